"""Taking a damaged twin of the embedded engine out of the way, so that it can be loaded again."""

from dataclasses import replace
from datetime import UTC, datetime

from graph_store.backups import at_rest
from graph_store.errors import GraphError, keeping
from graph_store.ledger import Ledger, State
from graph_store.names import twin_name
from graph_store.settings import GraphSettings


def set_aside(settings: GraphSettings, twin: str) -> State | None:
    """Move the files of a twin to `engine/damaged`; what it held, None where that is not known.

    Nothing is deleted, and what is to be loaded again stands in the ledger until it is: what a
    rebuild that was broken off had still to load is part of it. Raises GraphError while the engine
    runs, on a server, where nothing can be called so, or where it cannot be moved.
    """
    if settings.uri:
        raise GraphError("Only a twin of the embedded engine is rebuilt; unset ORIEL_GRAPH_URI")
    if settings.portfolio:
        raise GraphError(
            "The twins of a portfolio lie in one database, which is not rebuilt for one of them; "
            f"put a backup of {settings.data_dir / 'engine'} in its place"
        )
    ledger = Ledger(settings.data_dir / "engine", twin_name(twin))
    state = _all_of(ledger)
    with (
        at_rest(settings, f"Rebuilding the twin '{twin}'") as engine,
        keeping(f"The twin '{twin}'", engine / "damaged"),
    ):
        folder = engine / "databases" / twin
        if folder.exists():
            aside = engine / "damaged" / f"{twin}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
            aside.parent.mkdir(exist_ok=True)
            folder.rename(aside)
        if state is not None:
            ledger.owe(state)
    return state


def settled(settings: GraphSettings, twin: str, left: tuple[str, ...]) -> None:
    """Note that a twin was loaded again, but for the models that are `left` for another try."""
    Ledger(settings.data_dir / "engine", twin).settle(*left)


def _all_of(ledger: Ledger) -> State | None:
    """What a twin holds, and what it is still to hold again; its own where both have a model."""
    known, owed = next(iter(ledger.known()[::-1]), None), ledger.owed()
    if known is None or owed is None:
        return known or owed
    models = {each[0]: each for each in (*owed.models, *known.models)}
    again = {each[0] for each in known.models}
    return replace(
        owed,
        models=tuple(models[name] for name in sorted(models)),
        unread=(*known.unread, *(each for each in owed.unread if each[0] not in again)),
    )
