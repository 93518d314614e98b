"""A neighbourhood as it can be read: many of one kind stand as one, until they are opened."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from app.elements.neighbourhood import Dot, Line, Neighbourhood, trimmed
from app.words.wording import kind

READABLE = 20
"""Dots beyond which those of one kind stand as one."""
LINES = 60
"""Lines beyond which what is asked about stands as one, too."""
CROWD, CROWD_ASKED = 3, 7
"""As many of one kind are one dot: of neighbours, of what is asked about."""
OPENED = 20
"""Of one kind that each click brings out."""
MOST = 150


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn, and how many nodes it stands for."""

    shown: Neighbourhood
    nodes: int


def readable(
    whole: Neighbourhood, alone: Collection[str] = (), opened: Sequence[str] = ()
) -> Drawing:
    """`whole` with many of one kind as one dot; `alone` are keys that stay by themselves.

    `opened` are the keys of crowds that were clicked, each as often as it was: a click brings out
    `OPENED` more of the crowd, those with most relationships first.
    """
    drawn = whole
    if len(whole.dots) > READABLE:
        drawn = _gathered(whole, frozenset(alone), Counter(opened), CROWD_ASKED)
        if not opened and len({frozenset((x.start, x.end)) for x in drawn.lines}) > LINES:
            drawn = _gathered(whole, frozenset(alone), Counter(), CROWD)
    return Drawing(trimmed(drawn, MOST, frozenset(alone)), len(whole.dots))


def _gathered(
    whole: Neighbourhood, alone: frozenset[str], clicks: Counter[str], crowd_asked: int
) -> Neighbourhood:
    degree = Counter(end for line in whole.lines for end in (line.start, line.end))
    kinds: dict[tuple[str, bool], list[Dot]] = {}
    for dot in whole.dots:
        if dot.key not in alone:
            kinds.setdefault((dot.ifc_class, dot.matched), []).append(dot)
    place = {dot.key: dot for dot in whole.dots}
    for (ifc_class, matched), dots in kinds.items():
        key = crowd_key(ifc_class, matched=matched)
        ranked = sorted(dots, key=lambda dot: (-degree[dot.key], dot.name))
        rest = ranked[OPENED * clicks[key] :]
        if len(dots) >= (crowd_asked if matched else CROWD) and len(rest) > 1:
            more = "more " if clicks[key] else ""
            name = f"{len(rest)} {more}× {kind(ifc_class)}"
            place |= dict.fromkeys(
                (dot.key for dot in rest), Dot(key, name, ifc_class, matched=matched, crowd=True)
            )
    lines = dict.fromkeys(
        Line(place[each.start].key, each.type, place[each.end].key)
        for each in whole.lines
        if place[each.start].key != place[each.end].key
    )
    return Neighbourhood(tuple(dict.fromkeys(place.values())), tuple(lines), whole.left_out)


def crowd_key(ifc_class: str, *, matched: bool) -> str:
    return f"crowd {ifc_class}{' asked' if matched else ''}"
