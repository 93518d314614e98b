"""Taking a damaged twin of the embedded engine out of the way, so that it can be loaded again."""

from datetime import UTC, datetime

from graph_store.backups import at_rest
from graph_store.errors import GraphError, keeping
from graph_store.ledger import Ledger, State
from graph_store.settings import GraphSettings


def set_aside(settings: GraphSettings, twin: str) -> State | None:
    """Move the files of a twin to `engine/damaged`; what it held, None where that is not known.

    Nothing is deleted. Raises GraphError while the engine runs, on a server, or where it cannot
    be moved.
    """
    if settings.uri:
        raise GraphError("Only a twin of the embedded engine is rebuilt; unset ORIEL_GRAPH_URI")
    if settings.portfolio:
        raise GraphError(
            "The twins of a portfolio lie in one database, which is not rebuilt for one of them; "
            f"put a backup of {settings.data_dir / 'engine'} in its place"
        )
    ledger = Ledger(settings.data_dir / "engine", twin)
    known = ledger.known()
    with (
        at_rest(settings, f"Rebuilding the twin '{twin}'") as engine,
        keeping(f"The twin '{twin}'", engine / "damaged"),
    ):
        folder = engine / "databases" / twin
        if folder.exists():
            aside = engine / "damaged" / f"{twin}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
            aside.parent.mkdir(exist_ok=True)
            folder.rename(aside)
        ledger.forget()
    return known[-1] if known else None
