"""The benchmark's graph format, on a small graph of this project's own."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from evaluation.sets.cypherbench import GraphFileError, read_graph

SMALL = Path(__file__).parent / "harbour_simplekg.json"


def changed(tmp_path: Path, *path: Any, value: Any) -> Path:
    """The small graph with the entry at `path` replaced."""
    content = json.loads(SMALL.read_text())
    place = content
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    target = tmp_path / "changed.json"
    target.write_text(json.dumps(content))
    return target


def test_nodes_and_relationships_carry_typed_properties() -> None:
    graph = read_graph(SMALL)
    ship = next(node for node in graph.nodes if node.key == "harbour/Ship#1")
    assert ship.labels == ("Ship",)
    assert ship.properties == {
        "name": "Nordlicht", "aliases": ["Northern Light"], "launched": date(1987, 5, 2),
        "length_m": 92.0, "crew": 14, "in_service": True, "cargoes": ["grain", "timber"],
    }  # fmt: skip
    berth = next(r for r in graph.relationships if r.start == "harbour/Ship#1")
    assert (berth.type, berth.end, berth.properties) == (
        "berthsAt", "harbour/Harbour#1", {"since": date(2001, 3, 1)},
    )  # fmt: skip
    assert [finding.kind for finding in graph.findings] == ["left out"]


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("entities", 0, "properties", "crew"), "14", r"'Ship#1': property 'crew' must be int"),
        (("entities", 0, "properties", "crew"), True, "must be int, is True"),
        (("entities", 0, "properties", "length_m"), 10**400, r"must be float, is 10{59}; mend"),
        (("entities", 0, "properties", "launched"), "May 1987", "must be date, is 'May 1987'"),
        (("entities", 0, "properties", "cargoes"), "grain", r"must be list\[str\]"),
        (("entities", 0, "properties", "colour"), "red", "property 'colour' is not in the schema"),
        (("entities", 0, "label"), "Boat", "label 'Boat' is not in the schema"),
        (("entities", 1, "eid"), "Ship#1", r"entities\[1\] 'Ship#1': eid occurs twice"),
        (("entities", 0, "name"), None, r"entities\[0\].name: Input should be a valid string"),
        (("relations", 0, "obj_id"), "Harbour#9", r"'0' berthsAt: no entity has eid"),
        (("relations", 0, "obj_id"), "Ship#1", r"the schema has no Ship-\[berthsAt\]->Ship"),
        (("schema", "entities", 0, "properties", "crew"), "number", "has type 'number'"),
        (("schema", "name"), 7, "schema.name: Input should be a valid string"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(
    tmp_path: Path, path: tuple[Any, ...], value: Any, told: str
) -> None:
    with pytest.raises(GraphFileError, match=told):
        read_graph(changed(tmp_path, *path, value=value))


def test_what_is_no_json_and_what_is_not_there_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"schema": ')
    with pytest.raises(GraphFileError, match="line 1: not JSON"):
        read_graph(broken)
    with pytest.raises(GraphFileError, match="cannot be read"):
        read_graph(tmp_path / "absent.json")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'{"schema": "K\xfcste"}', "byte 13 is no UTF-8"),
        (b"[" * 100_000, "not JSON .*recursion"),
        (b'{"entities": NaN}', "NaN is no number"),
    ],
)
def test_what_no_reader_of_json_expects_is_told(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(GraphFileError, match=told):
        read_graph(path)


def test_the_sample_graphs_are_read(shared_cypherbench: Path) -> None:
    counts = {
        graph.model: (len(graph.nodes), len(graph.relationships))
        for graph in map(read_graph, sorted(shared_cypherbench.glob("*_simplekg.json")))
    }
    assert counts == {
        "art": (490, 485), "biology": (440, 588), "soccer": (122, 130),
        "terrorist_attack": (225, 91),
    }  # fmt: skip
