"""Work that waits for the engine or a model, while the script can be stopped."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


class Stopped(Exception):  # noqa: N818  it is no error
    """Raised in the work, by its report, after the script has ended."""


class Reporter:
    """Takes the sentences of the work, and tells it when it is to end."""

    def __init__(self) -> None:
        self.told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.stopped = threading.Event()

    def __call__(self, sentence: str) -> None:
        """Pass a sentence on. Raises Stopped."""
        self.wanted()
        self.told.put(sentence)

    def wanted(self) -> None:
        """Go on. Raises Stopped where the script has ended."""
        if self.stopped.is_set():
            raise Stopped


def stoppable(work: Callable[[Reporter], T], tell: Callable[[str, int], None]) -> T:
    """What `work` returns or raises; it runs in a thread, and reports sentences.

    `tell` is called here with each sentence, and with it again every second, and how many have
    passed: using Streamlit is where a script learns that it is to end. The work then ends at its
    next report, or within a call of the model.
    """
    reporter = Reporter()
    told = reporter.told
    done: Future[T] = Future()

    def run() -> None:
        try:
            done.set_result(work(reporter))
        except BaseException as error:  # noqa: BLE001  raised again in the script
            done.set_exception(error)
        told.put(None)

    threading.Thread(target=run, daemon=True).start()
    latest, seconds = "", 0
    try:
        while True:
            try:
                sentence = told.get(timeout=1)
            except queue.Empty:
                seconds += 1
            else:
                if sentence is None:
                    return done.result()
                latest, seconds = sentence, 0
            tell(latest, seconds)
    finally:
        reporter.stopped.set()
