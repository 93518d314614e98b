"""Query Generator: question and schema → Cypher, or a refusal. The rule mind is agents.rules."""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from agents.checks.either_way import either_way
from agents.checks.parts import unlike_the_question
from agents.memory.remembered import Remembered
from agents.memory.solved import QueryMemory, examples_for, spelled
from agents.messages import Feedback, Message, Query, Question, Refusal, Split, Twin
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import Told, ask_model
from agents.schema.linked_names import LinkedNames, linked_names
from agents.schema.result_text import one_line
from agents.schema.turns import conversation, spoken_of
from agents.steps import schema_agent
from agents.steps.common_errors import common_text
from agents.tracing import trace
from graph_store import quoted
from graph_store.reading_only import MOST_LETTERS

MOST_HELD = 3
MOST_CHOICES = 8
"""Readings offered, and parts of a question answered one after the other."""

MOST_LINKED = 20
"""Names of a kind that the generator is told the question may speak of."""


class WrittenQuery(Message):
    """What the model writes. `explanation` comes first, so that it thinks before it writes."""

    explanation: Told
    outcome: Literal["query", "several", "absent", "unclear"]
    cypher: str = ""
    choices: tuple[Told, ...] = ()


@dataclass(frozen=True)
class Known:
    """What was worked out before: queries that answered well, and the schema a question needs."""

    queries: QueryMemory = field(default_factory=QueryMemory)
    schemas: Remembered[str] = field(default_factory=Remembered)


def by_model(
    model: Model,
    known: Known,
    question: Question,
    twin: Twin,
    feedback: Feedback | None,
    *,
    approach: str = "",
) -> Query | Refusal | Split:
    """Ask the model for a query; a reply that is of no use becomes a refusal that says so.

    A question whose query was accepted before is not asked again. `approach` says where to begin.
    """
    if (query := known.queries.recall(question, twin.schema)) and not feedback:
        return query
    inputs = {
        "schema": schema_agent.by_model(model, known.schemas, question, twin),
        "dialect": twin.store.engine.dialect,
        "common_errors": common_text(),
        "linked": linked_text(linked_names(spoken_of(question), twin)),
        "examples": examples_for(question.text, twin.schema, known.queries.accepted(twin.schema)),
        "conversation": conversation(question),
        "question": question.text,
        "approach": approach,
        "tried": "\n\n".join(query.cypher for query in feedback.tried) if feedback else "",
        "feedback": feedback.text if feedback else "",
    }
    try:
        written = ask_model(model, "query_generator", inputs, WrittenQuery, in_plain_cypher)
    except (BadReply, BudgetSpent) as failure:
        return Refusal(reason=f"{failure}.", failed=True)
    if (letters := len(written.cypher)) > MOST_LETTERS:
        reason = f"The model wrote a query of {letters:,} letters, and {MOST_LETTERS:,} are read."
        return Refusal(reason=reason, failed=True)
    if written.outcome == "query" and written.cypher.strip():
        return _repaired(written)
    return _unwritten(written, question, twin)


def _unwritten(written: WrittenQuery, question: Question, twin: Twin) -> Refusal | Split:
    """What a reply without a query comes to: parts to be asked one by one, or why there is none."""
    choices = _ready(written.choices, question)
    left_out = len(choices) - MOST_CHOICES
    if written.outcome == "several" and len(choices) > 1 and left_out <= 0:
        if wrong := unlike_the_question(choices, question):
            return Refusal(reason=f"The model took the question apart: {wrong}.", failed=True)
        return Split(parts=choices)
    more = f" ({left_out} more readings are not shown.)" if left_out > 0 else ""
    return Refusal(
        reason=_reason(written, question, twin) + more,
        absent=written.outcome == "absent",
        suggestions=choices[:MOST_CHOICES],
    )


def _reason(written: WrittenQuery, question: Question, twin: Twin) -> str:
    """Why there is no query, in the model's words and as its words: nothing bears them.

    Where it says that a thing is absent, what the twin does hold of it is told beside that.
    """
    said = written.explanation.strip()
    if not said:
        return "The model found no query for this, and gave no reason."
    if said.endswith(("?", "？")):
        return f"The model asks back: “{said}”"
    if written.outcome != "absent":
        return f"The model wrote no query, and says: “{said}”"
    held = ", ".join(map(quoted, linked_names(question.text, twin).labels[:MOST_HELD]))
    beside = f" The twin does hold {held}, which the question may mean." if held else ""
    return f"The model finds no such thing, and says: “{said}”{beside}"


def linked_text(linked: LinkedNames) -> str:
    """What code found of the question's words in the twin, a kind of name a line."""
    kinds = (
        ("labels", map(quoted, linked.labels)),
        ("relationships", map(quoted, linked.types)),
        ("properties", map(quoted, linked.properties)),
        ("values", (f"{quoted(name)} = {one_line(value)!r}" for name, value in linked.values)),
    )
    texts = ((kind, list(names)[:MOST_LINKED]) for kind, names in kinds)
    return "\n".join(f"{kind}: {', '.join(names)}" for kind, names in texts if names)


def _ready(choices: Sequence[str], question: Question) -> tuple[str, ...]:
    """The choices that can be asked as they stand: whole, different, and not what was just asked.

    A reading of a word or two ("the widest") is no question, and would be read as another one.
    """
    texts = (choice.strip() for choice in choices)
    whole = dict.fromkeys(one for one in texts if one.endswith(("?", "？")) or len(one.split()) > 2)
    return tuple(choice for choice in whole if spelled(choice) != spelled(question.text))


def _repaired(written: WrittenQuery) -> Query:
    """The query as it is run; what code changed in it is noted, and told to the evaluator."""
    started, cypher = time.perf_counter(), written.cypher.strip().rstrip(";")
    repaired, types = either_way(cypher)
    if not types:
        return Query(cypher=cypher, explanation=written.explanation)
    trace.current().add("repair", "either_way", started, cypher=repaired, was=cypher)
    return Query(
        cypher=repaired,
        explanation=f"{written.explanation} ({', '.join(types)} holds both ways, so it is matched "
        "without an arrow.)",
    )


def in_plain_cypher(text: str) -> WrittenQuery | None:
    """A query in a fence, or a reply that is nothing but one."""
    fenced = re.findall(r"```(?:cypher)?\s*\n(.*?)```", text, re.DOTALL | re.IGNORECASE)
    cypher = fenced[0].strip() if len(fenced) == 1 else text
    if not re.match(r"(MATCH|OPTIONAL\s+MATCH|WITH|UNWIND|CALL|RETURN)\b", cypher, re.IGNORECASE):
        return None
    around = (
        text.replace(fenced[0], "").replace("```cypher", "").replace("```", "") if fenced else ""
    )
    return WrittenQuery(explanation=around.strip(), outcome="query", cypher=cypher)
