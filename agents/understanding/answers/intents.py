"""What a right answer to an ask looks like, for the evaluator and the interpreter."""

from dataclasses import replace
from typing import Any

from agents.messages import Intent, Shape
from agents.understanding.answers.nouns import is_union, kind_of
from agents.understanding.answers.wording import Wording
from agents.understanding.language.conversion import in_terms_of
from agents.understanding.language.speaking import listed, plural
from agents.understanding.parsing.reading import Reading
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Content,
    Count,
    Either,
    Exists,
    Is,
    Key,
    Layers,
    Links,
    Names,
    Nodes,
    Share,
    Top,
    Versus,
)
from agents.understanding.plans.compiling.draft import Compiled
from graph_store.rows import QueryError, Rows

FUNCTIONS = {
    "sum": "total",
    "avg": "average",
    "min": "smallest",
    "max": "largest",
    "spread": "difference in",
    "kinds": "number of different",
}


def intent_of(
    reading: Reading, compiled: Compiled, rows: Rows | QueryError, wording: Wording
) -> Intent:
    """The intent of a reading: the form of its value, and the words for what it is about."""
    ask, unit = reading.ask, reading.told_in
    if isinstance(ask, Names) and ask.measures:
        intent = _measured(ask, compiled, rows, wording)
    else:
        intent = Intent(units=compiled.units, **_form(ask, compiled, wording))
    if isinstance(ask, Exists) and ask.every and _is_of_one(rows):
        intent = intent.model_copy(update=_claimed(ask.nodes, ask.every, wording))
    told = (in_terms_of(held, unit) for held in compiled.units.values()) if unit else ()
    found = next(filter(None, told), None)
    if found is None:
        return intent
    return intent.model_copy(update={"told_in": (found.symbol, found.factor, found.offset)})


def _form(ask: Ask, compiled: Compiled, wording: Wording) -> dict[str, Any]:
    """The fields of an intent that follow from the ask alone."""
    told: dict[str, Any] = {"shape": Shape.TABLE}
    match ask:
        case Count() | Aggregate() if ask.by:
            measure = (
                _measure(ask)
                if isinstance(ask, Aggregate)
                else f"number of {wording.head(ask.nodes)}"
            )
            told |= {"names": compiled.names, "many": True} | _groups(ask.by)
            told |= {"measure": measure, "grouped": True}
        case Top():
            told |= _form(ask.ask, compiled, wording) | {"many": False}
        case Count():
            told |= {"shape": Shape.COUNT} | _subject(ask.nodes, wording)
        case Names() if ask.by:
            told |= {"shape": Shape.GROUPS, "names": compiled.names, "many": True}
            joined = "and their" if ask.by.whole else "with"
            told |= {"subject": ask.by.word, "phrase": f"{joined} {wording.many(ask.nodes)}"}
        case Names():
            told |= {"shape": Shape.LIST, "names": compiled.names, "many": True}
            told |= _subject(ask.nodes, wording)
        case Aggregate():
            told |= {"shape": Shape.NUMBER, "measure": _measure(ask), "many": True}
            told |= _subject(ask.nodes, wording)
        case Content():
            of = f"{ask.material.text} in {wording.many(ask.things)}"
            told |= {"shape": Shape.NUMBER, "measure": ask.measure.word, "subject": of}
        case Exists():
            told |= {"shape": Shape.BOOLEAN, "many": True} | _subject(ask.nodes, wording)
            told |= {"every": _every(ask.nodes, ask.every, wording)} if ask.every else {}
            about = ask.nodes if ask.every and wording.is_named(ask.nodes) else ask.about
            told |= _claimed(about, ask.every or ask.nodes, wording) if about else {}
        case Layers():
            told |= _layers(ask, wording)
        case Links():
            told |= {
                "shape": Shape.COUNT,
                "subject": "connection",
                "phrase": f"of {wording.one(ask.nodes)}",
            }
        case Share():
            measured = f"{ask.measure.word} of the " if ask.measure else ""
            every = f"of the {measured}{wording.many(ask.whole)}"
            told |= {"shape": Shape.NUMBER, "subject": wording.head(ask.part), "every": every}
        case Versus(mode="either", numbers=False):
            told |= {"shape": Shape.LIST, "names": compiled.names}
        case Versus(mode="more" | "less" | "either"):
            told |= {"names": compiled.names, "measure": "number"}
        case Versus():
            answers_yes_or_no = ask.mode in {"is_more", "is_less", "same"}
            told["shape"] = Shape.BOOLEAN if answers_yes_or_no else Shape.NUMBER
            told["measure"] = _versus(ask)
    return told


