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
            told = f"How many {_many(ask.nodes)}{_by(ask.by)}"
        case Exists(every=None):
            told = f"Are there {_many(ask.nodes)}"
        case Names():
            told = _names(ask)
        case Layers():
            told = f"What are the layers of the {_one(ask.nodes)}"
        case Aggregate() if ask.function in FUNCTIONS:
            of = f"{_many(ask.nodes)}{_by(ask.by)}"
            told = f"What is the {FUNCTIONS[ask.function]} {ask.measure.word} of the {of}"
        case Share() if ask.measure is None:
            told = f"What percentage of the {_many(ask.whole)} are {_many(ask.part)}"
        case _:
            return ""
    return f"{told}?"


def _names(ask: Names) -> str:
    if ask.order is not None:
        which = "largest" if ask.descending else "smallest"
        first = f"{ask.limit} " if ask.limit and ask.limit > 1 else ""
        things = _many(ask.nodes) if first else _one(ask.nodes)
        return f"Which {first}{things} has the {which} {ask.order.word}"
    if ask.measures:
        words = " and ".join(dict.fromkeys(one.word for one in ask.measures))
        return f"What is the {words} of the {_many(ask.nodes)}{_by(ask.by)}"
    return f"Which {_many(ask.nodes)}{_by(ask.by)}"


def _many(nodes: Nodes) -> str:
    named = any(letter.isdigit() for letter in nodes.text)
    return " ".join(filter(None, (nodes.text if named else plural(nodes.text), nodes.where_text)))


def _one(nodes: Nodes) -> str:
    return " ".join(filter(None, (nodes.text, nodes.where_text)))


def _by(key: Key | None) -> str:
    return f" per {key.word}" if key else ""
