"""`docs/agents.md` tells of the code as it is: which mind does what, what it sees, and where."""

import importlib
import re
import types
import typing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings, messages, minds_for, ways
from agents.messages import Grade
from agents.minds import Mode
from agents.model.model_client import ModelClient
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "agents.md").read_text("utf-8")
MODULES = {
    path.stem: ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in (ROOT / "agents").rglob("*.py")
    if "understanding" not in path.parts
}
ROLES = ("generate", "evaluate", "extract", "verify", "instruct", "aggregate", "interpret")
UNUSED = "–"


def table(heading: str) -> list[list[str]]:
    """The rows of the first table behind a heading, with its first row."""
    lines = TEXT.split(f"\n## {heading}\n")[1].splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("|"))
    rows = [line for line in lines[start:] if line.startswith("|") or not line]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in rows[: rows.index("")]
    ]


def named(cell: str) -> list[str]:
    """What a cell names in back-ticks."""
    return re.findall(r"`([^`]+)`", cell)


WAYS = table("Ways of working")
MESSAGES = [row for row in table("Messages")[2:] if row[0] != "Schema Agent"]
SOURCES = table("What is from where")[2:]


@pytest.mark.parametrize("way", WAYS[2:], ids=lambda way: way[0])
def test_mind_of_each_agent_is_the_one_told(way: list[str]) -> None:
    (mode,) = named(way[0])
    chosen = minds_for(typing.cast("Mode", mode), ModelSettings(name="tiny"))
    told = dict(zip(WAYS[0][1:], way[1:], strict=True))
    assert tuple(told)[: len(ROLES)] == ROLES
    for role in ROLES:
        if told[role] != UNUSED:
            assert asks_a_model(getattr(chosen, role)) is ("model" in told[role]), role
        else:
            assert not asks_a_model(getattr(chosen, role)), role


def asks_a_model(mind: Any) -> bool:
    return isinstance(mind, partial) and any(isinstance(one, ModelClient) for one in mind.args)


SIGNATURES = {
    "query_generator": ways.Generate,
    "query_evaluator": ways.Evaluate,
    "entity_extractor": ways.Extract,
    "verification": ways.Verify,
    "instructions_generator": ways.Instruct,
    "feedback_aggregator": ways.Aggregate,
    "interpreter": ways.Interpret,
}


def names_of(annotation: Any) -> set[str]:
    """The classes that a type is made of."""
    if args := typing.get_args(annotation):
        return set().union(*(names_of(one) for one in args))
    return set() if annotation is types.NoneType else {annotation.__name__}


@pytest.mark.parametrize("row", MESSAGES, ids=lambda row: row[0])
def test_each_agent_sees_and_hands_on_what_is_told(row: list[str]) -> None:
    _, module, seen, handed_on = row
    stem = Path(named(module)[0]).stem
    assert MODULES[stem].startswith("agents.steps.")
    if stem not in SIGNATURES:
        return
    wanted, gives = typing.get_args(SIGNATURES[stem])
    sees = set().union(*(names_of(one) for one in wanted))
    told = {one.removesuffix("s") if one == "Attempts" else one for one in named(seen)}
    assert told == sees
    assert set(named(handed_on)) >= names_of(gives)


def test_all_seven_agents_of_the_paper_have_their_row() -> None:
    stems = {Path(named(row[1])[0]).stem for row in MESSAGES}
    assert stems == {*SIGNATURES, "executor"}
    assert len(SIGNATURES) == 7


def test_elements_of_the_paper_stand_where_the_table_says() -> None:
    assert len(Grade) == 3
    assert minds_for("paper", ModelSettings(name="tiny")).attempts == 1 + 4
    for element, _, here, _ in SOURCES:
        for one in named(here):
            assert stands(one), f"{one} of {element!r}"


def stands(name: str) -> bool:
    """Whether a path, a module, a name in one, a field of a class or a way of working exists."""
    if " " in name or name in typing.get_args(Mode):
        return True
    if "/" in name:
        return (ROOT / name).exists()
    head, _, attribute = name.removesuffix(".py").partition(".")
    if head in MODULES:
        module = importlib.import_module(MODULES[head])
        return not attribute or hasattr(module, attribute)
    held = getattr(messages, head, None) or getattr(ways, head, None)
    return attribute in getattr(held, "__annotations__", {})
