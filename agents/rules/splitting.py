"""A question that asks several things → the questions it asks."""

import re

from agents.rules.conversation import in_context
from agents.rules.lexicon import Lexicon
from agents.rules.meanings import LabelMeaning
from agents.rules.reading import read
from agents.rules.words import stems

_ASKING = (
    r"(?:(?:on|in|at|of|for|to)\s+)?"
    r"(?:how (?:many|much|big|large|high|tall|long|wide|thick|deep|old)|what|which|who|where|when|"
    r"is there|are there|(?:is|are|does|do|has|have) (?:it|they)|list|show)\b"
)
_SEAM = re.compile(
    rf"\s*(?:[?;.]\s+(?:and\s+)?|,?\s+and\s+(?:also\s+)?|,\s+)(?={_ASKING})",
    re.I,
)
_OF_THE_FIRST = re.compile(r"\b(?:it|its|they|their|them)\b", re.I)
_END = re.compile(r"\?\s+(?:and\s+)?", re.I)
_OPENS = re.compile(
    rf"(?:{_ASKING}|(?:is|are|does|do|has|have|can|give|tell|name|count)\b)",
    re.I,
)
_DEPENDENT = re.compile(r"\b(?:each|every|per|respectively|i\.e|e\.g|namely)\b", re.I)
_OF_EACH = re.compile(
    r"(?<!\bis )(?<!\bare )\b(?:(?:on|in|of|for|at|from)\s+)?(?:each|every|per)\s+"
    r"(?!(?:ha[sd]|have|contains?|of)\b)(\w+).*",
    re.I,
)
"""What is asked of each thing, which parts of a sentence may share; not `how many each has`."""
_KINDS = re.compile(
    r"(?P<ask>how many|(?:list|show|give|name|which|what)(?: me)?(?: all)?(?: the)?)\s+"
    r"(?P<things>[^?]*?\sand\s[^?]*?)"
    r"(?P<rest>(?:\s+(?:are|is|do|does|has|have|on|in|with|made|that|which)\b.*)?)",
    re.I,
)


def several(question: str, lexicon: Lexicon) -> tuple[str, ...] | None:
    """The questions in a question, each standing alone; empty where it asks one thing, None where
    one is of what only the answer to the other tells: `the largest room, and does it …`.

    A part that is not understood by itself keeps the whole together. What is asked of each thing
    may hold for the parts before it, up to the end of a sentence.
    """
    seam = _END if _DEPENDENT.search(question) else _SEAM
    parts = [part for text in seam.split(question) if (part := text.strip(" ,;?."))]
    if len(parts) < 2:
        parts = _shared(question, lexicon)
    if len(parts) < 2 or not all(map(_OPENS.match, parts)):
        return ()
    told: list[str] = []
    for part in parts:
        alone = in_context(f"and {part}", told[0], (), lexicon) if told else part
        alone = part if alone == f"and {part}" else alone.removeprefix("and ")
        leans = bool(told) and _OF_THE_FIRST.search(part)
        if leans and leans[0].lower() in {"it", "its"} and _ranks(told[0], lexicon):
            return None
        options = (alone,) if leans else (part, alone)
        chosen = next((text for text in options if _understood(text, lexicon)), None)
        if chosen is None:
            return ()
        told.append(chosen)
    return tuple(f"{text[:1].upper()}{text[1:].rstrip('?')}?" for text in told)


def _ranks(question: str, lexicon: Lexicon) -> bool:
    plan = read(question, lexicon)[0].sketch.plan
    return plan is not None and plan.limit is not None


def _shared(question: str, lexicon: Lexicon) -> list[str]:
    """The parts of a sentence that asks something of each thing, which holds for all of them.

    Empty where it does not, unless of two kinds one is described: "doors and external windows".
    A part that names the thing itself asks of the things together: "… of each room, and how many
    rooms are there?".
    """
    parts = [part.strip(" ,;?.") for part in _SEAM.split(question)]
    own = [_OF_EACH.search(part) for part in parts]
    tails = {found[0]: found[1].lower() for found in own if found}
    told: list[str] = []
    for part, found in zip(parts, own, strict=True):
        asked = part[: found.start()].strip(" ,") if found else part
        tail = found[0] if found else ""
        if not found and len(tails) == 1:
            tail = next((text for text, thing in tails.items() if thing not in part.lower()), "")
        tail = tail[:1].lower() + tail[1:]
        told += [f"{one} {tail}".strip() for one in _one_by_one(asked, lexicon)] if asked else []
    return told if tails or any(" " in one for one in _kinds_in(parts[0], lexicon)[1:]) else []


def _one_by_one(part: str, lexicon: Lexicon) -> list[str]:
    """`how many external doors and windows are there` as one question for each kind of thing."""
    found, things = _KINDS.fullmatch(part), _kinds_in(part, lexicon)
    if not found or not things:
        return [part]
    first = things[0]
    said = "" if _is_kind(first, lexicon) else f"{first.rpartition(' ')[0]} "
    told = [first, *(thing if " " in thing else said + thing for thing in things[1:])]
    return [f"{found['ask']} {thing}{found['rest']}" for thing in told]


def _kinds_in(part: str, lexicon: Lexicon) -> list[str]:
    found = _KINDS.fullmatch(part)
    things = re.split(r",\s*(?:and\s+)?|\s+and\s+", found["things"]) if found else []
    told = not any(re.match(r"(?:their|its|the)\b", thing) for thing in things)
    kinds = told and all(_is_kind(thing.split()[-1], lexicon) for thing in things)
    return things if kinds else []


def _is_kind(text: str, lexicon: Lexicon) -> bool:
    return any(isinstance(meaning, LabelMeaning) for meaning in lexicon.meanings(stems(text)))


def _understood(question: str, lexicon: Lexicon) -> bool:
    best = read(question, lexicon)[0].sketch
    return best.whole and not best.absent
