"""A follow-up put into words that stand alone, from the turns before it."""

import re
from collections.abc import Sequence
from itertools import product

from agents.messages import Answer
from agents.rules.lexicon import Lexicon
from agents.rules.linking import Item, link
from agents.rules.meanings import FlagMeaning, OperatorMeaning
from agents.rules.reading import Reading, read
from agents.rules.said import Spot
from agents.rules.vocabulary import vocabulary

_OPENINGS = re.compile(
    r"^\s*(?:and|but|also|then|now|so|ok|okay)?,?\s*(?:what about|how about|only)?\s*", re.I
)
_OPENED = re.compile(r"^\s*(?:and|but|what about|how about|only|just)\b", re.I)
_THINGS = re.compile(
    r"\b(?:of\s+)?(?:them|they|these|those)\b(?!\s+(?!is\b|was\b|has\b|does\b)\w+s\b)|\b(?:the\s+)?ones?\b(?!\s+\w*\d)",
    re.I,
)
_NOUNLESS = re.compile(
    r"(?:how many|which)\s+(?=(?:is|are|have|has|do|does|can|lie|lead|face)\b)", re.I
)
_ASKS = re.compile(r"(?:which|what|who|where|when|how|is|are|does|do|has|have|list|show)\b", re.I)
_GOING_ON = re.compile(r"^\s*(?:and|but|what about|how about)\b", re.I)
_POINTING = re.compile(
    r"\b(?:them|they|these|those)\b(?=\s*(?:[?.!,]|$)|\s+(?:in|on|at|of|with|without|from|that|which|"
    r"are|is|have|has|do|not)\b)",
    re.I,
)
_SHORTHAND = vocabulary().shorthand
_IN_HASTE = re.compile(
    rf"(?<!\w)(?:{'|'.join(map(re.escape, _SHORTHAND))})(?!\w)".replace("'", "['’]"), re.I
)
_OTHER = re.compile(r"\bother\s+", re.I)
_BESIDE = re.compile(r"\b(?:with|and|by)\s+$")
_OWNER = re.compile(r"\b(?:its|their|it|he|she|his|her|(?:this|that)(?=\s*[?.!]*$))\b", re.I)


def stand_alone(question: str, history: Sequence[Answer], lexicon: Lexicon) -> tuple[str, str]:
    """The question with what it leaves out taken from the earlier turns, and what a person must
    be told of that.

    A question that says everything itself comes back as it is; a turn that was not understood
    is passed over, which is told.
    """
    told, source = "", None
    for turn in history:
        meant = in_context(written_out(turn.question), told, (), lexicon)
        if _stands(meant, lexicon):
            told, source = meant, turn
    asked = written_out(question)
    text = in_context(asked, told, history[-1].global_ids if history else (), lexicon)
    passed_over = source is not None and source is not history[-1] and text != asked
    return text, f"This goes on from “{source.question}”." if source and passed_over else ""


def written_out(question: str) -> str:
    """`whats`, `w/o` and their like in full."""
    return _IN_HASTE.sub(lambda match: _SHORTHAND[match[0].lower().replace("’", "'")], question)


def leans_on(question: str, named: Sequence[Spot]) -> str:
    """The word that points at an earlier question, though nothing is `named` before it here."""
    opened = _GOING_ON.match(question)
    if opened and not _ASKS.match(_OPENINGS.sub("", question)):
        return opened[0].strip()
    pronoun = _POINTING.search(question)
    alone = pronoun and not any(spot.end <= pronoun.start() for spot in named)
    return pronoun[0] if pronoun and alone else ""


def in_context(question: str, before: str, known: tuple[str, ...], lexicon: Lexicon) -> str:
    """The question as it is meant after another; `known` are the elements that one found."""
    opened = _OPENED.match(question)
    points_back = _points_back(question, lexicon)
    apart = _OTHER.search(question)
    if not before or not (opened or points_back or apart or _is_part(question, lexicon)):
        return question
    earlier = read(before, lexicon)[0]
    target = _target(earlier)
    if target is None:
        return question
    phrase = _things_of(before, target, question, lexicon)
    noun = before[target.start : target.end]
    rest = _OPENINGS.sub("", question).strip(" ?.!")
    if pointed := _definite(rest, before, earlier, lexicon) if opened else None:
        return pointed
    if target.named and apart:
        asked = question[: apart.start()] + question[apart.end() :].rstrip(" ?.!")
        return f"{asked} except the {noun}?"
    if (asks := _NOUNLESS.match(rest)) and not target.named:
        elsewhere = _replaces_a_place(rest, earlier, lexicon)
        things = (noun,) if elsewhere else (phrase, noun)
        meant = (f"{asks[0]}{thing} {rest[asks.end() :]}?" for thing in things)
        return next((text for text in meant if _stands(text, lexicon)), question)
    if not points_back:
        if swapped := _swapped(rest, before, lexicon):
            return swapped
        options = (
            [] if _ASKS.match(rest) else [f"Which {phrase} is {rest}?", f"Which {noun} is {rest}?"]
        )
        replaced = _replaced(rest, before, earlier, lexicon)
        if replaced and opened:
            return replaced
        meant = (text for text in (*options, replaced) if text and _stands(text, lexicon))
        return next(meant, question)
    if len(known) == 1 and (owner := _OWNER.search(question)):
        return _put(question, owner, noun if target.named else f"{noun} {known[0]}")
    if opened and re.match(r"^\s*(?:only|just)\b", question, re.I):
        return _narrowed(question, before, target)
    pronoun = _THINGS.search(question) or _OWNER.search(question)
    return _put(question, pronoun, phrase) if pronoun else question


