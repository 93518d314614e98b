"""A follow-up put into words that stand alone, from the turns before it."""

import re
from collections.abc import Sequence
from itertools import product

from agents.messages import Answer
from agents.rules.lexicon import Lexicon
from agents.rules.reading import Reading, read
from agents.rules.said import Spot

_OPENINGS = re.compile(
    r"^\s*(?:and|but|also|then|now|so|ok|okay)?,?\s*(?:what about|how about|only)?\s*", re.I
)
_OPENED = re.compile(r"^\s*(?:and|but|what about|how about|only|just)\b", re.I)
_THINGS = re.compile(
    r"\b(?:of\s+)?(?:them|they|these|those)\b(?!\s+\w+s\b)|\b(?:the\s+)?ones?\b(?!\s+\w*\d)", re.I
)
_NOUNLESS = re.compile(
    r"(?:how many|which)\s+(?=(?:is|are|have|has|do|does|can|lie|lead|face)\b)", re.I
)
_OWNER = re.compile(r"\b(?:its|their|it|he|she|his|her|this|that)\b", re.I)


def stand_alone(question: str, history: Sequence[Answer], lexicon: Lexicon) -> str:
    """The question with what it leaves out taken from the earlier turns.

    A question that says everything itself comes back as it is.
    """
    told = ""
    for turn in history:
        told = in_context(turn.question, told, (), lexicon)
    known = history[-1].global_ids if history else ()
    return in_context(question, told, known, lexicon) if told else question


def in_context(question: str, before: str, known: tuple[str, ...], lexicon: Lexicon) -> str:
    """The question as it is meant after another; `known` are the elements that one found."""
    opened = _OPENED.match(question)
    points_back = _THINGS.search(question) or _OWNER.search(question)
    if not before or not (opened or points_back):
        return question
    earlier = read(before, lexicon)[0]
    target = _target(earlier)
    if target is None:
        return question
    rest = _OPENINGS.sub("", question)
    if (asks := _NOUNLESS.match(rest)) and not target.named:
        return f"{asks[0]}{before[target.start : target.end]} {rest[asks.end() :]}"
    if not points_back:
        return _replaced(_OPENINGS.sub("", question), before, earlier, lexicon) or question
    if len(known) == 1 and (owner := _OWNER.search(question)):
        kind = "" if target.named else before[target.start : target.end]
        return _put(question, owner, f"{kind} {known[0]}".strip())
    rest = before[target.end :].strip(" ?.!")
    rest = re.sub(r"^(?:are|is)\s+(?:there\b)?", "", rest).strip()
    phrase = f"{before[target.start : target.end]} {rest}".strip()
    if opened and re.match(r"^\s*(?:only|just)\b", question, re.I):
        return _narrowed(question, before, target)
    things = _THINGS.search(question)
    if things:
        return _put(question, things, phrase)
    owner = _OWNER.search(question)
    return _put(question, owner, phrase) if owner else question


def _put(question: str, match: re.Match[str], phrase: str) -> str:
    of = " of" if match.group().lower() in {"its", "their", "his", "her"} else ""
    if of:
        rest = question[match.end() :].strip(" ?.!")
        return f"What is the {rest} of {phrase}?"
    return question[: match.start()] + phrase + question[match.end() :]


def _narrowed(question: str, before: str, target: Spot) -> str:
    """`only the external ones` asks the earlier question of fewer things."""
    kept = _THINGS.sub("", _OPENINGS.sub("", question))
    kept = re.sub(r"^\s*the\b", "", kept, flags=re.I).strip(" ?.!")
    return f"{before[: target.start]}{kept} {before[target.start :]}"


def _replaced(rest: str, before: str, earlier: Reading, lexicon: Lexicon) -> str | None:
    """`And the windows?` puts the windows where the doors were; `and upstairs?` the place."""
    said = [spot for reading in read(rest, lexicon) for spot in reading.sketch.spots]
    if not said:
        return None
    for new, old in product(said, reversed(earlier.sketch.spots)):
        if new.kinds & old.kinds and new.named == old.named:
            return before[: old.start] + rest[new.start : new.end] + before[old.end :]
    target = _target(earlier)
    if target and not said[0].named:
        return before[: target.start] + rest[said[0].start : said[0].end] + before[target.end :]
    return f"{before.rstrip(' ?.!')} {rest.strip(' ?.!')}?"


def _target(reading: Reading) -> Spot | None:
    return next((spot for spot in reading.sketch.spots if spot.target), None)
