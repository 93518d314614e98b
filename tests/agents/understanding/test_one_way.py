"""The stages of reading a question know one another one way, in modules that are soon read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

LAYER = ROOT / "agents" / "understanding"
STAGES = ("language", "schema", "plans", "twin", "parsing", "answers", "choosing")
"""Each may import those before it and itself."""
PARSING = (
    *("turns", "context", "writing_out", "constituents", "chart", "joining", "places"),
    *("amounts", "measuring"),
    *("applying", "sides", "antecedents", "linking", "clauses", "background", "grammar", "asking"),
    *("constructions", "following", "table", "questioning", "left_out", "reading", "telling"),
)
"""The rooms and modules of `parsing`; each may import those before it and itself."""
MOST_LINES = 250
_IMPORT = re.compile(r"^\s*(?:from|import) agents\.(\w+)(?:\.(\w+))?", re.M)
_ROOM = re.compile(r"^from agents\.understanding\.parsing(?:\.| import )(\w+)", re.M)


def imports_of(stage: str) -> Iterator[tuple[str, str, str]]:
    """Each module of a stage with the room and, within this one, the stage that it imports."""
    for module in sorted((LAYER / stage).rglob("*.py")):
        for room, inner in _IMPORT.findall(module.read_text("utf-8")):
            yield module.name, room, inner


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_imports_only_what_comes_before_it(stage: str) -> None:
    before = STAGES[: STAGES.index(stage) + 1]
    wrong = {
        (module, inner)
        for module, room, inner in imports_of(stage)
        if room == "understanding" and inner not in before
    }
    assert wrong == set()


def test_only_what_a_reading_is_told_as_knows_the_messages_of_the_agents() -> None:
    wrong = {
        (stage, module, room)
        for stage in STAGES[: STAGES.index("answers")]
        for module, room, _ in imports_of(stage)
        if room != "understanding"
    }
    assert wrong == set()


def test_every_stage_is_in_the_table() -> None:
    folders = {path.parent.name for path in LAYER.glob("*/__init__.py")}
    assert folders == set(STAGES)


@pytest.mark.parametrize("room", PARSING)
def test_a_room_of_parsing_imports_only_what_comes_before_it(room: str) -> None:
    before = PARSING[: PARSING.index(room) + 1]
    modules = (*(LAYER / "parsing" / room).glob("*.py"), LAYER / "parsing" / f"{room}.py")
    for module in filter(Path.exists, modules):
        known = set(_ROOM.findall(module.read_text("utf-8")))
        assert known <= set(before), f"{module}: {known - set(before)}"


def test_every_room_of_parsing_is_in_the_table() -> None:
    rooms = {path.parent.name for path in (LAYER / "parsing").glob("*/__init__.py")}
    modules = {path.stem for path in (LAYER / "parsing").glob("[!_]*.py")}
    assert rooms | modules == set(PARSING)


def test_no_module_is_longer_than_is_soon_read() -> None:
    longer = {
        module.relative_to(LAYER).as_posix()
        for module in LAYER.rglob("*.py")
        if len(module.read_text("utf-8").splitlines()) > MOST_LINES
    }
    assert longer == set()
