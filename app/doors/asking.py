"""A question of another program, answered as `oriel ask` answers it."""

from collections.abc import Callable, Sequence

from agents import Answer, Mode, ModelSettings, Trace, ask
from agents.portfolio import ask_each
from agents.shared_minds import shared_minds
from agents.tracing.trace_files import keep
from app.doors.portfolio import buildings
from app.settings import AppSettings
from graph_store import GraphStore

LONGEST = 2000
"""Characters of a question."""


def answered(
    question: str,
    store: GraphStore,
    mode: Mode | None = None,
    *,
    history: Sequence[Answer] = (),
    report: Callable[[str], None] | None = None,
    wanted: Callable[[], None] | None = None,
) -> Answer:
    """The answer; `report` is told each step, and `wanted` ends the question by what it raises.

    `mode` is `ORIEL_AGENTS` where none is given. Raises GraphUnavailable and ModelError.
    """
    minds = shared_minds(mode or AppSettings().agents, ModelSettings())
    trace = Trace(report=report, wanted=wanted)
    try:
        return ask(question, store, minds, history=history, trace=trace)
    finally:
        keep(trace)


def answered_by_each(
    question: str,
    store: GraphStore,
    chosen: Sequence[str] | None = None,
    mode: Mode | None = None,
    *,
    report: Callable[[str], None] | None = None,
    wanted: Callable[[], None] | None = None,
) -> Answer:
    """The answer of several buildings of the store's engine, joined; of all without `chosen`.

    `report` is told which building is asked. Raises as `answered` does, and GraphError for a twin
    that is not there.
    """

    def asked(each: str, one: GraphStore) -> Answer:
        return answered(each, one, mode, wanted=wanted)

    return ask_each(question, buildings(store, chosen), asked, report or (lambda _building: None))
