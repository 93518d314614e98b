"""A script in place of a language model: right at first, and wrong at a rate, in every role.

Where it errs it writes queries that name what does not exist, turn an edge round, look at nothing
or at something else, compare with a number of another unit, want what cannot be at once, leave out
what is asked for or a filter, turn a bound or a flag, count again; it says that a thing is absent,
accepts whatever it is shown, and tells values, units, names and sentences that nobody found.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pydantic import BaseModel

from agents import ModelSettings
from agents.messages import Usage
from agents.model.structured import Completion
from evaluation.trust.truths import Truth
from graph_store import GraphSchema, quoted

Lie = tuple[str, dict[str, Any]]
CHARACTERS = 4
"""Of a token, as they are counted here."""

MOST_TOLD = 20
"""Cells told one by one in a sentence."""


class Liar:
    """A model in the sense of `agents.model.model_client.Model`; the same seed gives the same lies.

    `truth` is what it is asked about; `told` are the false sentences told of it so far, `calls`
    how often it was asked.
    """

    truth: Truth
    told: set[str]
    calls: int

    def __init__(self, schema: GraphSchema, rate: float, seed: str, settings: ModelSettings):
        self.settings = settings
        self.lies: Counter[str] = Counter()
        self._schema = schema
        self._rate = rate
        self._dice = random.Random(seed)

    def be_asked(self, truth: Truth) -> None:
        """Turn to another question."""
        self.truth, self.told, self.calls = truth, set(), 0

    def complete(self, agent: str, messages: Sequence[Any], reply: type[BaseModel]) -> Completion:
        """What it says to one agent."""
        self.calls += 1
        asked = str(messages[1]["content"])
        errs = self._dice.random() < self._rate
        by_agent: dict[str, Callable[[str, bool], dict[str, Any]]] = {
            "query_generator": self._query,
            "query_evaluator": self._verdict,
            "interpreter": self._answer,
        }
        written = by_agent[agent](asked, errs) if agent in by_agent else _idle(reply)
        text = json.dumps(written, default=str)
        usage = Usage(prompt=len(asked) // CHARACTERS, completion=len(text) // CHARACTERS)
        return Completion(text=text, finish="stop", refusal=None, usage=usage, model="scripted")

    def _query(self, _asked: str, errs: bool) -> dict[str, Any]:
        reply = {"explanation": "It finds just that.", "outcome": "query", "choices": []}
        if not errs and self.truth.cypher:
            return {**reply, "cypher": self.truth.cypher}
        name, lie = self._dice.choice(list(self._queries()))
        self.lies[name] += 1
        return {**reply, "outcome": "absent" if name == "absent" else "query", "cypher": lie}

    def _queries(self) -> Iterator[tuple[str, str]]:
        some = f" LIMIT {self._dice.randrange(1, 9)}"
        label = quoted(self._dice.choice(list(self._schema.labels)))
        kind = self._dice.choice([one for one in self._schema.kinds if one.properties])
        prop = quoted(self._dice.choice(kind.properties).name)
        edges = [one for one in self._schema.triples if one.start and one.end]
        edge = self._dice.choice(edges)
        start, end = quoted(edge.start[0]), quoted(edge.end[0])
        yield "nothing looked at", f"MATCH (n) RETURN {self._dice.randrange(99)} AS n{some}"
        yield "constant", f"RETURN {self._dice.randrange(99)} AS n"
        yield "label", f"MATCH (n:IfcPortal) RETURN count(n) AS n{some}"
        yield "property", f"MATCH (n:{label}) RETURN n.Splendour AS n{some}"
        yield "relationship", f"MATCH (n:{label})-[:ADORES]->(m) RETURN count(m) AS n{some}"
        yield "value", f"MATCH (n:{label} {{Name: 'Atlantis'}}) RETURN count(n) AS n{some}"
        turned = f"(n:{start})<-[:{quoted(edge.type)}]-(m:{end})"
        yield "reversed", f"MATCH {turned} RETURN count(m) AS n{some}"
        yield "split name", f"MATCH (n) RETURN n.Pset_Beauty.Grade AS n{some}"
        by_text = "NOT 'Splendour' IN keys(n)"
        yield "property by text", f"MATCH (n:{label}) WHERE {by_text} RETURN count(n) AS n{some}"
        yield "written text", f"MATCH (n:{label}) RETURN n.Name + ' of Atlantis' AS n{some}"
        yield "something else", f"MATCH (n:{label}) RETURN count(n) AS n{some}"
        yield "other property", f"MATCH (n:{quoted(kind.labels[0])}) RETURN n.{prop} AS n{some}"
        both = f"n.{prop} > 5 AND n.{prop} < 3"
        yield "never held", f"MATCH (n:{quoted(kind.labels[0])}) WHERE {both} RETURN count(n) AS n"
        named = re.search(r"(?<=\(\w\d:)\w+", self.truth.cypher)
        avoided = named[0] if named else label.strip("`")
        yield "left out", f"MATCH (n) WHERE NOT '{avoided}' IN labels(n) RETURN count(n) AS n"
        yield "absent", ""
        yield from self._bent(self.truth.cypher, label)

    def _bent(self, right: str, label: str) -> Iterator[tuple[str, str]]:
        """The right query with one thing of it wrong."""
        for name, pattern, other in (
            ("other label", r"(?<=\(\w\d:)\w+", label),
            ("order turned", r"\bDESC\b", "ASC"),
            ("other unit", r"(?<=[<>=] )\d+(?:\.\d+)?", "4711"),
            ("nothing left", r"\Z", " LIMIT 0"),
            ("bound turned", r" >(?= |=)", " <"),
            ("flag turned", r"= true\b", "= false"),
            ("flag turned", r"= false\b", "= true"),
            ("filter left out", r"\nWHERE [^\n]+(\n  AND [^\n]+)*", ""),
            ("filter denied", r"\nWHERE (?!NOT)", "\nWHERE NOT "),
            ("counted again", r"DISTINCT ", ""),
        ):
            bent = re.sub(pattern, other, right, count=1)
            if right and bent != right:
                yield name, bent

    def _verdict(self, asked: str, errs: bool) -> dict[str, Any]:
        first = _between(asked, "cypher").strip() == self.truth.cypher.strip()
        second = "<second_cypher>" in asked and not first
        if errs or first or not self.truth.cypher:
            return {"grade": "Accept", "feedback": "", "better": "first"}
        better = "second" if second else "first"
        return {"grade": "Incorrect", "feedback": "It asks something else.", "better": better}

    def _answer(self, asked: str, errs: bool) -> dict[str, Any]:
        lines = _between(asked, "result").strip().splitlines()
        rows = [[_cell(cell) for cell in line.split(" | ")] for line in lines[1:-1]]
        if not errs and _between(asked, "cypher").strip() == self.truth.cypher.strip():
            value, unit = _written(self.truth.value), self.truth.unit
            return {"answer": self.truth.sentence, "value": value, "unit": unit}
        last = [row[-1] for row in rows]
        found = last[0] if len(last) == 1 else last
        if not errs:
            told = f"It is {', '.join(map(str, last))}."
            return {"answer": told, "value": _written(found), "unit": None}
        name, lie = self._dice.choice(list(self._answers(found, last)))
        self.lies[name] += 1
        self.told.add(lie["answer"])
        return lie

    def _answers(self, found: Any, cells: list[Any]) -> Iterator[Lie]:
        """False sentences about what was found, most of them beside its right value."""
        plain = ", ".join(map(str, cells[:MOST_TOLD])) or "nothing"
        value, many = _written(found), self._dice.randrange(90, 999)
        nothing = not any(cells)

        def lie(answer: str, value: Any = value, unit: str | None = None) -> dict[str, Any]:
            return {"answer": answer, "value": value, "unit": unit}

        yield "wrong value", lie("It is 2018349765.", 2018349765, "m")
        yield "near value", lie(f"It is {many}.5.", many + 0.5)
        yield "wrong text", lie("It is invalidjson.", "invalidjson")
        yield "praise", lie("A truly lovely building!", unit="kg")
        yield "wrong number told", lie(f"There are {many}.")
        yield "wrong number of old", lie(f"There were {many} of them.")
        yield "wrong count word", lie(f"There are seventeen: {plain}.")
        yield "number beside it", lie(f"It is {plain}, of {many} in all.")
        yield "wrong unit told", lie(f"It is {plain} furlongs.")
        yield "unit of a count", lie(f"It is {plain} kilograms.", unit="kg")
        yield "invented names", lie("They are called “Gog” and “Magog”.", ["Gog"])
        yield "name beside it", lie(f"It is {plain}, in the Hanging Gardens.")
        yield "claim beside it", lie(f"It is {plain}, all made of bamboo.")
        yield "quantifier", lie(f"Only half of them: {plain}.")
        denial = (
            f"Yes, there are some: {plain}." if nothing else f"There is no such thing: {plain}."
        )
        yield "denial turned", lie(denial, value if nothing else None)
        held = [cell for cell in cells if cell is not None]
        texts = list(dict.fromkeys(one for one in held if isinstance(one, str)))
        numbers = [one for one in held if isinstance(one, int | float)]
        if held:
            yield "told again", lie(f"It is {plain} and {plain}.")
        if numbers:
            yield "bound", lie(f"It is within {numbers[0]}.")
            yield "minus apart", lie(f"It is - {numbers[0]}.")
            yield "run together", lie(f"It is {numbers[0]} **{numbers[0]}**.")
        if held and len(cells) <= MOST_TOLD:
            yield "taken back", lie(f"It is ~~{plain}~~.")
        if len(held) > 1 and len(cells) <= MOST_TOLD:
            yield "going on", lie(f"They are {plain}, and so on.")
        if len(texts) > 1:
            yield "of each other", lie(f"It is {texts[0]} in {texts[-1]}.")
        if len(set(map(str, held))) > 1:  # the only name that rows have is no half of the truth
            yield "some left out", lie(f"It is {held[0]}.", [_written(held[0])])
            yield "one of several", lie(f"It is just {held[-1]}.", _written(held[-1]))


def _written(value: Any) -> Any:
    """A value as the schema of an answer has it: groups and rows as lists."""
    if isinstance(value, dict):
        value = [[name, one] for name, one in value.items()]
    if isinstance(value, list | tuple):
        return [
            [*map(_scalar, one)] if isinstance(one, list | tuple) else _scalar(one) for one in value
        ]
    return _scalar(value)


def _scalar(value: Any) -> Any:
    plain = value is None or isinstance(value, str | int | float | bool)
    return value if plain else json.dumps(value, default=str)


def _idle(reply: type[BaseModel]) -> dict[str, Any]:
    """A reply that leaves the work to code."""
    empty = {"lines": ["Use names that exist."], "feedback": "Use names that exist."}
    return {name: empty.get(name, []) for name in reply.model_fields}


def _between(text: str, tag: str) -> str:
    found = re.search(rf"<{tag}>\n(.*?)\n</{tag}>", text, re.DOTALL)
    return found[1] if found else ""


def _cell(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
