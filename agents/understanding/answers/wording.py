"""Nodes in plain English, from the plan alone: what is answered of, and what is offered.

The words of the question are not repeated: a question in another language, or one of which words
were left out, is told as it was understood.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from agents.understanding.answers.nouns import (
    MOST_NAMED,
    adjective,
    concept_name,
    is_id,
    is_union,
    kind_of,
    name_of,
    names_listed,
    names_them,
)
from agents.understanding.answers.relations import joining_words, unsaid
from agents.understanding.answers.texts import (
    articled,
    joined,
    property_words,
    said_once,
    value_text,
)
from agents.understanding.language.speaking import article, listed, plural
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Nodes,
    Not,
    Operator,
    Related,
    Test,
)
from agents.understanding.plans.spelling import as_written, is_in
from agents.understanding.twin.entries import CALLED
from registers.joining import RECORDS


@dataclass(frozen=True)
class Wording:
    """Says nodes in English; `units` gives the SI unit of each property that has one."""

    units: Mapping[str, str]

    def many(self, nodes: Nodes) -> str:
        """`external doors on Level 1`, `A103 Kitchen`."""
        return joined(self._head(nodes, several=True), self.where(nodes))

    def one(self, nodes: Nodes) -> str:
        """The same of one thing: `external door on Level 1`."""
        return joined(self._head(nodes, several=False), self.where(nodes))

    def any(self, nodes: Nodes) -> str:
        """Any of them, whichever: `an external door on Level 1`; of a name that name."""
        told = self.one(nodes)
        return told if self.is_named(nodes) else f"{article(told)}{told}"

    def kind(self, nodes: Nodes) -> str:
        """The word for what they are: `storey`."""
        return kind_of(nodes)

    def is_named(self, nodes: Nodes) -> bool:
        """Whether they are called by names and no noun."""
        return bool(name_of(nodes))

    def where(self, nodes: Nodes) -> str:
        """What is said of nodes behind their noun: `on Level 1 without a window`."""
        named = self.is_named(nodes)
        behind = (
            one
            for one in nodes.where
            if not (names_them(one, nodes) or is_id(one) or is_union(one))
            and (named or not (adjective(one) or concept_name(one)))
            and not is_in(one, nodes.text)
        )
        return joined(*map(self._condition, behind), *self._taken_from_each(nodes))

    def _taken_from_each(self, nodes: Nodes) -> tuple[str, ...]:
        """What several kinds of things are told without: `desks and tables except high tables`."""
        parts = (each for one in nodes.where if isinstance(one, Either) for each in one.conditions)
        told = (one for part in parts if isinstance(part, Is) for one in part.nodes.where)
        taken = (one for one in told if isinstance(one, Not) and isinstance(one.condition, Is))
        return tuple(dict.fromkeys(map(self._condition, taken)))

    def predicate(self, nodes: Nodes) -> str:
        """What is said of nodes as a sentence says it: `are external and have windows`."""
        told = [adjective(one) or self._condition(one) for one in nodes.where]
        return listed([_said(one) for one in told])

    def claim(self, nodes: Nodes) -> tuple[str, str]:
        """What is said of one node as a sentence says it, and that it is not so: `has windows`,
        `has no windows`; empty where nothing is said.
        """
        if of := [one for one in nodes.where if isinstance(one, Related) and _is_material(one)]:
            told = self.head(of[0].nodes)
            return f"contains {told}", f"contains no {told}"
        if len(nodes.where) == 1 and (kind := concept_name(nodes.where[0])):
            return f"is {article(kind)}{kind}", f"is no {kind}"
        first, _, rest = self.predicate(nodes).partition(" ")
        if not rest:
            return "", ""
        if first != "have":
            return f"is {rest}", f"is not {rest}"
        return f"has {rest}", f"has no {rest.removeprefix('a ').removeprefix('an ')}"

    def head(self, nodes: Nodes) -> str:
        """Their noun, singular, with what stands before it: `external door`."""
        return self._head(nodes, several=False)

    def _head(self, nodes: Nodes, *, several: bool) -> str:
        if name := name_of(nodes):
            return name
        noun = as_written(said_once(nodes.text), nodes) or kind_of(nodes)
        told = (adjective(one) or concept_name(one) for one in nodes.where)
        before = (one for one in told if one not in noun)
        return joined(*before, plural(noun) if several else noun)

    def _condition(self, one: Condition) -> str:
        match one:
            case Test():
                told = adjective(one) or plural(concept_name(one))
                return f"that are {told}" if told else self._test(one)
            case Related():
                return self._related(one)
            case Beyond():
                return self._beyond(one)
            case Either():
                return " or ".join(
                    adjective(each) or self._condition(each) for each in one.conditions
                )
            case Not():
                return self._not(one.condition)
            case Is():
                return f"that are {self.many(one.nodes)}"

    def _beyond(self, one: Beyond) -> str:
        if one.operator in _UTMOST:
            return f"of the {_UTMOST[one.operator]} {property_words(one.properties)}"
        than = self.one(one.nodes)
        return f"with {articled(one.properties)} {_OPERATORS[one.operator]} that of {than}"

    def _not(self, one: Condition) -> str:
        if isinstance(one, Is):
            return f"except {self.many(one.nodes)}"
        return f"not {adjective(one) or self._condition(one)}"

    def _test(self, one: Test) -> str:
        words = property_words(one.properties)
        if isinstance(one.value, tuple) and CALLED & set(one.properties):
            return f"called {names_listed(one)}"
        if one.operator in {"known", "unknown"}:
            return f"{'with' if one.operator == 'known' else 'without'} {articled(one.properties)}"
        if isinstance(one.value, bool):
            return f"that are {words}" if one.value else f"that are not {words}"
        if one.operator in {"contains", "holds"}:
            return f"with “{self._value(one)}” in the {words}"
        dated = one.year is not None and one.operator in _DAYS
        if isinstance(one.value, str | tuple) and not dated:
            negated = " not" if one.operator == "<>" else ""
            return f"whose {words} is{negated} {self._value(one)}"
        having = f"with {articled(one.properties)}"
        if dated and words.endswith(PARTICIPLE):
            having = words
        operator = (_DAYS if dated else _OPERATORS).get(one.operator)
        return f"{having} {operator} {self._value(one)}"

    def _value(self, one: Test) -> str:
        unit = next((self.units[name] for name in one.properties if name in self.units), None)
        values = one.value if isinstance(one.value, tuple) else (one.value,)
        told = [value_text(value, unit) for value in values if value is not None]
        if len(told) > MOST_NAMED:
            told = [*told[: MOST_NAMED - 1], f"{len(told) - MOST_NAMED + 1} more"]
        return " or ".join(told)

    def _related(self, one: Related) -> str:
        rows = {hop.type for hop in one.path} == {RECORDS}
        if lacking := unsaid(one):
            return self._test(lacking)
        if rows and not one.negated and (told := self.where(one.nodes)):
            return told
        joining, holds = joining_words(one.path)
        holds |= joining.startswith("with ") and not self.is_named(one.nodes)
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


def _is_material(one: Related) -> bool:
    return set(one.nodes.labels) == {"IfcMaterial"} and not one.negated


def _said(condition: str) -> str:
    """`with windows` as `have windows`, `that are loud` as `are loud`."""
    first, _, rest = condition.partition(" ")
    match first:
        case "with":
            return f"have {rest}"
        case "that":
            return rest
        case "whose":
            return f"are those whose {rest}"
    return f"are {condition}"


_UTMOST: dict[Operator, str] = {">=": "largest", "<=": "smallest"}
_OPERATORS: dict[Operator, str] = {
    ">": "over",
    ">=": "of at least",
    "<": "under",
    "<=": "of at most",
    "=": "of",
    "<>": "other than",
}
_DAYS: dict[Operator, str] = {
    ">": "after",
    ">=": "since",
    "<": "before",
    "<=": "until",
    "=": "in",
}
PARTICIPLE = "ed"
"""At the end of a property's name, it tells what was done and is said as it is: `installed`."""
_PLAIN = frozenset({"of", "of type", "with a layer of", "classified as", "at"})
"""Joining words behind which what a thing is made of, or its kind, is named without an article."""
_COUNTS: dict[Operator, str] = {
    ">": "more than",
    ">=": "at least",
    "<": "fewer than",
    "<=": "at most",
    "=": "exactly",
}
