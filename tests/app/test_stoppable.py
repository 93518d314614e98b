"""Work that can be stopped: what it returns, raises and reports, and how it ends."""

import threading
from collections.abc import Callable

import pytest

from app.answer.stoppable import Stopped, stoppable
from tests.patience import PATIENCE


class Ended(BaseException):
    """As Streamlit raises one where a script uses it after being stopped."""


def test_the_result_comes_after_every_sentence() -> None:
    told: list[tuple[str, int]] = []

    def work(report: Callable[[str], None]) -> int:
        report("First")
        report("Second")
        return 42

    assert stoppable(work, lambda *each: told.append(each)) == 42
    assert told == [("First", 0), ("Second", 0)]


def test_what_fails_in_the_work_is_raised_in_the_script() -> None:
    def work(report: Callable[[str], None]) -> None:
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost"):
        stoppable(work, lambda *each: None)


def test_a_stopped_script_waits_for_nothing_and_the_work_ends_at_its_next_report() -> None:
    released, how = threading.Event(), list[type[BaseException]]()
    ended = threading.Event()

    def work(report: Callable[[str], None]) -> None:
        report("Waiting")
        released.wait(PATIENCE)
        try:
            report("Going on")
        except BaseException as error:
            how.append(type(error))
            raise
        finally:
            ended.set()

    def tell(sentence: str, seconds: int) -> None:
        assert sentence == "Waiting"
        if seconds == 2:
            raise Ended

    with pytest.raises(Ended):
        stoppable(work, tell)
    released.set()
    assert ended.wait(PATIENCE)
    assert how == [Stopped]
