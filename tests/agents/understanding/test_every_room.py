"""Every named room of every model at hand, asked for by each of its names."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from agents import ask, minds_for
from graph_store import GraphSettings, connect
from ifc_loader import read_ifc
from sample_models import BAY_HOUSE
from tests.conftest import model_path

pytestmark = pytest.mark.engine

REAL = ("AC20-FZK-Haus.ifc", "SampleHouse4.ifc", "Duplex_A_20110907.ifc")
MODELS = [path for name in (BAY_HOUSE.name, *REAL) if (path := model_path(name))]
_ROOMS = (
    "MATCH (r:IfcSpace) OPTIONAL MATCH (w:IfcWindow)-[:LIGHTS]->(r) "
    "RETURN r.Name AS Name, r.LongName AS LongName, r.`derived.FullName` AS FullName, "
    "r.`derived.FloorArea` AS area, count(w) AS windows"
)


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_every_room_has_its_windows_and_area_by_each_of_its_names(
    path: Path, shared_engine: GraphSettings
) -> None:
    minds = minds_for("rules")
    wrong: list[tuple[str, Any, Any]] = []
    with connect(shared_engine, twin=f"rooms-{path.stem.lower().replace('_', '-')}") as store:
        store.write_graph(read_ifc(path))
        found = store.read(_ROOMS)
        rooms = [dict(zip(found.columns, row, strict=True)) for row in found.rows]  # type: ignore[union-attr]
        shared = Counter(room[key] for room in rooms for key in ("Name", "LongName") if room[key])
        for room in rooms:
            told = {name for name in _names(room) if name and shared[name] < 2}
            for name in told:
                if room["area"] is not None:
                    answer = ask(f"What is the floor area of {name}?", store, minds)
                    if not _same(answer.value, room["area"]):
                        wrong.append((answer.question, answer.value, room["area"]))
                answer = ask(f"How many windows does {name} have?", store, minds)
                if answer.value != room["windows"]:
                    wrong.append((answer.question, answer.value, room["windows"]))
    assert rooms
    assert wrong == []


def _names(room: dict[str, Any]) -> set[str]:
    """As Oriel prints a room: number and name, both as one name, and each where it is words."""
    both = " ".join(part for part in (room["Name"], room["LongName"]) if part)
    return {both, room["FullName"] or both, *(n for n in (room["LongName"],) if n and " " in n)}


def _same(told: Any, area: float) -> bool:
    return isinstance(told, (int, float)) and abs(told - area) <= 0.005 * area
