"""What stands between the numbers and names that a sentence tells: what makes others of them.

Two numbers without a word between them read as one; two names of a list that nothing lists are
told of each other; what is added to a whole list, or goes on behind it, is not in the rows.
"""

import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any

from agents.checks.bounds import Bounds, folded
from agents.checks.grounding import leaves
from agents.checks.heard import Heard
from agents.checks.numerals import NUMERAL
from agents.checks.small_words import operators_of, spoken, tokens_of

LISTING = re.compile(r"[,;:.|•/()\n&+]")
UNSEEN = "*_`~\\ \u00a0\u202f\u00ad"
"""What is not seen between two numbers, or parts them as the groups of one."""


def run_together(plain: str) -> str | None:
    """Two numbers that nothing parts, as `3 **0**`; `plain` has the names left out."""
    for first, second in pairwise(NUMERAL.finditer(plain)):
        between = plain[first.end() : second.start()]
        if all(one in UNSEEN or unicodedata.category(one)[0] in "MC" for one in between):
            return f"the number {plain[first.start() : second.end()]}"
    return None


def joined(sentence: str, value: Any, heard: Heard, bounds: Bounds) -> str | None:
    """What is told of several things that the rows only list, or beside them."""
    return (
        next(_of_each_other(sentence, heard, bounds), None)
        or next(_added(sentence, heard, bounds), None)
        or (_going_on(sentence, value, heard) if isinstance(value, list) else None)
    )


def _of_each_other(sentence: str, heard: Heard, bounds: Bounds) -> Iterator[str]:
    """`D1 is in D2`, `D1 – D2`: two names of one column with nothing that lists them."""
    given = {one for one in bounds.names if one in folded(bounds.question)}
    either = {"or"} & operators_of(bounds.question)
    for (at, name), (behind, other) in pairwise(sorted(heard.names)):
        between = sentence[at + len(name) : behind]
        listed = LISTING.search(between) or operators_of(between) & {"and", "comma", *either}
        columns = {column for one in (name, other) for _, column in bounds.names[one]}
        if not (listed or name == other or len(columns) > 1 or {name, other} <= given):
            yield "one of a list of the other"


def _added(sentence: str, heard: Heard, bounds: Bounds) -> Iterator[str]:
    """`3 and 3 doors`, `D1, D2 or 2 doors`: what is told already, told once more beside it."""
    read = tokens_of(sentence)
    starts = [one.start for one in read]
    places: list[tuple[int, float | str]] = [*heard.numbers, *heard.names]
    stand = Counter[float | str](held for held, _ in bounds.numbers)
    stand.update({name: len(found) for name, found in bounds.names.items()})
    beyond = Counter(one for _, one in places) - stand
    earlier: list[float | str] = []
    for at, one in sorted(places, key=itemgetter(0)):
        first = bisect_left(starts, at)  # a minus is no token
        before = read[first - 1] if first else None
        and_so = before is not None and operators_of(before.text) & {"and", "or"}
        counts = not isinstance(one, str) and any(isinstance(other, str) for other in earlier)
        if and_so and ((one in earlier and beyond) or (counts and one in beyond)):
            yield f"{one} more"
        earlier.append(one)


def _going_on(sentence: str, value: Sequence[Any], heard: Heard) -> str | None:
    """A list told whole that goes on all the same: `D1, D2, …`."""
    told = {number for _, number in heard.numbers} | {name for _, name in heard.names}
    parts = (folded(one) if isinstance(one, str) else one for one in leaves(list(value)))
    whole = all(one is None or one in told for one in parts)
    further = next((one for one in spoken().further if one in folded(sentence)), None)
    return f"more behind a whole list ({further})" if whole and further else None
