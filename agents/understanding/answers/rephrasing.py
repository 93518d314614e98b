"""An ask as a plain question, to offer to the person: ready to be asked, and read back the same."""

from agents.rules.speaking import plural
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Function,
    Key,
    Layers,
    Names,
    Nodes,
    Share,
)

FUNCTIONS: dict[Function, str] = {
    "sum": "total",
    "avg": "average",
    "min": "minimum",
    "max": "maximum",
}


def rephrased(ask: Ask) -> str:
    """The question an ask answers, in English; empty where it is not said in a few words."""
    match ask:
        case Count():
            return f"How many {_many(ask.nodes)}{_by(ask.by)}?"
        case Exists(every=None):
            return f"Are there {_many(ask.nodes)}?"
        case Layers():
            return f"What are the layers of the {_one(ask.nodes)}?"
        case Aggregate() if ask.function in FUNCTIONS:
            function = FUNCTIONS[ask.function]
            return (
                f"What is the {function} {ask.measure.word} of the {_many(ask.nodes)}{_by(ask.by)}?"
            )
        case Names():
            return _names(ask)
        case Share() if ask.measure is None:
            return f"What percentage of the {_many(ask.whole)} are {_many(ask.part)}?"
    return ""


def _names(ask: Names) -> str:
    if ask.order is not None:
        which = "largest" if ask.descending else "smallest"
        first = f"{ask.limit} " if ask.limit and ask.limit > 1 else ""
        things = _many(ask.nodes) if first else _one(ask.nodes)
        return f"Which {first}{things} has the {which} {ask.order.word}?"
    if ask.measures:
        words = " and ".join(dict.fromkeys(one.word for one in ask.measures))
        return f"What is the {words} of the {_many(ask.nodes)}{_by(ask.by)}?"
    return f"Which {_many(ask.nodes)}{_by(ask.by)}?"


def _many(nodes: Nodes) -> str:
    named = any(letter.isdigit() for letter in nodes.text)
    return " ".join(filter(None, (nodes.text if named else plural(nodes.text), nodes.where_text)))


def _one(nodes: Nodes) -> str:
    return " ".join(filter(None, (nodes.text, nodes.where_text)))


def _by(key: Key | None) -> str:
    return f" per {key.word}" if key else ""
