"""An IDS file run on every model of a twin whose file is kept."""

from pathlib import Path

from app.checks.checking import CheckError, check
from app.checks.keeping import keep
from app.checks.report import Report
from app.twins import library
from graph_store import GraphStore
from registers import is_register


def check_twin(
    ids: bytes, name: str, store: GraphStore, *, keeping: bool = False
) -> tuple[Report, ...]:
    """A report for each model, with `keeping` put into the twin too (`keeping.py`).

    Raises CheckError; GraphError where the engine fails, or a model is replaced meanwhile.
    """
    models = store.models()
    files = {each.name: library.source(each.sha256) for each in models}
    if missing := [model for model, path in files.items() if path is None]:
        raise CheckError(f"No file is kept of {', '.join(missing)}; load it again (oriel ingest).")
    if not files:
        raise CheckError(f"The twin '{store.twin}' holds no model; load one (oriel ingest).")
    ifc = {model: path for model, path in files.items() if path and not is_register(path)}
    if not ifc:
        raise CheckError(f"The twin '{store.twin}' holds registers alone; load a model too.")
    reports = tuple(check(ids, name, path, model) for model, path in ifc.items())
    if keeping:
        keep(reports, store, models)
    return reports


def check_file(ids: bytes, name: str, path: Path) -> tuple[Report, ...]:
    """A report of one IFC file that need not be in any twin. Raises CheckError."""
    return (check(ids, name, path, path.name),)
