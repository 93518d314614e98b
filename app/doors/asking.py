"""A question of another program, answered as `oriel ask` answers it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from agents import Answer, Mode, ModelSettings, Trace, ask
from agents.messages import Twin
from agents.minds import NO_MODEL
from agents.portfolio import ask_each
from agents.shared_minds import shared_minds
from agents.tracing.trace_files import keep
from app.doors.portfolio import buildings
from app.settings import AppSettings
from graph_store import GraphStore

if TYPE_CHECKING:
    from agents.sql.answering import SqlAnswer

LONGEST = 2000
"""Characters of a question."""


def answered(
    question: str,
    store: GraphStore,
    mode: Mode | None = None,
    *,
    history: Sequence[Answer] = (),
    report: Callable[[str], None] | None = None,
    wanted: Callable[[], None] | None = None,
) -> Answer:
    """The answer; `report` is told each step, and `wanted` ends the question by what it raises.

    `mode` is `ORIEL_AGENTS` where none is given. Raises GraphUnavailable and ModelError.
    """
    minds = shared_minds(mode or AppSettings().agents, ModelSettings())
    trace = Trace(report=report, wanted=wanted)
    try:
        return ask(question, store, minds, history=history, trace=trace)
    finally:
        keep(trace)


def answered_by_each(
    question: str,
    store: GraphStore,
    chosen: Sequence[str] | None = None,
    mode: Mode | None = None,
    *,
    report: Callable[[str], None] | None = None,
    wanted: Callable[[], None] | None = None,
) -> Answer:
    """The answer of several buildings of the store's engine, joined; of all without `chosen`.

    `report` is told which building is asked. Raises as `answered` does, and GraphError for a twin
    that is not there.
    """

    def asked(each: str, one: GraphStore) -> Answer:
        return answered(each, one, mode, wanted=wanted)

    return ask_each(question, buildings(store, chosen), asked, report or (lambda _building: None))


def answered_by_sql(question: str, store: GraphStore, mode: Mode | None = None) -> "SqlAnswer":
    """What the databases of a twin say to a question, each as it was when it was read in.

    Of several the first that answers is heard, in the order of their names. `mode` is
    `ORIEL_AGENTS` where none is given; without a model the rules write the SQL. Raises DoorError
    for a twin without a database, or whose file is not kept here; RegisterError and ModelError.
    """
    from app.doors.models import databases  # noqa: PLC0415  reads files; seldom asked
    from app.doors.problems import Code, DoorError  # noqa: PLC0415

    names = databases(store.models())
    if not names:
        told = (
            f"The twin '{store.twin}' holds no database to be asked by SQL. Read one in: "
            f"oriel ingest maintenance.sqlite --twin {store.twin}"
        )
        raise DoorError(Code.MODEL_UNKNOWN, told)
    first, *others = sorted(names)
    answer = _by_sql(question, first, store, mode)
    for name in others:
        if answer.value is not None:
            break
        answer = _by_sql(question, name, store, mode)
    return answer


def _by_sql(question: str, name: str, store: GraphStore, mode: Mode | None) -> "SqlAnswer":
    from agents.model.model_client import ModelClient  # noqa: PLC0415  slow to import, seldom asked
    from agents.sql.answering import by_model, by_rules  # noqa: PLC0415
    from agents.sql.door import open_database  # noqa: PLC0415
    from app.doors.models import file_of  # noqa: PLC0415
    from app.twins.reports import mapping_in  # noqa: PLC0415
    from registers import cobie  # noqa: PLC0415

    settings = ModelSettings()
    chosen = mode or AppSettings().agents
    with open_database(file_of(store, name)) as database:
        if chosen in NO_MODEL or (chosen == "auto" and not settings.configured):
            twin = Twin(store, store.schema())
            return by_rules(question, twin, database, mapping_in(store, name) or cobie())
        return by_model(question, database, ModelClient(settings))
