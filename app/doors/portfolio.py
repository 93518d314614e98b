"""The buildings of one engine: which there are, what opens each, and what it holds at a glance."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from app.twins import names
from graph_store import GraphError, GraphStore, QueryError, connect

SIZE = """
MATCH (n) RETURN
  sum(CASE WHEN 'IfcBuildingStorey' IN labels(n) THEN 1 ELSE 0 END) AS storeys,
  sum(CASE WHEN 'IfcSpace' IN labels(n) THEN 1 ELSE 0 END) AS rooms,
  sum(CASE WHEN 'IfcSpace' IN labels(n) THEN n.`derived.FloorArea` ELSE 0.0 END) AS area,
  sum(CASE WHEN 'IfcDoor' IN labels(n) THEN 1 ELSE 0 END) AS doors,
  sum(CASE WHEN 'IfcWindow' IN labels(n) THEN 1 ELSE 0 END) AS windows,
  sum(CASE WHEN 'IfcElement' IN labels(n) THEN 1 ELSE 0 END) AS elements,
  sum(CASE WHEN 'Finding' IN labels(n) THEN 1 ELSE 0 END) AS findings
"""
SECONDS = 30.0


@dataclass(frozen=True)
class Glance:
    """A building at a glance; `area` in m² of its rooms, `loaded` an ISO time, UTC."""

    twin: str
    name: str
    models: int
    storeys: int
    rooms: int
    area: float
    doors: int
    windows: int
    elements: int
    findings: int
    loaded: str


def buildings(
    store: GraphStore, chosen: Sequence[str] | None = None
) -> Iterator[tuple[str, Callable[[], GraphStore]]]:
    """The shown name of each twin, or of those in `chosen`, and what opens it.

    Raises GraphError for a twin in `chosen` that is not there.
    """
    titles = names.titles(store, store.models())
    if missing := [twin for twin in chosen or () if twin not in titles]:
        raise GraphError(f"There is no twin {', '.join(missing)}, only {', '.join(sorted(titles))}")
    for twin in chosen or titles:
        yield titles[twin], partial(connect, store.settings, twin, make=False)


def glance(store: GraphStore, name: str) -> Glance | None:
    """What a twin holds; None for one without a model. Raises GraphError where that fails."""
    models = store.models()
    if not models:
        return None
    found = store.read(SIZE, seconds=SECONDS)
    if isinstance(found, QueryError):
        raise GraphError(f"{name} cannot be read: {found.message}")
    storeys, rooms, area, doors, windows, elements, findings = found.rows[0]
    return Glance(
        twin=store.twin,
        name=name,
        models=len(models),
        storeys=storeys,
        rooms=rooms,
        area=float(area or 0.0),
        doors=doors,
        windows=windows,
        elements=elements,
        findings=findings,
        loaded=max(model.loaded for model in models),
    )
