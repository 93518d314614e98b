"""What nodes are called: by their names, by a noun, and by what stands before it."""

from collections.abc import Iterator
from functools import cache

from agents.understanding.answers.texts import joined
from agents.understanding.language.speaking import listed
from agents.understanding.language.tables import language
from agents.understanding.plans.algebra import Condition, Either, Is, Nodes, Scalar, Test
from agents.understanding.twin.entries import CALLED
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts

CONCEPTS = "concepts"
MOST_NAMED = 3
"""Values told one by one; of more the number is told."""


def name_of(nodes: Nodes) -> str:
    """The name by which the nodes are called, with their noun where it is a mere number.

    Several conditions on names are one name in parts: number and purpose of a room.
    """
    names = (one for one in nodes.where if names_them(one, nodes))
    told = " ".join(dict.fromkeys(map(names_listed, names)))
    if told and not any(letter.isalpha() for letter in told):
        return joined(nodes.text.removesuffix(told).strip(), told)
    return told


def names_listed(one: Condition) -> str:
    """The names a condition lists: `A101 and A102`, of many the first: `A101, A102, A103 …`."""
    value = one.value if isinstance(one, Test) else ()
    names = list(dict.fromkeys(map(str, value if isinstance(value, tuple) else (value,))))
    return listed(names) if len(names) <= MOST_NAMED else f"{', '.join(names[:MOST_NAMED])} …"


def is_name(one: Condition) -> bool:
    """Whether a condition says by which name things are called."""
    if not isinstance(one, Test) or is_id(one) or not CALLED & set(one.properties):
        return False
    return one.operator in {"=", "in"} and not is_group(one)


def names_them(one: Condition, nodes: Nodes) -> bool:
    """Whether a condition says by which name these nodes are called; of several names within a
    concept, only some may be theirs: the group rooms called `Gruppenraum Dachs`.
    """
    several = isinstance(one, Test) and isinstance(one.value, tuple)
    narrowed = bool(nodes.concepts) or any(map(concept_name, nodes.where))
    return is_name(one) and not (several and narrowed)


def is_group(one: Test) -> bool:
    """Whether things are spoken of as one by what their many names share: `flat A`."""
    return isinstance(one.value, tuple) and len(one.value) > MOST_NAMED


def is_id(one: Condition) -> bool:
    """Whether things are pointed at that were told before."""
    return isinstance(one, Test) and one.properties in {("GlobalId",), ("key",)}


def is_union(one: Condition) -> bool:
    """Whether this says again which kinds of things are told together, as the noun does."""
    return isinstance(one, Either) and all(isinstance(each, Is) for each in one.conditions)


def kind_of(nodes: Nodes) -> str:
    """The English word for the first label; `thing` without one."""
    classes = building_words("en")["classes"]
    return next((str(classes[label][0]) for label in nodes.labels if label in classes), "thing")


def concept_name(one: Condition) -> str:
    """The English name of a concept that nodes are to be recognised as; else empty."""
    if not isinstance(one, Test) or one.operator != "holds" or one.properties != (CONCEPTS,):
        return ""
    known = concepts().get(str(one.value))
    return known.names["en"][0] if known and "en" in known.names else ""


def adjective(one: Condition) -> str:
    """`external` for a property that says yes or no; empty for any other condition."""
    if not isinstance(one, Test) or not isinstance(one.value, bool) or one.operator != "=":
        return ""
    return next((_flags()[key] for key in _keys(one) if key in _flags()), "")


def _keys(one: Test) -> Iterator[tuple[str, Scalar]]:
    for name in one.properties:
        if isinstance(one.value, bool):
            yield name.rpartition(".")[2], one.value


@cache
def _flags() -> dict[tuple[str, Scalar], str]:
    found: dict[tuple[str, Scalar], str] = {}
    for flag in language("en").flags.values():
        found.setdefault((flag.property, flag.value), flag.word)
    return found