def _groups(by: Key) -> dict[str, Any]:
    if by.beside is None:
        return {"subject": by.word}
    return {"subject": "combination", "phrase": f"of {by.word} and {by.beside.word}"}


def _is_of_one(rows: Rows | QueryError) -> bool:
    """Whether what is said of all is said of one thing, as there is but one."""
    return isinstance(rows, Rows) and len(rows.columns) == 3 and rows.rows[0][-1] == 1


def _every(nodes: Nodes, every: Nodes, wording: Wording) -> str:
    """`all doors are external`, `all of the hall and the study have windows`."""
    more = tuple(one for one in every.where if one not in nodes.where)
    said = wording.predicate(replace(every, where=more))
    parts = _named_parts(nodes, wording)
    if parts:
        return f"all of {listed([f'the {part.text}' for part in parts])} {said}"
    return f"all {wording.many(nodes)} {said}"


def _named_parts(nodes: Nodes, wording: Wording) -> list[Nodes]:
    """What stands together and is called by names: the hall and the study."""
    unions = (one.conditions for one in nodes.where if isinstance(one, Either) and is_union(one))
    parts = [one.nodes for one in next(unions, ()) if isinstance(one, Is)]
    return parts if all(map(wording.is_named, parts)) else []


def _claimed(about: Nodes, nodes: Nodes, wording: Wording) -> dict[str, str]:
    """`the kitchen has windows` and that it has not, of the one thing that is asked about."""
    more = tuple(one for one in nodes.where if one not in about.where)
    claim, denial = wording.claim(replace(nodes, where=more))
    told = wording.one(about)
    named = told if wording.is_named(about) else f"the {told}"
    return {"claim": f"{named} {claim}", "denial": f"{named} {denial}"} if claim else {}


def _versus(ask: Versus) -> str:
    left = ask.left
    what = left.measure.word if isinstance(left, Aggregate) else "number"
    return f"ratio of the {what}s" if ask.mode == "ratio" else f"difference in {what}"


def _layers(ask: Layers, wording: Wording) -> dict[str, Any]:
    whole = f"of {wording.one(ask.nodes)}" if ask.nodes.text else ""
    told: dict[str, Any] = {"subject": "layer", "phrase": whole, "many": ask.form == "list"}
    match ask.form:
        case "count":
            return told | {"shape": Shape.COUNT}
        case "total":
            of = wording.one(ask.nodes)
            return told | {"shape": Shape.TEXT, "measure": "thickness", "subject": of, "phrase": ""}
        case "thickness":
            of = ask.material.text if ask.material else "layer"
            return told | {"shape": Shape.TEXT, "measure": "thickness", "subject": of, "phrase": ""}
        case "ranked":
            return told | {"names": 1}
    return told | {"names": 2}


def _subject(nodes: Nodes, wording: Wording) -> dict[str, Any]:
    return {"subject": wording.head(nodes), "phrase": wording.where(nodes)}


def _measure(ask: Aggregate) -> str:
    word = plural(ask.measure.word) if ask.function == "kinds" else ask.measure.word
    return f"{FUNCTIONS[ask.function]} {word}"


def _measured(ask: Names, compiled: Compiled, rows: Rows | QueryError, wording: Wording) -> Intent:
    """One value of one thing is a number or a text; anything else a table."""
    count = len(rows.rows) if isinstance(rows, Rows) else 2
    words = " and ".join(dict.fromkeys(one.word for one in ask.measures))
    common: dict[str, Any] = {
        **_subject(ask.nodes, wording),
        "measure": words,
        "units": compiled.units,
        "names": compiled.names,
    }
    if _named_parts(ask.nodes, wording):
        common["subject"] = kind_of(ask.nodes)
    if ask.order is not None:
        return Intent(shape=Shape.TABLE, many=count > 1, **common)
    one = count == 1 and not ask.named
    if one and len(ask.measures) == 1 and len(ask.measures[0].groups[:1] or ((),)) == 1:
        value = rows.rows[0][-1] if isinstance(rows, Rows) else None
        single = isinstance(rows, Rows) and len(rows.rows[0]) == compiled.names + 1
        if single:
            number = isinstance(value, (int, float)) and not isinstance(value, bool)
            shape = Shape.NUMBER if number else Shape.TEXT
            return Intent(shape=shape, **common)
    return Intent(shape=Shape.TABLE, many=count > 1 or ask.named, alike=True, **common)
