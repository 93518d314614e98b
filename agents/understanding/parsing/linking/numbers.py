"""Numbers and units as a question has them: `three`, `third`, `DN 150`, `in mm`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from agents.understanding.language.tables import Language, Unit, designations, units
from agents.understanding.language.words import Token
from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.measures import Amount, Bound
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.mentions import Mention
from agents.understanding.parsing.linking.operators import is_any, is_conjunction
from agents.understanding.parsing.measuring import unit_of
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Number


def designated(
    found: Sequence[Token], index: Mapping[int, int], context: Context
) -> Iterator[Mention]:
    """`DN 150`: the nominal diameter is 150 mm."""
    for start, (letters, number) in enumerate(pairwise(found)):
        measures, unit = designations().get(letters.stem, ("", None))
        sense = context.property(measures)
        if unit is None or sense is None or number.kind != "number" or start not in index:
            continue
        if unit.unit not in {unit_of(group, context.terrain) for group in sense.groups}:
            continue
        text = f"{letters.text} {number.text}"
        bound = Bound("=", Amount(unit.in_si(_number(number)), unit.unit, unit.symbol))
        yield Mention(index[start], index[start + 1] + 1, Compared((sense,), bound, text), 2.2)


def _number(token: Token) -> float:
    return float(token.text.replace(",", "."))


def in_figures(found: list[Token], tables: Sequence[Language]) -> list[Token]:
    """Numbers as words become numbers, and so does the `both` of `both boilers`."""
    told: list[Token] = []
    for at, token in enumerate(found):
        before = told[-1].stem if told else ""
        number = next((t.numbers[token.stem] for t in tables if token.stem in t.numbers), None)
        if number is None and _counts_two(found, at, tables):
            number = 2
        if number is not None and (number != 1 or any(before in t.counting for t in tables)):
            told.append(Token(str(number), str(number), "number", token.start, token.end))
        else:
            told.append(token)
    return told


def _counts_two(found: Sequence[Token], at: int, tables: Sequence[Language]) -> bool:
    """Whether a word for both stands before things of one kind, and for no pair of others."""
    behind = found[at + 1 :]
    both = is_any(found, {at}, {"both"}, tables)
    counts = bool(behind) and not any(behind[0].stem in table.small for table in tables)
    return both and counts and not any(is_conjunction(one, tables) for one in behind)


def wanted_unit(found: list[Token], tables: Sequence[Language]) -> tuple[list[Token], Unit | None]:
    """A question without `in mm` or `(mm`, and the unit its answer is wanted in."""
    inside = {p for t in tables for p, said in t.prepositions.items() if "in" in said}
    longest = max(map(len, units()))
    for start, token in enumerate(found[:-1]):
        opens = (token.stem,) in inside or token.text == "("
        if not opens or (start and found[start - 1].kind == "number"):
            continue
        for end in range(min(len(found), start + 1 + longest), start + 1, -1):
            pieces = found[start + 1 : end]
            unit = units().get(tuple(piece.stem for piece in pieces))
            letter = token.text == "(" and sum(len(piece.text) for piece in pieces) == 1  # `WC (D)`
            dated = end < len(found) and found[end].kind == "number"  # `in year 2010`
            if unit is not None and not letter and not dated:
                return [*found[:start], *found[end:]], unit
    return found, None


def numbered(token: Token, tables: Sequence[Language]) -> Iterator[Entry]:
    """`3` and `third`."""
    if token.kind == "number":
        yield Entry(Number(_number(token)), 0.9)
    if token.kind == "day":
        yield Entry(Number(float(token.text[:4]), day=token.text), 1.5)
    if nth := next((t.ordinals[token.stem] for t in tables if token.stem in t.ordinals), 0):
        yield Entry(Number(nth, ordinal=True), 0.9)


def is_part_of_unit(found: Sequence[Token], at: int) -> bool:
    """Whether a token is half of a unit that is written as one: the `m` and the `2` of `m2`."""
    return any(
        one.end == other.start and (one.stem, other.stem) in units()
        for one, other in pairwise(found[max(0, at - 1) : at + 2])
    )


def has_unit_behind(found: Sequence[Token], at: int) -> bool:
    """Whether a token is a number with a unit behind it, of more than a letter: `10 kW`."""
    if found[at].kind != "number" or at + 1 >= len(found):
        return False
    unit = found[at + 1].stem
    return len(unit) > 1 and (unit,) in units()
