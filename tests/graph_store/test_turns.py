"""Taking turns at a twin."""

import threading
from pathlib import Path

import pytest

from graph_store import GraphError
from graph_store.turns import turn
from tests.patience import PATIENCE


def test_who_waits_is_told_for_whom_and_not_for_ever(tmp_path: Path) -> None:
    lock, inside, done = tmp_path / "oriel.writing.lock", threading.Event(), threading.Event()

    def hold() -> None:
        with turn(lock, "Writing a.ifc", lambda who: None):
            inside.set()
            done.wait(PATIENCE)

    holder = threading.Thread(target=hold)
    holder.start()
    assert inside.wait(PATIENCE)
    heard: list[str] = []
    try:
        with (
            pytest.raises(GraphError, match=r"Writing b.ifc has waited 2 s for process \d+ \(Wri"),
            turn(lock, "Writing b.ifc", heard.append, seconds=2.0),
        ):
            pytest.fail("two had the turn at once")
    finally:
        done.set()
        holder.join()
    assert heard
    assert "Writing a.ifc, since" in heard[0]
    with turn(lock, "Writing b.ifc", heard.append):
        assert len(list(tmp_path.glob("*.who"))) == 1
    assert not list(tmp_path.glob("*.who"))
