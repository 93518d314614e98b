"""The rooms of the evaluation know each other one way only."""

import re

import pytest

from evaluation.sets.model_files import ROOT

KNOWS = {
    "sets": set(),
    "comparing": {"sets"},
    "metrics": set(),
    "asking": {"sets", "comparing", "metrics"},
    "reports": {"comparing", "metrics", "asking"},
    "judging": {"comparing", "metrics", "asking", "reports"},
    "runs": {"sets", "asking", "reports", "judging"},
    "generation": {"sets", "comparing", "metrics"},
    "questions": {"sets"},
    "learning": {"sets", "comparing", "asking"},
    "trust": {"sets", "comparing"},
}


@pytest.mark.parametrize("room", KNOWS)
def test_a_room_imports_only_what_stands_before_it(room: str) -> None:
    for path in (ROOT / "evaluation" / room).rglob("*.py"):
        imported = set(
            re.findall(r"^from evaluation\.(\w+)", path.read_text("utf-8"), re.MULTILINE)
        )
        assert imported <= KNOWS[room] | {room}, path


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {path.parent.name for path in (ROOT / "evaluation").glob("*/__init__.py")}
    assert rooms == KNOWS.keys()
