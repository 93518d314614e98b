"""Solved questions: examples for the query generator, and queries accepted before."""

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files

from rapidfuzz import fuzz, process

from agents.checks.literals import readable
from agents.memory.remembered import Remembered
from agents.messages import (
    Attempt,
    Grade,
    Interpretation,
    Message,
    Query,
    Question,
    Twin,
    Verdict,
)
from agents.schema.schema_words import words_of
from graph_store import Execution, GraphStore, Rows
from graph_store.cypher_outline import outline
from graph_store.schema import GraphSchema

Check = Callable[[Question, Query, Execution, Twin, Attempt | None], Verdict | None]
ThoughtBad = Callable[[GraphStore], Iterable[tuple[str, str]]]
"""The questions and queries that people thought wrong on a twin as it is, of earlier processes."""

THOUGHT_BAD = "A person said that the answer of this query is wrong; ask in another way."


class Solved(Message):
    """A question and the Cypher that answers it."""

    question: str
    cypher: str


@cache
def examples() -> tuple[tuple[Solved, frozenset[str]], ...]:
    """The solved questions of `prompts/examples.toml`, each with the names it needs."""
    text = (files("agents") / "prompts" / "examples.toml").read_text("utf-8")
    solved = [
        Solved(question=one["question"], cypher=one["cypher"].strip())
        for one in tomllib.loads(text)["solved"]
    ]
    return tuple((one, _names(one.cypher)) for one in solved)


def _names(cypher: str) -> frozenset[str]:
    read = outline(cypher)
    return frozenset({*read.labels, *read.types, *(one.name for one in read.reads)})


def examples_for(
    question: str, schema: GraphSchema, accepted: Sequence[Solved] = (), most: int = 3
) -> str:
    """The solved questions most like this one: accepted ones, and those this graph could answer."""
    known = set(schema.labels) | {kind.type for kind in schema.relationships}
    known |= {one.name for kind in schema.kinds for one in kind.properties}
    known |= {one.name for kind in schema.relationships for one in kind.properties}
    usable = [*accepted, *(one for one, names in examples() if names <= known)]
    found = process.extract(
        question,
        [one.question for one in usable],
        scorer=fuzz.token_set_ratio,
        processor=_telling,
        limit=most,
    )
    return "\n\n".join(f"{name}\n{usable[at].cypher}" for name, _, at in found)


def _telling(question: str) -> str:
    """The words by which questions are alike: what they ask for first, then of what."""
    asked = re.match(r"(?i)(how many|what|which|is there|where|who|when)?", question)
    return " ".join([asked.group() if asked else "", *sorted(words_of(question))]).lower()


class QueryMemory:
    """Queries that answered well, for when the same question comes again on the same twin.

    Kept is only what was checked against the graph, judged by somebody, and told as its rows have
    it. Nothing is kept of a talk in progress, where the same words may mean something else. The
    query is run anew each time. What a person thought bad goes and does not come back; what
    people thought good is kept longer, and shown first as an example.
    """

    def __init__(self) -> None:
        self._kept: Remembered[Query] = Remembered()
        self._liked: Remembered[int] = Remembered()
        self._bad: Remembered[frozenset[str]] = Remembered()
        self._heard: Remembered[bool] = Remembered()

    def recall(self, question: Question, schema: GraphSchema) -> Query | None:
        """The query kept for this question on this state of a twin, if any."""
        return None if question.history else self._kept.get(schema, spelled(question.text))

    def accepted(self, schema: GraphSchema) -> tuple[Solved, ...]:
        """The questions answered so far on this twin, with their queries; the best liked first."""
        liked = self._liked.of(schema)
        kept = self._kept.of(schema).items()
        return tuple(
            Solved(question=asked, cypher=query.cypher)
            for asked, query in sorted(kept, key=lambda one: -liked.get(one[0], 0))
        )

    def judged(self, question: Question, schema: GraphSchema, cypher: str, *, good: bool) -> None:
        """Heed what a person thought of the answer of a query on this state of a twin."""
        asked = spelled(question.text)
        bad = self._bad_ones(schema, question.text)
        self._bad.keep(schema, asked, bad - {cypher} if good else bad | {cypher})
        query = self._kept.get(schema, asked)
        if query is None or readable(query) != cypher:
            return
        if good:
            self._kept.keep(schema, asked, query)
            self._liked.keep(schema, asked, (self._liked.get(schema, asked) or 0) + 1)
        else:
            self._kept.forget(schema, asked)
            self._liked.forget(schema, asked)

    def _bad_ones(self, schema: GraphSchema, question: str) -> frozenset[str]:
        return self._bad.get(schema, spelled(question)) or frozenset()

    def _is_bad(self, question: Question, schema: GraphSchema, query: Query) -> bool:
        bad = self._bad_ones(schema, question.text)
        return bool(bad) and readable(query) in bad

    def _hear(self, twin: Twin, thought_bad: ThoughtBad) -> None:
        """Take in, once for each state of a twin, what was thought before this process began."""
        if not self._heard.get(twin.schema, ""):
            self._heard.keep(twin.schema, "", True)
            for question, cypher in thought_bad(twin.store):
                bad = self._bad_ones(twin.schema, question) | {cypher}
                self._bad.keep(twin.schema, spelled(question), bad)

    def learn(
        self, question: Question, schema: GraphSchema, attempt: Attempt, said: Interpretation
    ) -> None:
        """Keep a query that was accepted by a judge or a second mind, and told truly."""
        sure = attempt.verdict.accepted and attempt.verdict.judged and said.borne
        bad = self._is_bad(question, schema, attempt.query)
        if sure and not bad and not question.history:
            self._kept.keep(schema, spelled(question.text), attempt.query)

    def checking(self, check: Check, thought_bad: ThoughtBad) -> Check:
        """`check`, accepting what is kept without asking again, and never what was thought bad."""

        def checked(
            question: Question,
            query: Query,
            execution: Execution,
            twin: Twin,
            second: Attempt | None,
        ) -> Verdict | None:
            self._hear(twin, thought_bad)
            if self._is_bad(question, twin.schema, query):
                return Verdict(grade=Grade.INCORRECT, feedback=THOUGHT_BAD)
            known = self.recall(question, twin.schema)
            if known and known.asks_as(query) and isinstance(execution, Rows):
                return Verdict(grade=Grade.ACCEPT)
            return check(question, query, execution, twin, second)

        return checked


def spelled(question: str) -> str:
    """A question without what does not change it: spaces, its last mark, capitals at the start."""
    text = re.sub(r"\s+", " ", question).strip().rstrip("?.! ")
    return text[:1].lower() + text[1:]
