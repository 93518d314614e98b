"""Nodes in plain English, from the plan alone: what is answered of, and what is offered.

The words of the question are not repeated: a question in another language, or one of which words
were left out, is told as it was understood.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import groupby

from agents.understanding.language.speaking import article, listed, number_with_unit, plural
from agents.understanding.language.tables import language
from agents.understanding.language.words import name_words
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Nodes,
    Not,
    Operator,
    Related,
    Scalar,
    Test,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Path
from agents.understanding.twin.lexicon import CALLED
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts

CONCEPTS = "concepts"
MOST_NAMED = 3
"""Values told one by one; of more the number is told."""


@dataclass(frozen=True)
class Wording:
    """Says nodes in English; `units` gives the SI unit of each property that has one."""

    units: Mapping[str, str]

    def many(self, nodes: Nodes) -> str:
        """`external doors on Level 1`, `A103 Kitchen`."""
        return _joined(self._head(nodes, several=True), self.where(nodes))

    def one(self, nodes: Nodes) -> str:
        """The same of one thing: `external door on Level 1`."""
        return _joined(self._head(nodes, several=False), self.where(nodes))

    def any(self, nodes: Nodes) -> str:
        """Any of them, whichever: `an external door on Level 1`; of a name that name."""
        told = self.one(nodes)
        return told if self.is_named(nodes) else f"{article(told)}{told}"

    def kind(self, nodes: Nodes) -> str:
        """The word for what they are: `storey`."""
        return _kind(nodes)

    def is_named(self, nodes: Nodes) -> bool:
        """Whether they are called by names and no noun."""
        return bool(_name(nodes))

    def where(self, nodes: Nodes) -> str:
        """What is said of nodes behind their noun: `on Level 1 without a window`."""
        before = (_is_name, _is_id, _adjective, _concept, _is_union)
        behind = (
            one
            for one in nodes.where
            if not (any(told(one) for told in before) or _is_in(one, nodes.text))
        )
        return _joined(*map(self._condition, behind))

    def head(self, nodes: Nodes) -> str:
        """Their noun, singular, with what stands before it: `external door`."""
        return self._head(nodes, several=False)

    def _head(self, nodes: Nodes, *, several: bool) -> str:
        if name := _name(nodes):
            return name
        noun = _as_written(_once(nodes.text), nodes) or _kind(nodes)
        before = (_adjective(one) or _concept(one) for one in nodes.where)
        return _joined(*before, plural(noun) if several else noun)

    def _condition(self, one: Condition) -> str:
        match one:
            case Test():
                return self._test(one)
            case Related():
                return self._related(one)
            case Beyond():
                return self._beyond(one)
            case Either():
                return " or ".join(
                    _adjective(each) or self._condition(each) for each in one.conditions
                )
            case Not():
                return self._not(one.condition)
            case Is():
                return f"that are {self.many(one.nodes)}"

    def _beyond(self, one: Beyond) -> str:
        if one.operator in _UTMOST:
            return f"of the {_UTMOST[one.operator]} {_words(one.properties)}"
        than = self.one(one.nodes)
        return f"with {_a(one.properties)} {_OPERATORS[one.operator]} that of {than}"

    def _not(self, one: Condition) -> str:
        if isinstance(one, Is):
            return f"except {self.many(one.nodes)}"
        return f"not {_adjective(one) or self._condition(one)}"

    def _test(self, one: Test) -> str:
        words = _words(one.properties)
        if _is_group(one) and CALLED & set(one.properties):
            return f"called {_called(one)}"
        if one.operator in {"known", "unknown"}:
            return f"{'with' if one.operator == 'known' else 'without'} {_a(one.properties)}"
        if isinstance(one.value, bool):
            return f"that are {words}" if one.value else f"that are not {words}"
        if one.operator in {"contains", "holds"}:
            return f"with “{self._value(one)}” in the {words}"
        if isinstance(one.value, str | tuple):
            negated = " not" if one.operator == "<>" else ""
            return f"whose {words} is{negated} {self._value(one)}"
        return f"with {_a(one.properties)} {_OPERATORS[one.operator]} {self._value(one)}"

    def _value(self, one: Test) -> str:
        unit = next((self.units[name] for name in one.properties if name in self.units), None)
        values = one.value if isinstance(one.value, tuple) else (one.value,)
        told = [_scalar(value, unit) for value in values if value is not None]
        if len(told) > MOST_NAMED:
            told = [*told[: MOST_NAMED - 1], f"{len(told) - MOST_NAMED + 1} more"]
        return " or ".join(told)

    def _related(self, one: Related) -> str:
        joining, holds = _joining(one.path)
        if one.count is not None:
            operator, number = one.count
            things = self.one(one.nodes) if number == 1 else self.many(one.nodes)
            return f"{'with' if holds else joining} {_COUNTS[operator]} {number} {things}"
        if holds and one.negated:
            return f"without {self.many(one.nodes)}"
        if holds:
            return f"with {self.many(one.nodes)}"
        other = self.one(one.nodes) if joining in _PLAIN else self.any(one.nodes)
        told = f"{joining} {other}"
        return f"not {told}" if one.negated else f"only {told}" if one.only else told


_UTMOST: dict[Operator, str] = {">=": "largest", "<=": "smallest"}
_OPERATORS: dict[Operator, str] = {
    ">": "over",
    ">=": "of at least",
    "<": "under",
    "<=": "of at most",
    "=": "of",
    "<>": "other than",
}
_PLAIN = frozenset({"of", "of type", "with a layer of", "classified as", "at"})
"""Joining words behind which what a thing is made of, or its kind, is named without an article."""
_COUNTS: dict[Operator, str] = {
    ">": "more than",
    ">=": "at least",
    "<": "fewer than",
    "<=": "at most",
    "=": "exactly",
}


@cache
def _relations() -> dict[str, list[str]]:
    path = resources.files("agents.understanding.answers") / "wording.toml"
    told: dict[str, list[str]] = tomllib.loads(path.read_text("utf-8"))["relations"]
    return told


def _joining(path: Path) -> tuple[str, bool]:
    """The words for a path, and whether its end is a part of what it starts from."""
    told = [_hop(hop) for hop in path]
    wholes = knowledge().wholes
    parts = [h.type in wholes and wholes[h.type] != h.direction for h in path]
    if len(path) == 2 and path[0] == path[1].reversed():
        return "reached from" if path[
            0
        ].type in knowledge().passage else f"{told[0]} the same as", False
    return told[-1], told[-1] == "with" or (parts[-1] and path[-1].type not in _relations())


def _hop(hop: Hop) -> str:
    told = _relations().get(hop.type)
    if told is None:
        return " ".join(name_words(hop.type))
    return told[1] if hop.direction == "in" else told[0]


def _name(nodes: Nodes) -> str:
    """The name by which the nodes are called, with their noun where it is a mere number.

    Several conditions on names are one name in parts: number and purpose of a room.
    """
    told = " ".join(dict.fromkeys(map(_called, filter(_is_name, nodes.where))))
    if told and not any(letter.isalpha() for letter in told):
        return _joined(nodes.text.removesuffix(told).strip(), told)
    return told


def _called(one: Condition) -> str:
    """The names a condition lists: `A101 and A102`, of many the first: `A101, A102, A103 …`."""
    value = one.value if isinstance(one, Test) else ()
    names = list(dict.fromkeys(map(str, value if isinstance(value, tuple) else (value,))))
    return listed(names) if len(names) <= MOST_NAMED else f"{', '.join(names[:MOST_NAMED])} …"


def _is_name(one: Condition) -> bool:
    if not isinstance(one, Test) or _is_id(one) or not CALLED & set(one.properties):
        return False
    return one.operator in {"=", "in"} and not _is_group(one)


def _is_group(one: Test) -> bool:
    """Whether things are spoken of as one by what their many names share: `flat A`."""
    return isinstance(one.value, tuple) and len(one.value) > MOST_NAMED


def _is_id(one: Condition) -> bool:
    """Whether things are pointed at that were told before."""
    return isinstance(one, Test) and one.properties in {("GlobalId",), ("key",)}


def _is_union(one: Condition) -> bool:
    """Whether this says again which kinds of things are told together, as the noun does."""
    return isinstance(one, Either) and all(isinstance(each, Is) for each in one.conditions)


def _kind(nodes: Nodes) -> str:
    """The English word for the first label; `thing` without one."""
    classes = building_words("en")["classes"]
    return next((str(classes[label][0]) for label in nodes.labels if label in classes), "thing")


def _concept(one: Condition) -> str:
    """The English name of a concept that nodes are to be recognised as; else empty."""
    if not isinstance(one, Test) or one.operator != "holds" or one.properties != (CONCEPTS,):
        return ""
    known = concepts().get(str(one.value))
    return known.names["en"][0] if known and "en" in known.names else ""


def _adjective(one: Condition) -> str:
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


def _words(properties: tuple[str, ...]) -> str:
    """`fire rating` for `Pset_DoorCommon.FireRating`."""
    return " ".join(name_words(properties[0].rpartition(".")[2]))


def _a(properties: tuple[str, ...]) -> str:
    words = _words(properties)
    return f"{article(words)}{words}"


def _scalar(value: Scalar, unit: str | None) -> str:
    if isinstance(value, str):
        return value
    return number_with_unit(value, unit)


def _is_in(one: Condition, text: str) -> bool:
    """Whether a text that is compared stands in the noun already: `T30 doors`."""
    if not isinstance(one, Test) or not isinstance(one.value, str) or one.operator != "=":
        return False
    return any(map(str.isalnum, one.value)) and _spelt(one.value).search(text) is not None


def _as_written(noun: str, nodes: Nodes) -> str:
    """A noun with the texts in it as the model writes them: `T30` for `t 30`."""
    for one in nodes.where:
        if isinstance(one, Test) and isinstance(one.value, str) and _is_in(one, noun):
            noun = one.value.join(_spelt(one.value).split(noun))
    return noun


def _spelt(value: str) -> re.Pattern[str]:
    """A text in whatever case, its pieces apart or not."""
    inside = r"[\W_]*".join(map(re.escape, re.findall(r"\d+|[^\W\d]+", value)))
    return re.compile(rf"(?<!\w){inside}(?!\w)", re.I)


def _once(text: str) -> str:
    """A text without a word that follows itself."""
    return " ".join(word for word, _ in groupby(text.split()))


def _joined(*words: str) -> str:
    return " ".join(filter(None, words))
