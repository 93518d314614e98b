"""Work that waits for the engine or a model, while the script can be stopped."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from agents.trace import Report

T = TypeVar("T")


class Stopped(Exception):  # noqa: N818  it is no error
    """Raised in the work, by its report, after the script has ended."""


def stoppable(work: Callable[[Report], T], tell: Callable[[str, int], None]) -> T:
    """What `work` returns or raises; it runs in a thread, and reports sentences.

    `tell` is called here with each sentence, and with it again every second, and how many have
    passed: using Streamlit is where a script learns that it is to end. The work then ends at its
    next report.
    """
    told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    done: Future[T] = Future()
    stopped = threading.Event()

    def report(sentence: str) -> None:
        if stopped.is_set():
            raise Stopped
        told.put(sentence)

    def run() -> None:
        try:
            done.set_result(work(report))
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
        stopped.set()