def _points_back(question: str, lexicon: Lexicon) -> bool:
    """Whether a pronoun stands for something earlier: not for what the question names.

    `…, and who made them?`, `list the rooms with their areas`.
    """
    pronoun = _THINGS.search(question) or _OWNER.search(question)
    if pronoun is None:
        return False
    before = question[: pronoun.start()].lower()
    is_beside = _BESIDE.search(before) and pronoun[0].lower() in {"its", "their"}
    clause = len(before) if is_beside else before.rfind(" and ")
    return clause < 0 or not any(
        spot.end <= clause for spot in read(question, lexicon)[0].sketch.spots
    )


def _is_part(question: str, lexicon: Lexicon) -> bool:
    """Whether this is no whole question, but what one adds: `upstairs?`, `which are external?`

    One that asks in full and is not understood is refused; it is never taken for another.
    """
    rest = _OPENINGS.sub("", question).strip()
    whole = _ASKS.match(rest) and not _NOUNLESS.match(rest)
    return not whole and not _stands(question, lexicon)


def _definite(rest: str, before: str, earlier: Reading, lexicon: Lexicon) -> str | None:
    """`which windows does the room have?` asks of the one room that the earlier question names."""
    for new in read(rest, lexicon)[0].sketch.spots:
        held = [old for old in earlier.sketch.spots if old.named and old.kinds & new.kinds]
        if len(held) == 1 and not new.named and rest[: new.start].lower().endswith("the "):
            named = before[held[0].start : held[0].end]
            meant = f"{rest[: new.start]}{named}{rest[new.end :]}?"
            return meant if _stands(meant, lexicon) else None
    return None


def _replaces_a_place(rest: str, earlier: Reading, lexicon: Lexicon) -> bool:
    """Whether a question names another of what the earlier one was restricted to."""
    said = read(rest, lexicon)[0].sketch.spots
    held = [spot for spot in earlier.sketch.spots if not spot.target]
    return any(new.kinds & old.kinds for new in said for old in held)


def _swapped(rest: str, before: str, lexicon: Lexicon) -> str | None:
    """`And internal?` puts the opposite adjective in the place of the earlier one."""
    items = [item for item in link(rest, lexicon)[0] if not item.filler]
    flags = _flags(rest, lexicon)
    if len(flags) != 1 or len(items) != 1:
        return None
    for item, flag in _flags(before, lexicon):
        if set(flag.names) & set(flags[0][1].names):
            return f"{before[: item.start]}{flags[0][0].text}{before[item.end :]}"
    return None


def _stands(question: str, lexicon: Lexicon) -> bool:
    """Whether a question is understood by itself."""
    best = read(question, lexicon)[0].sketch
    return best.whole and not best.absent


def _things_of(before: str, target: Spot, question: str, lexicon: Lexicon) -> str:
    """What the earlier question was about, without the opposite of what this one says of it."""
    rest = re.sub(r"^(?:are|is)\s+(?:there\b)?", "", before[target.end :].strip(" ?.!")).strip()
    phrase = f"{before[target.start : target.end]} {rest}".strip()
    said = _flags(question, lexicon)
    for item, flag in reversed(_flags(phrase, lexicon)):
        if any(set(flag.names) & set(other.names) for _, other in said):
            phrase = f"{phrase[: item.start].rstrip()} {phrase[item.end :].lstrip()}".strip()
    return phrase


def _flags(text: str, lexicon: Lexicon) -> list[tuple[Item, FlagMeaning]]:
    items = link(text, lexicon)[0]
    return [(item, m) for item in items for m in item.meanings if isinstance(m, FlagMeaning)]


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
    said = [spot for spot in said if _says_no_more(rest, spot, lexicon)]
    for new, old in product(said, reversed(earlier.sketch.spots)):
        if new.kinds & old.kinds and new.named == old.named:
            return before[: old.start] + rest[new.start : new.end] + before[old.end :]
    things = [spot for spot in earlier.sketch.spots if not spot.named]
    if things and said and not said[0].named:
        old = max(things, key=lambda spot: (_likeness(spot, said[0], lexicon), spot.target))
        return before[: old.start] + rest[said[0].start : said[0].end] + before[old.end :]
    return None if _ASKS.match(rest) else f"{before.rstrip(' ?.!')} {rest.strip(' ?.!')}?"


def _says_no_more(rest: str, spot: Spot, lexicon: Lexicon) -> bool:
    """Whether nothing is said but what the spot names, so that no word is lost with the rest."""
    said = [
        item
        for item in link(rest, lexicon)[0]
        if not item.filler
        and item.text.isalnum()
        and not any(isinstance(meaning, OperatorMeaning) for meaning in item.meanings)
    ]
    return all(spot.start <= item.start and item.end <= spot.end for item in said)


def _likeness(one: Spot, other: Spot, lexicon: Lexicon) -> int:
    """How many labels two nouns share: a pump is more like a valve than like a storey."""
    kinds = lexicon.map.schema.kinds
    pairs = product(one.kinds, other.kinds)
    return max((len(set(kinds[a].labels) & set(kinds[b].labels)) for a, b in pairs), default=0)


def _target(reading: Reading) -> Spot | None:
    return next((spot for spot in reading.sketch.spots if spot.target), None)
