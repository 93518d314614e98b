"""An ask as a plain question, to offer to the person: ready to be asked, and read back the same."""

from dataclasses import replace

from agents.understanding.answers.wording import Wording
from agents.understanding.language.speaking import ordinal
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Content,
    Count,
    Exists,
    Function,
    Key,
    Layers,
    Names,
    Share,
    Top,
    Versus,
    VersusMode,
)

LIST = "List the"
FUNCTIONS: dict[Function, str] = {
    "sum": "total",
    "avg": "average",
    "min": "minimum",
    "max": "maximum",
}


def rephrased(ask: Ask, wording: Wording) -> str:
    """The question an ask answers, in English; empty where it is not said in a few words."""
    told = _asked(ask, wording)
    return told and f"{told}{'.' if told.startswith(LIST) else '?'}"


def _asked(ask: Ask, wording: Wording) -> str:
    told = ""
    match ask:
        case Count():
            told = f"How many {wording.many(ask.nodes)}{_by(ask.by)}"
        case Exists():
            things = wording.many(ask.nodes)
            told = f"Are there {things}"
            if ask.every is not None:
                more = tuple(one for one in ask.every.where if one not in ask.nodes.where)
                told = f"Are all {things} {wording.many(replace(ask.every, where=more))}"
        case Names():
            told = _names(ask, wording)
        case Layers(form="list"):
            told = f"What are the layers of the {wording.one(ask.nodes)}"
        case Aggregate() if ask.function in FUNCTIONS:
            of = f"{wording.many(ask.nodes)}{_by(ask.by)}"
            told = f"What is the {FUNCTIONS[ask.function]} {ask.measure.word} of the {of}"
        case Content():
            of = f"{ask.material.text} in the {wording.many(ask.things)}"
            told = f"What is the {ask.measure.word} of {of}"
        case Top():
            told = _top(ask)
        case Share() if ask.measure is None:
            part, whole = wording.many(ask.part), wording.many(ask.whole)
            told = f"What percentage of the {whole} are {part}"
        case Versus():
            told = _versus(ask, wording)
    return told


def _names(ask: Names, wording: Wording) -> str:
    if ask.order is not None:
        which = "largest" if ask.descending else "smallest"
        which = f"{ordinal(ask.skip + 1)} {which}" if ask.skip else which
        things = wording.many(ask.nodes)
        if ask.limit is None:
            return f"{LIST} {things} by {ask.order.word}, {which} first"
        by = _by(ask.by)
        if ask.limit == 1 and not ask.ties:
            return f"Which {wording.one(ask.nodes)} has the {which} {ask.order.word}{by}"
        number = "" if ask.limit == 1 else f"{ask.limit} "
        return f"Which {number}{things} have the {which} {ask.order.word}{by}"
    if ask.measures:
        words = " and ".join(dict.fromkeys(one.word for one in ask.measures))
        return f"What is the {words} of the {wording.many(ask.nodes)}{_by(ask.by)}"
    if wording.is_named(ask.nodes):
        return f"Which {wording.kind(ask.nodes)} is {wording.many(ask.nodes)}"
    return f"Which {wording.many(ask.nodes)} are there{_by(ask.by)}"


def _top(ask: Top) -> str:
    unsaid = ask.limit != 1 or not ask.ask.nodes.text
    if unsaid or ask.ask.by is None or not isinstance(ask.ask, Count):
        return ""
    which = "most" if ask.descending else "fewest"
    return f"Which {ask.ask.by.word} has the {which} {ask.ask.nodes.text}"


_VERSUS: dict[VersusMode, str] = {
    "difference": "What is the difference between the {what} of the {one} and the {other}",
    "is_more": "Is the {what} of the {one} more than that of the {other}",
    "is_less": "Is the {what} of the {one} less than that of the {other}",
}


def _versus(ask: Versus, wording: Wording) -> str:
    template = _VERSUS.get(ask.mode, "")
    if isinstance(ask.left, Count) or isinstance(ask.right, Count):
        return ""
    one, other = wording.many(ask.left.nodes), wording.many(ask.right.nodes)
    return template.format(what=ask.left.measure.word, one=one, other=other)


def _by(key: Key | None) -> str:
    return f" per {key.word}{_by(key.beside)}" if key else ""
