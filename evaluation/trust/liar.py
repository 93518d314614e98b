"""A script in place of a language model: right at first, and wrong at a rate, in every role.

Where it errs it writes one of the `false_queries`, says that a thing is absent, accepts whatever
it is shown, and tells one of the `false_answers`. A stubborn one tells one kind of lie, whatever
it is told of it, in each of its candidates, and what its query found without a further lie.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import BaseModel

from agents import ModelSettings
from agents.messages import Usage
from agents.model.structured import Completion
from evaluation.trust.false_answers import MOST_TOLD, false_answers, told
from evaluation.trust.false_queries import false_queries
from evaluation.trust.truths import Truth
from evaluation.trust.written import written
from graph_store import GraphSchema

CHARACTERS = 4
"""Of a token, as they are counted here."""


class Liar:
    """A model in the sense of `agents.model.model_client.Model`; the same seed gives the same lies.

    `truth` is what it is asked about; `told` are the false sentences told of it so far, `calls`
    how often it was asked. `only` is the one kind of lie of a stubborn one, '' where all are told.
    """

    truth: Truth
    told: set[str]
    calls: int

    def __init__(
        self, schema: GraphSchema, rate: float, seed: str, settings: ModelSettings, only: str = ""
    ):
        self.settings = settings
        self.lies: Counter[str] = Counter()
        self.only = only
        self._schema = schema
        self._rate = rate
        self._seed = seed
        self._dice = random.Random(seed)

    def be_asked(self, truth: Truth) -> None:
        """Turn to another question."""
        self.truth, self.told, self.calls = truth, set(), 0

    def queries(self) -> dict[str, str]:
        """The false queries that a stubborn one has for its question, by what is wrong of them."""
        dice = random.Random(f"{self._seed} {self.truth.question.id}")
        return dict(false_queries(self.truth, self._schema, dice))

    def complete(self, agent: str, messages: Sequence[Any], reply: type[BaseModel]) -> Completion:
        """What it says to one agent."""
        self.calls += 1
        asked = str(messages[1]["content"])
        errs = bool(self.only) or self._dice.random() < self._rate
        by_agent: dict[str, Callable[[str, bool], dict[str, Any]]] = {
            "query_generator": self._query,
            "query_evaluator": self._verdict,
            "interpreter": self._answer,
        }
        said = by_agent[agent](asked, errs) if agent in by_agent else _idle(reply)
        text = json.dumps(said, default=str)
        usage = Usage(prompt=len(asked) // CHARACTERS, completion=len(text) // CHARACTERS)
        return Completion(text=text, finish="stop", refusal=None, usage=usage, model="scripted")

    def _query(self, _asked: str, errs: bool) -> dict[str, Any]:
        reply = {"explanation": "It finds just that.", "outcome": "query", "choices": []}
        if self.only:
            name, lie = self.only, self.queries().get(self.only)
        else:
            lies = list(false_queries(self.truth, self._schema, self._dice))
            name, lie = self._dice.choice(lies) if errs or not self.truth.cypher else ("", None)
        if lie is None:
            return {**reply, "cypher": self.truth.cypher}
        self.lies[name] += 1
        return {**reply, "outcome": "absent" if name == "absent" else "query", "cypher": lie}

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
        last = [row[-1] for row in rows]
        found = last[0] if len(last) == 1 else last
        lies = list(false_answers(found, last, self._dice)) if errs else []
        if self.only:
            lies = [one for one in lies if one[0] == self.only]
        if lies:
            name, lie = self._dice.choice(lies)
            self.lies[name] += 1
            self.told.add(lie["answer"])
            return lie
        if _between(asked, "cypher").strip() == self.truth.cypher.strip():
            return told(self.truth.sentence, written(self.truth.value), self.truth.unit)
        if self.only:
            return told(self._plainly(last), written(found))
        return told(f"It is {', '.join(map(str, last))}.", written(found))

    def _plainly(self, cells: list[Any]) -> str:
        """What was found, told with the words of the question."""
        counted = re.match(r"How many (.+?) (?:are|exist|do|does|have|has|is)\b", self._question)
        if len(cells) == 1 and isinstance(cells[0], bool):
            return "Yes." if cells[0] else "No."
        if counted and len(cells) == 1:
            return f"There are {cells[0]} {counted[1]}."
        return f"{self._question.rstrip('?.')}: {', '.join(map(str, cells[:MOST_TOLD]))}."

    @property
    def _question(self) -> str:
        return self.truth.question.question


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
