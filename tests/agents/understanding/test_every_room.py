"""Every named room of every model at hand, asked for by each of its names."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agents import ask, minds_for
from graph_store import GraphSettings, GraphStore, Rows, connect
from ifc_loader import read_ifc
from sample_models import BAY_HOUSE
from tests.conftest import model_path

pytestmark = pytest.mark.engine

REAL = (
    "3rooms_Heater_AirTerminal_Table.ifc",
    "AC20-FZK-Haus.ifc",
    "Duplex_A_20110505.ifc",
    "Duplex_A_20110907.ifc",
    "Duplex_Electrical.ifc",
    "Duplex_Handover_20120323.ifc",
    "SampleHouse4.ifc",
)
"""Those with rooms; of two files of the same building but for damage, the sound one."""
MODELS = [path for name in (BAY_HOUSE.name, *REAL) if (path := model_path(name))]
ROOMS = (
    "MATCH (r:IfcSpace) OPTIONAL MATCH (r)-[:BOUNDED_BY]->(b:IfcElement) "
    "WITH r, collect(DISTINCT b) AS bounding "
    "OPTIONAL MATCH (w:IfcWindow)-[:LIGHTS]->(r) WITH r, bounding, count(DISTINCT w) AS windows "
    "OPTIONAL MATCH (d:IfcDoor)-[:LEADS_TO]->(r) "
    "RETURN r.Name AS Name, r.LongName AS LongName, r.`derived.FullName` AS FullName, "
    "r.`derived.FloorArea` AS area, windows, count(DISTINCT d) AS doors, "
    "size([b IN bounding WHERE 'IfcWindow' IN labels(b)]) AS `bounding windows`, "
    "size([b IN bounding WHERE 'IfcDoor' IN labels(b)]) AS `bounding doors`"
)
CALLED = "MATCH (n) WHERE n.Name IS NOT NULL RETURN n.Name AS Name, n.LongName AS LongName"
ASKED = {
    "area": "What is the floor area of {}?",
    "windows": "How many windows does {} have?",
    "doors": "How many doors does {} have?",
}
CLASSES = {"Room", "Roof"}
"""Names of rooms that are the words for a class first."""


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_every_room_has_its_openings_and_area_by_each_of_its_names(
    path: Path, shared_engine: GraphSettings
) -> None:
    minds, wrong = minds_for("rules"), []
    with connect(shared_engine, twin=f"rooms-{path.stem.lower().replace('_', '-')}") as store:
        store.write_graph(read_ifc(path))
        asked = list(questions(store))
        for question, expected in asked:
            answer = ask(question, store, minds)
            if not same(answer.value, expected):
                wrong.append((question, answer.value, expected))
    assert asked
    assert wrong == []


def questions(store: GraphStore) -> Iterator[tuple[str, float]]:
    """Every room's area and openings by every name that is its own, each with what is true.

    Where the file says of no opening which rooms it joins, an opening is a room's that bounds it.
    """
    rooms = rows(store, ROOMS)
    called = Counter(text for row in rows(store, CALLED) for text in set(row.values()) if text)
    for kind, words in ASKED.items():
        stated = kind if any(room[kind] for room in rooms) else f"bounding {kind}"
        if not any(room[stated] for room in rooms):
            continue
        for room in rooms:
            if room[stated] is not None:
                for name in names(room):
                    if called[name] < 2 and name not in CLASSES:
                        yield words.format(name), room[stated]


def rows(store: GraphStore, cypher: str) -> list[dict[str, Any]]:
    found = store.read(cypher)
    assert isinstance(found, Rows)
    return [dict(zip(found.columns, row, strict=True)) for row in found.rows]


def names(room: dict[str, Any]) -> set[str]:
    """As Oriel prints a room: its number, its name, and both as one name."""
    both = " ".join(part for part in (room["Name"], room["LongName"]) if part)
    return {name for name in (both, room["FullName"], room["Name"], room["LongName"]) if name}


def same(told: Any, expected: float) -> bool:
    return isinstance(told, (int, float)) and abs(told - expected) <= 0.005 * expected
