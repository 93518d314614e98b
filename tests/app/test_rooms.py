"""The rooms of the app: who knows whom, where a session's state is, and the way of an answer."""

import ast
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from streamlit.testing.v1 import AppTest

from graph_store import GraphStore
from tests.app.pages import state_of

APP = Path(__file__).resolve().parents[2] / "app"
KNOWS: dict[str, set[str]] = {
    "settings": set(),
    "passwords": set(),
    "look": set(),
    "words": set(),
    "twins": {"settings"},
    "elements": {"words"},
    "talks": {"twins"},
    "exports": {"talks", "words"},
    "checks": {"exports", "twins", "words"},
    "doors": {*("checks", "elements", "exports", "look"), *("settings", "talks", "twins", "words")},
    "edits": {"doors", "talks", "twins", "words"},
    "rest": {"checks", "doors", "edits", "elements", "exports", "twins"},
    "assistants": {"doors", "edits", "rest", "twins"},
    "sign_in": {"settings", "twins", "words"},
    "session": {"checks", "edits", "exports", "settings", "sign_in", "talks", "twins", "words"},
    "editing": {"edits", "exports", "session", "sign_in", "talks", "twins", "words"},
    "building": {"editing", "elements", "look", "session", "twins", "words"},
    "relations": {"elements", "look", "session", "words"},
    "answer": {"building", "doors", "editing", "exports", "look", "session", "talks", "words"},
    "reviewing": {"doors", "exports", "session", "talks", "words"},
    "portfolio": {"doors", "session", "words"},
    "pages": {
        *(
            "reviewing",
            "answer",
            "building",
            "checks",
            "doors",
            "editing",
            "exports",
            "look",
            "portfolio",
            "relations",
            "session",
            "sign_in",
        ),
        *("talks", "twins", "words"),
    },
    "serving": {
        *("assistants", "building", "doors", "exports", "rest", "settings", "sign_in", "twins"),
        "words",
    },
    "command": {
        *("assistants", "checks", "doors", "edits", "exports", "serving", "settings", "twins"),
        *("passwords", "words"),
    },
}
"""What each room imports of the others; none stands before the rooms it knows."""
WITHOUT_A_BROWSER = (
    "words",
    "twins",
    "elements",
    "talks",
    "checks",
    "doors",
    "edits",
    "rest",
    "assistants",
    "command",
)
MOST_IN_A_ROOM = 15


def modules(room: str) -> list[Path]:
    return sorted((APP / room).glob("*.py")) or [APP / f"{room}.py"]


def imports(path: Path) -> set[str]:
    """The modules that a module imports, by their dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_every_module_of_the_app_stands_in_a_room() -> None:
    rooms = {
        path.name.removesuffix(".py") for path in APP.glob("[a-z]*") if path.name != "py.typed"
    }
    assert rooms == KNOWS.keys()
    assert max(len(modules(room)) for room in KNOWS) <= MOST_IN_A_ROOM


@pytest.mark.parametrize("room", KNOWS)
def test_a_room_knows_only_rooms_that_stand_before_it(room: str) -> None:
    order = list(KNOWS)
    assert all(order.index(known) < order.index(room) for known in KNOWS[room])
    known = {
        name.split(".")[1]
        for path in modules(room)
        for name in imports(path)
        if name.startswith("app.")
    }
    assert known - {room} == KNOWS[room]


@pytest.mark.parametrize("room", WITHOUT_A_BROWSER)
def test_a_room_without_a_browser_draws_nothing(room: str) -> None:
    for path in modules(room):
        assert not any(name.startswith("streamlit") for name in imports(path)), path


def test_the_state_of_a_session_is_touched_in_one_module() -> None:
    spoken = [path for path in APP.rglob("*.py") if "session_state" in path.read_text("utf-8")]
    assert spoken == [APP / "session" / "state.py"]


def test_an_answer_goes_from_top_to_bottom_without_turning_back(
    app: Callable[[], AppTest], house: GraphStore
) -> None:
    """Every module that draws an answer is entered once, from the sentence to the thumbs."""
    test = app()
    state_of(test).pending = "List all doors."
    test.run()
    assert not test.exception
    with entered("app.answer.") as modules_in_order:
        test.run()
    assert not test.exception
    whole = "card shown bars answer_rows rows_table cypher steps thumbs"
    assert modules_in_order == whole.split()


@contextmanager
def entered(prefix: str) -> Iterator[list[str]]:
    """The modules below `prefix`, each time that another module of the app calls into it."""
    found: list[str] = []

    def module(frame: FrameType | None) -> str:
        return str(frame.f_globals.get("__name__", "")) if frame else ""

    def look(frame: FrameType, event: str, argument: object) -> None:
        name = module(frame)
        if event != "call" or not name.startswith(prefix):
            return
        above = frame.f_back
        while above and not module(above).startswith("app."):
            above = above.f_back
        if module(above) != name:
            found.append(name.removeprefix(prefix))

    threading.setprofile(look)
    try:
        yield found
    finally:
        threading.setprofile(None)
