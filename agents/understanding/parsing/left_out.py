"""Small words whose leaving out changes what is asked: `have` of others, `which`, `per`."""

from collections.abc import Sequence

from agents.understanding.language.tables import language
from agents.understanding.language.words import stem
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.linking.question import Linked
from agents.understanding.parsing.places import HAS_MATERIAL
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Names,
    Related,
    Test,
)
from agents.understanding.twin.senses import Relation
from agents.understanding.twin.storeys import STOREY

BREAKS = frozenset(",;:–—-")
"""Signs that part what is spoken of from what is asked of it."""


def leaves_had_out(ask: Ask, left_out: Sequence[int], linked: Linked) -> bool:
    """Whether it is but asked if there are things, where it is told that others have them, that
    they have what is not known, or that others do something with them.
    """
    bare = isinstance(ask, Exists) and not ask.nodes.where and ask.every is None
    if not (linked.yes_no and bare):
        return False
    had = _leaves_object_out(left_out, linked) or _leaves_having_out(left_out, linked)
    return had or _leaves_subject_out(left_out, linked)


def leaves_which_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether a word that asks for the things behind it is left out amid a question, and they are
    not: `the hall, which rooms can I get into` asks for rooms.
    """
    asks = {
        one.start
        for one in linked.mentions
        if isinstance(one.what, Word) and one.what.name == "which" and one.end == one.start + 1
    }
    things = {one.start for one in linked.mentions if isinstance(one.what, Set) and one.what.many}
    return any(at and at in asks and at + 1 in things - set(left_out) for at in left_out)


def leaves_made_of_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether it is left out that it is asked of what things are: the `made of` of `what is the
    kitchen floor made of`.
    """
    return any(
        one.end > one.start + 1 and set(range(one.start, one.end)) <= set(left_out)
        for one in linked.mentions
        if isinstance(one.what, Word) and isinstance(one.what.sense, Relation)
        if HAS_MATERIAL in one.what.sense.types
    )


def asks_of_topic(ask: Ask, linked: Linked) -> bool:
    """Whether what is spoken of before `which` is asked for, and not the things behind it: `the
    hall, which rooms can I get into`.
    """
    if not isinstance(ask, Names | Count):
        return False
    sets = [(one, one.what) for one in linked.mentions if isinstance(one.what, Set)]
    breaks = {at for at, one in enumerate(linked.places) if one.text in BREAKS}
    for one in linked.mentions:
        which = isinstance(one.what, Word) and one.what.name in {"which", "what"}
        if not which or one.start - 1 not in breaks:
            continue
        asked = [what.nodes for each, what in sets if each.start == one.end]
        about = [what.nodes for each, what in sets if each.end < one.start]
        wanted = {name for nodes in asked for name in nodes.concepts}
        told = {name for nodes in about for name in nodes.concepts} - wanted
        if asked and told & set(ask.nodes.concepts):
            return True
    return False


def asks_of_what_is_had(ask: Ask, linked: Linked) -> bool:
    """Whether what things have is asked for, and not the things, or taken for the storey they are
    on: `which rooms have a wooden floor` asks neither for floors nor for what is on one.
    """
    told = isinstance(ask, Names) and bool(ask.measures)
    if not isinstance(ask, Names | Count) or ask.nodes.absent or told:
        return False
    having = _having(linked)
    which = {
        one.end
        for one in linked.mentions
        if isinstance(one.what, Word) and one.what.name in {"which", "how_many"}
    }
    behind = [one.what for one in linked.mentions if one.start in which and one.end in having]
    had = [what for what in behind if isinstance(what, Set)]
    if any(isinstance(what, Asked) for what in behind):  # `Welche Farbe haben die Wände`
        return any(what.bound for what in had)
    asked = any(what.nodes.kinds & ask.nodes.kinds for what in had)
    placed = any(_places(one.what) for one in linked.mentions if one.start > max(which, default=0))
    on_floor = not placed and any(map(_is_on_some_floor, ask.nodes.where))
    return bool(had) and (on_floor or not asked)


def _places(what: object) -> bool:
    """Whether a word says where something is: the `on` of `carpet on the floor`."""
    relation = what.sense if isinstance(what, Word) else None
    return isinstance(relation, Relation) and relation.preposition == "in"


def _is_on_some_floor(one: Condition) -> bool:
    """Whether things are on a storey that is not told by its name."""
    if not isinstance(one, Related) or one.nodes.labels != (STOREY,):
        return False
    return not any(isinstance(each, Test) for each in one.nodes.where)


def leaves_each_out(ask: Ask, left_out: Sequence[int], linked: Linked) -> bool:
    """Whether all are counted or added up, where that is asked for each of some: `per floor`."""
    if not isinstance(ask, Count | Aggregate) or ask.by is not None:
        return False
    return any(
        set(range(one.start, one.end)) <= set(left_out)
        for one in linked.mentions
        if isinstance(one.what, Word) and one.what.name == "each"
    )


def _having(linked: Linked, *, finite: bool = False) -> set[int]:
    """The places of a word by which things have others; of a verb alone, where it is `finite`."""
    return {
        place
        for one in linked.mentions
        if isinstance(one.what, Word) and isinstance(one.what.sense, Relation)
        if one.what.sense.preposition == "with" and not one.what.sense.types
        if one.what.sense.finite or not finite
        for place in range(one.start, one.end)
    }


def _leaves_having_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether a verb that says which things have others is left out: `do any have a window` asks
    for no window by itself.
    """
    return bool(_having(linked, finite=True) & set(left_out))


def _leaves_object_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether what things are asked to have is left out: the `stamp` of `do lifts have a stamp`."""
    having = _having(linked)
    used = set(range(len(linked.places))) - set(left_out) - having
    last = max(used, default=-1)
    known = {place for one in linked.mentions for place in range(one.start, one.end)}
    behind = [p for p in left_out if p > last and linked.places[p].cost and p not in known]
    return bool(having and behind)


def _leaves_subject_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether what does something is left out: the `wheelchair` of `can a wheelchair get through
    the doors`, which does not ask for doors.
    """
    tables = [language(code) for code in linked.languages]
    words = (one.what for one in linked.mentions if isinstance(one.what, Word))
    said = ((stem(one.text),) for one in linked.places)
    asked = any(word.name == "exists" for word in words)
    asked = asked or any(one in table.having for one in said for table in tables)
    known = {place for one in linked.mentions for place in range(one.start, one.end)}
    last = max(set(range(len(linked.places))) - set(left_out), default=0)
    inside = (linked.places[at] for at in left_out if at < last and at not in known)
    return not asked and any(place.cost for place in inside)
