"""What the agents say to each other. Every message is frozen and closed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from agents.deadline import NEVER, Deadline
from graph_store import Execution, GraphSchema, GraphStore


class Message(BaseModel):
    """A closed, frozen message."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True)
class Twin:
    """The graph a question is asked of: where to read it, what is in it, and until when."""

    store: GraphStore
    schema: GraphSchema
    deadline: Deadline = NEVER


class Question(Message):
    """Person → Query Generator. `history` holds the earlier turns of the talk, oldest first."""

    text: str
    history: "tuple[Answer, ...]" = ()

    @field_validator("text")
    @classmethod
    def _whole(cls, text: str) -> str:
        """Half letters, as a shell makes them of bytes that are no UTF-8, can be sent nowhere."""
        return text.encode("utf-8", "replace").decode("utf-8")


class Query(Message):
    """Query Generator → Executor.

    `elements` is a companion query whose one column lists the `key`s of the nodes the answer
    speaks of; None where they are to be read off the rows. `runner_up` is the same query with the
    rows behind the last one it is limited to, to tell a tie.
    `choices` are questions that the person may have meant instead, each ready to be asked.
    `intent` says what a right answer looks like; None where a language model wrote the query.
    `agreed` where two candidates of one model, written in different ways, found the same.
    """

    cypher: str
    parameters: dict[str, Any] = {}
    explanation: str = ""
    elements: str | None = None
    runner_up: str | None = None
    choices: tuple[str, ...] = ()
    intent: "Intent | None" = None
    agreed: bool = False

    def asks_as(self, other: "Query") -> bool:
        """Whether both ask the engine the same thing."""
        return (self.cypher, self.parameters) == (other.cypher, other.parameters)


ELSEWHERE = "I do not find that by these words; a register beside the models may call it otherwise."
"""Said in place of what a twin has none of: tables call things as their keepers do."""


class Refusal(Message):
    """Query Generator → Interpreter: no query answers this question on this twin.

    `failed` is true where it is the model that failed: it says nothing of the twin.

    `absent` is true where the question was understood and the twin holds no such thing;
    false where some words could not be mapped or could be read in several ways.
    `suggestions` are questions the person may have meant, each ready to be asked.
    """

    reason: str
    absent: bool = False
    suggestions: tuple[str, ...] = ()
    failed: bool = False


class Split(Message):
    """Query Generator → loop: the question asks several things; each part is a whole question."""

    parts: tuple[str, ...]


class Shape(StrEnum):
    """The form of the value that answers; `GROUPS` are names under the names they belong to."""

    COUNT = "count"
    NUMBER = "number"
    TEXT = "text"
    BOOLEAN = "boolean"
    LIST = "list"
    TABLE = "table"
    GROUPS = "groups"


class Intent(Message):
    """What the generator set out to answer, for the evaluator and the interpreter.

    `subject` names the things asked about in plain words, singular ("door"); `phrase` the
    restriction in plain words ("on Ground Floor"); `measure` what is told of each ("volume");
    `many` whether the question spoke of several; `every` what it asks of all things ("all rooms
    have a window"); `claim` what it asks of one ("the kitchen has a window") and `denial` that it
    is not so; `names` how many leading columns only name what the rest tells of. `told_in`
    is the unit numbers are wanted in, with its factor to SI and what 0 of it is in SI. `alike`:
    where the same is told of all, it is told once; `grouped`: rows are of groups and not of things.
    `remarks` are sentences on how the question was read. `units` gives the unit of a column by its
    name.
    """

    shape: Shape
    subject: str = ""
    phrase: str = ""
    measure: str = ""
    many: bool = False
    names: int = 0
    every: str = ""
    claim: str = ""
    denial: str = ""
    units: dict[str, str] = {}
    told_in: tuple[str, float, float] | None = None
    alike: bool = False
    grouped: bool = False
    remarks: tuple[str, ...] = ()


class Grade(StrEnum):
    """The Query Evaluator's three grades (paper, section 3)."""

    ACCEPT = "Accept"
    INCORRECT = "Incorrect"
    ERROR_OR_EMPTY = "Error or Empty"


class Verdict(Message):
    """Query Evaluator → loop.

    `second` where the judge takes the second opinion in the query's stead; `judged` is false
    where nobody could judge, and the grade goes by what came back alone; `agreed` is true where
    two minds that share no method found the same.
    """

    grade: Grade
    feedback: str = ""
    second: bool = False
    judged: bool = True
    agreed: bool = False

    @property
    def accepted(self) -> bool:
        return self.grade is Grade.ACCEPT


TextOperator = Literal["=", "CONTAINS", "STARTS WITH", "ENDS WITH", "=~"]


class PropertyMention(Message):
    """A property compared with a value in a query; `label` is empty where none is given.

    `value` is None where the property is only read, or compared with something unnamed.
    """

    label: str
    property: str
    value: str | int | float | bool | None = None
    operator: TextOperator = "="
    ignore_case: bool = False


class PatternMention(Message):
    """A relationship pattern in a query; empty strings where a part is left open."""

    start: str
    type: str
    end: str
    directed: bool = True


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
    """One entity looked up in the graph; `candidates` are the nearest that exist.

    `compared` is the property whose text the query compares by equality, where it does.
    """

    entity: str
    kind: str
    found: bool
    candidates: tuple[Candidate, ...] = ()
    compared: str = ""


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
    tried: tuple[Query, ...]


class Attempt(Message):
    """One turn of the loop, as the trace keeps it."""

    query: Query
    execution: Execution
    verdict: Verdict
    verification: Verification | None = None
    instructions: Instructions | None = None


class Interpretation(Message):
    """Interpreter → loop: the answering sentence, its value and the value's unit.

    `borne` is false where the rows did not bear what was written, and say it themselves.
    """

    answer: str
    value: Any = None
    unit: str | None = None
    borne: bool = True


class Usage(Message):
    """Tokens a language model counted; zero for the rule minds."""

    prompt: int = 0
    completion: int = 0


class Answer(Message):
    """Interpreter → person. Field by field the JSON of `oriel ask --json`.

    `choices` are questions to go on with where this one could not be answered as it stands;
    the JSON leaves them out, as `answer` names them. `assumptions` are sentences on what was taken
    for granted, or is in doubt: a grade that is not Accept, a judge that failed, a mind that
    stood in for another. `grade` is None where nobody judged.
    """

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
    choices: tuple[str, ...] = Field(default=(), exclude=True)
    assumptions: tuple[str, ...] = ()

    @property
    def answered(self) -> bool:
        """Whether it tells a value that nobody judged to be wrong."""
        return self.value is not None and self.grade in {None, Grade.ACCEPT}


Question.model_rebuild()
Query.model_rebuild()
