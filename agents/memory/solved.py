"""Solved questions: examples for the query generator, and queries accepted before."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache

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
from ifc_loader.package_tables import package_table

Check = Callable[[Question, Query, Execution, Twin, Attempt | None], Verdict | None]


class Thought(Message):
    """What a person thought of a query as the answer to a question, `behind` another one or none.

    `sure` where the query may be used again if it was thought good: it stands alone, passed the
    facts, was accepted by a judge, and was told as its rows have it.
    """

    question: str
    behind: str = ""
    cypher: str
    good: bool
    sure: bool = False


Thoughts = Callable[[GraphStore], Iterable[Thought]]
"""What people thought on a twin as it is, earlier processes included; the latest last."""

THOUGHT_BAD = "A person said that the answer of this query is wrong; ask in another way."


class Solved(Message):
    """A question and the Cypher that answers it."""

    question: str
    cypher: str


@cache
def examples() -> tuple[tuple[Solved, frozenset[str]], ...]:
    """The solved questions of `prompts/examples.toml`, each with the names it needs."""
    solved = [
        Solved(question=one["question"], cypher=one["cypher"].strip())
        for one in package_table("agents", "prompts/examples.toml")["solved"]
    ]
    return tuple((one, _names(one.cypher)) for one in solved)


def _names(cypher: str) -> frozenset[str]:
    read = outline(cypher)
    return frozenset({*read.labels, *read.types, *(one.name for one in read.reads)})


def examples_for(
    question: str, schema: GraphSchema, accepted: Sequence[Solved] = (), most: int = 3
) -> str:
    """The solved questions most like this one: accepted ones, and those this graph could answer."""
    known = {*schema.labels, *schema.types, *schema.properties}
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

    Everybody who asks shares it, so one judge's word is not enough to be kept: two minds must have
    found the same, or a person must have thought it good, of what passed the facts and was told
    as its rows have it. Nothing is kept of a talk in progress, where the same words may mean
    something else. The query is run and held against the facts anew each time. What a person
    thought bad goes and does not come back; what people thought good is kept longer, and shown
    first as an example.
    """

    def __init__(self) -> None:
        self._kept: Remembered[Query] = Remembered()
        self._liked: Remembered[int] = Remembered()
        self._bad: Remembered[frozenset[tuple[str, str]]] = Remembered()
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

    def judged(self, thought: Thought, schema: GraphSchema) -> None:
        """Heed what a person thought of the answer of a query on this state of a twin."""
        asked, cypher = spelled(thought.question), thought.cypher
        bad = self._bad.get(schema, asked) or frozenset()
        this = {(cypher, spelled(thought.behind))}
        self._bad.keep(schema, asked, bad - this if thought.good else bad | this)
        query = self._kept.get(schema, asked)
        same = query is not None and readable(query) == cypher
        if thought.good and (same or thought.sure):
            self._kept.keep(schema, asked, query if query and same else Query(cypher=cypher))
            self._liked.keep(schema, asked, (self._liked.get(schema, asked) or 0) + 1)
        elif not thought.good and same and not thought.behind:
            self._kept.forget(schema, asked)
            self._liked.forget(schema, asked)

    def _is_bad(self, question: Question, schema: GraphSchema, query: Query) -> bool:
        """Whether it was thought bad for this question, alone or behind one of those before."""
        bad = self._bad.get(schema, spelled(question.text)) or frozenset()
        before = {"", *(spelled(turn.question) for turn in question.history)}
        return bool(bad) and any((readable(query), one) in bad for one in before)

    def hear(self, twin: Twin, thoughts: Thoughts) -> None:
        """Take in, once for each state of a twin, what was thought before this process began."""
        if not self._heard.get(twin.schema, ""):
            self._heard.keep(twin.schema, "", True)
            for one in thoughts(twin.store):
                self.judged(one, twin.schema)

    def learn(
        self, question: Question, schema: GraphSchema, attempt: Attempt, said: Interpretation
    ) -> None:
        """Keep a query that two minds agree on, and that was told truly."""
        sure = attempt.verdict.accepted and attempt.verdict.agreed and said.borne
        bad = self._is_bad(question, schema, attempt.query)
        if sure and not bad and not question.history:
            self._kept.keep(schema, spelled(question.text), attempt.query)

    def checking(self, check: Check, thoughts: Thoughts) -> Check:
        """`check`, accepting what is kept without a judge, and never what was thought bad."""

        def checked(
            question: Question,
            query: Query,
            execution: Execution,
            twin: Twin,
            second: Attempt | None,
        ) -> Verdict | None:
            self.hear(twin, thoughts)
            if self._is_bad(question, twin.schema, query):
                return Verdict(grade=Grade.INCORRECT, feedback=THOUGHT_BAD)
            bad = second is not None and self._is_bad(question, twin.schema, second.query)
            verdict = check(question, query, execution, twin, None if bad else second)
            known = self.recall(question, twin.schema)
            if verdict is None and known and known.asks_as(query) and isinstance(execution, Rows):
                return Verdict(grade=Grade.ACCEPT, agreed=True)
            return verdict

        return checked


def spelled(question: str) -> str:
    """A question without what does not change it: spaces, its last mark, capitals at the start."""
    text = re.sub(r"\s+", " ", question).strip().rstrip("?.! ")
    return text[:1].lower() + text[1:]
