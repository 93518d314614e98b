"""A question asked of the databases of a twin, by SQL over the files that they were read from."""

from pathlib import Path

from agents import Mode, ModelSettings
from agents.messages import Twin
from agents.minds import NO_MODEL
from agents.model.model_client import ModelClient
from agents.sql.answering import SqlAnswer, by_model, by_rules
from agents.sql.door import open_database
from app.doors.models import databases, file_of
from app.doors.problems import Code, DoorError
from app.settings import AppSettings
from graph_store import GraphStore
from registers import mapping_beside, read_mapping


def answered_by_sql(question: str, store: GraphStore, mode: Mode | None = None) -> SqlAnswer:
    """What the databases of a twin say to a question, each as it was when it was read in.

    Of several the first that answers is heard, in the order of their names. `mode` is
    `ORIEL_AGENTS` where none is given; without a model the rules write the SQL. Raises DoorError
    for a twin without a database, or whose file is not kept here; RegisterError and ModelError.
    """
    names = databases(store.models())
    if not names:
        told = (
            f"The twin '{store.twin}' holds no database to be asked by SQL. Read one in: "
            f"oriel ingest maintenance.sqlite --twin {store.twin}"
        )
        raise DoorError(Code.MODEL_UNKNOWN, told)
    paths = [file_of(store, name) for name in sorted(names)]
    answer = _asked(question, paths[0], store, mode)
    for path in paths[1:]:
        if answer.value is not None:
            break
        answer = _asked(question, path, store, mode)
    return answer


def _asked(question: str, path: Path, store: GraphStore, mode: Mode | None) -> SqlAnswer:
    settings = ModelSettings()
    chosen = mode or AppSettings().agents
    with open_database(path) as database:
        if chosen in NO_MODEL or (chosen == "auto" and not settings.configured):
            twin = Twin(store, store.schema())
            return by_rules(question, twin, database, read_mapping(mapping_beside(path)))
        return by_model(question, database, ModelClient(settings))
