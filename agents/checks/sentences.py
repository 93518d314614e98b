"""What a written sentence may say: what the rows, the query and the question hold, and no more.

A sentence is read word by word. Texts of the rows stand for themselves; each number must be in the
rows (in its unit, where one is told), or stand as it does in the question; each other word must be
known from there or claim nothing by itself. What the whole claims is looked at then (`claims`).
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

from agents.checks.asked_otherwise import asked_otherwise
from agents.checks.bounds import CAPITAL, Bounds, bounds_of, folded
from agents.checks.claims import false_claim
from agents.checks.grounding import LENGTH, rounds_to
from agents.checks.heard import Heard
from agents.checks.meanings import meanings, meanings_in
from agents.checks.numerals import NUMERAL, PERCENT, percent_behind, readings
from agents.checks.run_together import joined, run_together
from agents.checks.small_words import (
    bounding,
    denying,
    is_known,
    number_words,
    parting,
    quantities,
    roughly,
    spoken,
    tokens_of,
    unit_at,
    weighed_alike,
    weighing,
    weightless,
)
from agents.messages import Attempt, Interpretation, Question, Twin
from agents.schema.linked_names import same_meaning, same_word
from agents.understanding.language.tables import Unit
from graph_store.rows import Rows

QUOTED = re.compile(r"[“\"«„‘']([^“”\"«»„‘’']{2,80})[”\"»“’']")
BULLET = re.compile(r"(?m)^\s*(?:(\d{1,2})[.)]|[-*•])\s+")
SPACES = re.compile(r"(?<=\d)([\u00a0\u202f])(?=\d{3}(?!\d))|\s+")
"""Those that part nothing but the thousands of a number, and all others."""

LISTED = "; "
"""What stands for a bullet and for the end of a line."""

LONGEST = 20_000
"""Characters of a sentence that is read; who writes more tells nothing."""

CALCULATED = re.compile(r"\d\s*[*/^×·]\s*\d")
STRUCK = re.compile(r"~~[^~]+~~")
"""What Markdown shows as taken back."""

PRIMES = {"'": "'‘’", "’": "'‘’", "′": "", '"': '"“„”', "”": '"“„”', "″": ""}
"""Signs that claim feet or inches behind a number, and the quotation marks that they may close."""

GROUPED = re.compile(r"\d{1,3}[.,]\d{3}")
NEUTRAL = frozenset(".,;:!?…()[]{}\"'“”„«»‚‘’–—―-−*_`#|•·/\\=&~≈@§→")
"""Signs that change nothing of what stands beside them, as `>`, `±`, `€` and a thumb down do."""

ROUGHLY = ("~", "≈")
UNIT_WORDS = 6
"""Words behind a number among which its unit is looked for."""

BESIDE = " \u00a0\u202f-([{"
"""What may stand between a number and its unit."""


def what_is_unknown(
    said: Interpretation, question: Question, attempt: Attempt, twin: Twin
) -> str | None:
    """What a sentence says that nothing bears, in a few words; None where it may be told."""
    rows = attempt.execution
    assert isinstance(rows, Rows)
    if len(said.answer) > LONGEST:
        return f"a sentence of {len(said.answer)} characters"
    sentence = _in_one_line(said.answer)
    bounds = bounds_of(question, attempt, rows, twin, sentence)
    heard = Heard()
    wrong = next(_unknown(sentence, bounds, heard), None)
    return (
        wrong
        or false_claim(said, question, attempt, heard, bounds)
        or joined(sentence, said.value, heard, bounds)
        or asked_otherwise(sentence, said.value, attempt, heard, bounds, twin)
    )


def _in_one_line(answer: str) -> str:
    """A sentence without its bullets; numbered ones count up from one, others are numbers."""
    counting = iter(range(1, len(answer) + 1))

    def plain(bullet: re.Match[str]) -> str:
        counts = bullet[1] is None or int(bullet[1]) == next(counting)
        return LISTED if counts else bullet[0]

    parted = BULLET.sub(plain, answer.strip()).removeprefix(LISTED)
    return SPACES.sub(
        lambda match: match[1] or (LISTED if "\n" in match[0] else " "), parted
    ).strip()


def _unknown(sentence: str, bounds: Bounds, heard: Heard) -> Iterator[str]:
    """What nothing bears, in order; on the way it is noted what is said."""
    for match in QUOTED.finditer(sentence):
        if folded(match[1].strip(" .,")) not in bounds.text:
            yield f"the name {match[1]!r}"
    plain = _without_names(sentence, bounds, heard)
    if glued := run_together(plain):
        yield glued
    plain = QUOTED.sub(lambda match: " " * len(match[0]), plain)
    for one in tokens_of(plain):
        if one.kind == "id" and one.text.casefold() in bounds.text:
            plain = _blanked(plain, one.start, one.end)
    yield from _numbers(plain, bounds, heard)
    yield from _lone_letters(sentence, bounds, heard)
    if STRUCK.search(sentence):
        yield "what is struck out"
    if calculated := CALCULATED.search(plain):
        yield f"the calculation {calculated[0]}"
    for start, end in heard.measured:
        plain = _blanked(plain, start, end)
    if PERCENT.search(plain) and not bounds.percents:
        yield "a percentage"
    heard.words += meanings_in(plain)
    if odd := next(filter(_is_odd, re.sub(r"(?<=[^\W\d])[²³]", "", plain)), None):
        yield f"the sign {odd}"
    read = tokens_of(plain)
    for at, one in enumerate(read):
        if one.stem in number_words() and _of_another(read[at + 1 : at + 3], bounds):
            yield f"the number {one.text}"
        if one.kind == "quoted" and folded(one.text.strip(" .,")) not in bounds.text:
            yield f"the name {one.text!r}"
        if one.kind not in ("sign", "quoted") and (wrong := _word(one.text, one, bounds, heard)):
            yield wrong
    yield from _rough(sentence, heard)


def _rough(sentence: str, heard: Heard) -> Iterator[str]:
    """`about 3 doors`, where there are 3: a whole number told as it is, as if it were not."""
    exact = {at: held for at, held in heard.numbers if isinstance(held, int) and held}
    read = tokens_of(sentence)
    for before, one in zip([read[0], *read], read, strict=False) if read else ():
        held = exact.get(one.start)
        told = number_words().get(one.stem) or readings(one.text, comma=None)
        sign = sentence[: one.start].rstrip()[-1:]
        if held in told and (sign in ROUGHLY or before.stem in roughly()):
            yield f"a rough {one.text}"


def _blanked(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]


def _is_odd(sign: str) -> bool:
    harmless = sign.isalpha() or sign.isdecimal() or sign.isspace() or sign in NEUTRAL
    return not harmless and sign != "%" and not unicodedata.category(sign).startswith("M")


def _without_names(sentence: str, bounds: Bounds, heard: Heard) -> str:
    """The sentence with each text of the rows blanked out, the longest first."""
    plain = sentence.casefold() if len(sentence.casefold()) == len(sentence) else sentence.lower()
    for name in sorted((one for one in bounds.names if one in plain), key=len, reverse=True):
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", plain):
            heard.names.append((match.start(), name))
            plain = _blanked(plain, match.start(), match.end())
    return plain


def _lone_letters(sentence: str, bounds: Bounds, heard: Heard) -> Iterator[str]:
    """A letter that makes another name of one: `Bedroom A`, where there is a bedroom.

    Not the letter of a unit, as behind `24 °`.
    """
    behind = {at + len(name) + 1 for at, name in heard.names}
    for match in CAPITAL.finditer(sentence):
        opens = re.search(r"(?:^|[.:;!?])\W*$", sentence[: match.start()])
        plain = match[0] == "I" and match.start() not in behind
        of_unit = any(start <= match.start() < end for start, end in heard.measured)
        if not (opens or plain or of_unit or match[0] in bounds.letters):
            yield f"the letter {match[0]}"


def _numbers(plain: str, bounds: Bounds, heard: Heard) -> Iterator[str]:
    """The numbers that nothing bears; the others are noted, each with the unit behind it."""
    read = tokens_of(plain)
    starts = [one.start for one in read]
    for match in NUMERAL.finditer(plain):
        at = bisect_left(starts, match.end())
        after = read[at : at + UNIT_WORDS]
        near = bool(after) and not plain[match.end() : after[0].start].strip(BESIDE)
        unit, length = (near and unit_at(after)) or (None, 0)
        end = after[length - 1].end if length else match.end()
        if share := percent_behind(plain, match.end()):
            end, (known, number) = share, _share(match.group(), bounds)
        else:
            at = bisect_left(starts, match.start())
            before = read[at - 1].stem if at else ""
            known, number = _number(match.group(), unit, before, bounds)
            words = [one.stem for one in read[max(at - 4, 0) : at] if one.kind == "word"]
            known &= not (_is_bound(words, bounds) or _is_minus(plain, match.start(), before))
            known &= not (near and not unit and _claims(number, after, bounds))
            known &= not _is_prime(plain, match.end())
        if not known or _of_another(after, bounds):
            yield f"the number {plain[match.start() : end]}"
        heard.measured.append((match.start(), end))
        if number is not None:
            heard.numbers.append((match.start(), number))


def _share(text: str, bounds: Bounds) -> tuple[bool, float | None]:
    """Whether a number may be told in percent, and the number of the rows that it is."""
    for read in readings(text, comma=bounds.comma):
        for percent, held in bounds.percents:
            if rounds_to(percent, read):
                return True, held
    return False, None


def _claims(number: float | None, after: Sequence[Any], bounds: Bounds) -> bool:
    """Whether a small word behind a number is a unit there, or what it counts, being a measure."""
    word = after[0].text.casefold()
    units = {unit for held, unit in bounds.numbers if held == number}
    if word in spoken().symbols or (word == "in" and LENGTH in units):
        return True
    measured = bool(units) and None not in units and number not in bounds.counts
    things = after[1:2] if after[0].stem in weightless() - parting() else after[:1]
    return measured and any(meanings(one.text) & bounds.labels for one in things)


def _is_bound(before: Sequence[str], bounds: Bounds) -> bool:
    """Whether the words before a number make a bound of it: `within 12 kW`, `out of 3`."""
    near = before[-2:] if set(before[-1:]) <= parting() else before[-1:]
    return any(one in bounding() and one not in bounds.asked_after for one in near)


def _is_minus(plain: str, at: int, before: str) -> bool:
    """Whether a dash apart from its number is a minus: `is - 20 °C`, but not `Hall - 20 m²`."""
    dashed = plain[:at].rstrip()
    apart = len(dashed) < at and dashed.endswith(("-", "−", "–"))
    return apart and before in weightless()


def _of_another(after: Sequence[Any], bounds: Bounds) -> bool:
    """Whether what stands right behind a number is not what the rows count, but another thing."""
    first, second = (meanings(text) for text in (*(one.text for one in after[:2]), "", "")[:2])
    named = bool(first & bounds.others) and first.isdisjoint(bounds.counted)
    return named and second.isdisjoint(bounds.counted)


def _is_prime(plain: str, at: int) -> bool:
    """Whether a mark right behind a number stands for feet or inches, as it closes no quotation."""
    marks = PRIMES.get(plain[at : at + 1])
    return marks is not None and sum(one in marks for one in plain[:at]) % 2 == 0


def _number(text: str, unit: Unit | None, before: str, bounds: Bounds) -> tuple[bool, float | None]:
    """Whether a written number may be told, and the number of the rows that it is, if any."""
    for read in readings(text, comma=bounds.comma):
        for held, held_unit in bounds.numbers:
            if isinstance(held, int) and held < 1000 and GROUPED.fullmatch(text):
                continue  # three doors are not written 3.000
            if unit is None and _reads_as(held, read):
                return True, held
            if unit and held_unit == unit.symbol and rounds_to(held, read):
                return True, held
            if unit and held_unit == unit.unit and _reads_as(held, unit.in_si(read), unit.factor):
                return True, held
        if unit is None and read in bounds.counts:
            return True, read
    named = re.search(rf"(?<![\w.,]){re.escape(text)}(?!\w)", bounds.text)
    return bool(named and before in bounds.asked_after and _as_asked(text, unit, bounds)), None


def _as_asked(text: str, unit: Unit | None, bounds: Bounds) -> bool:
    """Whether a number of the question has no other unit than there."""
    read = readings(text, comma=bounds.comma)
    there = {
        (held.unit, held.factor) for number, held in quantities(bounds.question) if number in read
    }
    if there:
        return unit is not None and (unit.unit, unit.factor) in there
    return unit is None or unit.unit in {held for _, held in bounds.numbers}


def _reads_as(held: float, told: float, factor: float = 1.0) -> bool:
    """Whether a person would write this number so, in a unit of this factor."""
    cell, read = held / factor, told / factor
    return rounds_to(cell, read) or (factor != 1 and abs(cell - read) <= abs(cell) * 0.005)


def _word(text: str, token: Any, bounds: Bounds, heard: Heard) -> str | None:
    """What is wrong with a word; None where it is known, or claims nothing."""
    if token.kind == "id":
        return None if text.casefold() in bounds.text else f"the identifier {text}"
    stem = token.stem
    if stem in denying() and stem not in bounds.words:
        heard.denies = True
        return None
    if told := number_words().get(stem):
        known = [held for held, _ in bounds.numbers if held in told]
        known += [one for one in told if one in bounds.counts]
        heard.numbers += [(token.start, one) for one in known[:1]]
        return None if known or stem in bounds.words else f"the number {text}"
    if is_known(text, bounds.words) or stem in weightless() or weighed_alike(text, bounds.question):
        return None
    alike = any(bounds.words.issuperset(one.split()) for one in same_meaning(same_word(text)))
    if stem not in weighing() and alike:
        return None
    return f"the word {text!r}"
