"""What the agents say to each other. Every message is frozen and closed."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict

from graph_store.rows import QueryError, Rows

Execution = Rows | QueryError
Report = Callable[[str], None]
"""Called with one short sentence as an agent starts, for live progress."""


class Message(BaseModel):
    """A closed, frozen message."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Query(Message):
    """Query Generator → Executor.

    `elements` is a companion query whose one column lists the `key`s of the nodes the answer
    speaks of; None where they are to be read off the rows.
    `intent` says what a right answer looks like; None where a language model wrote the query.
    """

    cypher: str
    parameters: dict[str, Any] = {}
    explanation: str = ""
    elements: str | None = None
    intent: "Intent | None" = None


class Refusal(Message):
    """Query Generator → Interpreter: no query answers this question on this twin.

    `absent` is true where the question was understood and the twin holds no such thing;
    false where some words could not be mapped.
    """

    reason: str
    absent: bool = False
    suggestions: tuple[str, ...] = ()


class Shape(StrEnum):
    """The form of the value that answers."""

    COUNT = "count"
    NUMBER = "number"
    TEXT = "text"
    BOOLEAN = "boolean"
    LIST = "list"
    TABLE = "table"


class Intent(Message):
    """What the generator set out to answer, for the evaluator and the interpreter.

    `subject` names the things asked about in plain words, singular ("door"); `phrase` the
    restriction in plain words ("on Ground Floor"); `measure` what is told of each ("volume").
    `units` gives the unit of a column by its name.
    """

    shape: Shape
    subject: str = ""
    phrase: str = ""
    measure: str = ""
    units: dict[str, str] = {}


class Grade(StrEnum):
    """The Query Evaluator's three grades (paper, section 3)."""

    ACCEPT = "Accept"
    INCORRECT = "Incorrect"
    ERROR_OR_EMPTY = "Error or Empty"


class Verdict(Message):
    """Query Evaluator → loop."""

    grade: Grade
    feedback: str = ""

    @property
    def accepted(self) -> bool:
        return self.grade is Grade.ACCEPT


class PropertyMention(Message):
    """A property compared with a value in a query; `label` is empty where none is given."""

    label: str
    property: str
    value: str | int | float | bool | None = None


class PatternMention(Message):
    """A relationship pattern in a query; empty strings where a part is left open."""

    start: str
    type: str
    end: str


class Entities(Message):
    """Named Entity Extractor → Verification Module."""

    labels: tuple[str, ...] = ()
    properties: tuple[PropertyMention, ...] = ()
    patterns: tuple[PatternMention, ...] = ()


class Candidate(Message):
    """Something that exists in the graph, with its normalised Levenshtein ratio (0 to 1)."""

    text: str
    similarity: float


class Check(Message):
    """One entity looked up in the graph; `candidates` are the nearest that exist."""

    entity: str
    kind: str
    found: bool
    candidates: tuple[Candidate, ...] = ()


class Verification(Message):
    """Verification Module → Instructions Generator."""

    checks: tuple[Check, ...]


class Instructions(Message):
    """Instructions Generator → Feedback Aggregator: one repair a line."""

    lines: tuple[str, ...]


class Feedback(Message):
    """Feedback Aggregator → Query Generator: what was tried, what came of it, what to change.

    `tried` holds every query so far, in order.
    """

    text: str
    tried: tuple[str, ...]
    instructions: tuple[str, ...] = ()


class Attempt(Message):
    """One turn of the loop, as the trace keeps it."""

    query: Query
    execution: Execution
    verdict: Verdict
    verification: Verification | None = None
    instructions: Instructions | None = None


class Usage(Message):
    """Tokens a language model counted; zero for the rule minds."""

    prompt: int = 0
    completion: int = 0


class Answer(Message):
    """Interpreter → person. Field by field the JSON of `oriel ask --json` (design.md)."""

    question: str
    answer: str
    value: Any
    unit: str | None
    cypher: str | None
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    global_ids: tuple[str, ...]
    grade: Grade | None
    attempts: tuple[Attempt, ...]
    agents: str
    engine: str
    timings_ms: dict[str, float]
    tokens: Usage
