"""What a right answer to an ask looks like, for the evaluator and the interpreter."""

from agents.messages import Intent, Shape
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Layers,
    Names,
    Share,
    Versus,
)
from agents.understanding.plans.compiling import Compiled
from graph_store.rows import QueryError, Rows

FUNCTIONS = {
    "sum": "total",
    "avg": "average",
    "min": "smallest",
    "max": "largest",
    "spread": "difference in",
}


def intent_of(ask: Ask, compiled: Compiled, rows: Rows | QueryError) -> Intent:
    """The intent of an ask: the form of its value, and the words for what it is about."""
    units = compiled.units
    match ask:
        case Count() if ask.by:
            return Intent(
                shape=Shape.TABLE,
                subject=ask.by.word,
                names=compiled.names,
                many=True,
                measure=f"number of {ask.nodes.text}",
                units=units,
            )
        case Count():
            return Intent(shape=Shape.COUNT, subject=ask.nodes.text, phrase=ask.nodes.where_text)
        case Names() if not ask.measures:
            shape = Shape.GROUPS if ask.by else Shape.LIST
            names = compiled.names if not ask.by else 1
            return Intent(
                shape=shape,
                subject=ask.nodes.text,
                phrase=ask.nodes.where_text,
                names=names,
                many=True,
                units=units,
            )
        case Names():
            return _measured(ask, compiled, rows)
        case Aggregate() if ask.by:
            return Intent(
                shape=Shape.TABLE,
                subject=ask.by.word,
                names=compiled.names,
                many=True,
                measure=_measure(ask),
                units=units,
            )
        case Aggregate():
            return Intent(
                shape=Shape.NUMBER,
                subject=ask.nodes.text,
                phrase=ask.nodes.where_text,
                measure=_measure(ask),
                many=True,
                units=units,
            )
        case Exists():
            return Intent(
                shape=Shape.BOOLEAN, subject=ask.nodes.text, phrase=ask.nodes.where_text, many=True
            )
        case Layers():
            return Intent(
                shape=Shape.TABLE,
                subject="layer",
                phrase=f"of {ask.nodes.text}",
                names=2,
                many=True,
                units=units,
            )
        case Share():
            return Intent(
                shape=Shape.NUMBER, subject=ask.part.text, every=f"of {ask.whole.text}", units=units
            )
        case Versus():
            shape = Shape.BOOLEAN if ask.mode in {"is_more", "is_less", "same"} else Shape.NUMBER
            return Intent(
                shape=shape, subject=ask.left.nodes.text, measure="difference", units=units
            )
    return Intent(shape=Shape.TABLE)


def _measure(ask: Aggregate) -> str:
    return f"{FUNCTIONS[ask.function]} {ask.measure.word}"


def _measured(ask: Names, compiled: Compiled, rows: Rows | QueryError) -> Intent:
    """One value of one thing is a number or a text; anything else a table."""
    count = len(rows.rows) if isinstance(rows, Rows) else 2
    words = " and ".join(dict.fromkeys(one.word for one in ask.measures))
    common = {
        "subject": ask.nodes.text,
        "phrase": ask.nodes.where_text,
        "measure": words,
        "units": compiled.units,
        "names": compiled.names,
    }
    if ask.order is not None:
        return Intent(shape=Shape.TABLE, many=count > 1, **common)
    if count == 1 and len(ask.measures) == 1 and len(ask.measures[0].groups[:1] or ((),)) == 1:
        value = rows.rows[0][-1] if isinstance(rows, Rows) else None
        single = isinstance(rows, Rows) and len(rows.rows[0]) == compiled.names + 1
        if single:
            number = isinstance(value, (int, float)) and not isinstance(value, bool)
            shape = Shape.NUMBER if number else Shape.TEXT
            return Intent(shape=shape, **common)
    return Intent(shape=Shape.TABLE, many=count > 1, alike=True, **common)
