"""The SQL agent: question → SQL → rows → a sentence, by rules or by a model.

The rules read a question as for Cypher, and write the plan as SQL by the mapping that made the
graph; the model is told the tables, and its statement goes back to it with what the database said.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from agents.messages import Intent, Interpretation, Message, Question, Refusal, Shape, Split, Twin
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import Told, ask_model
from agents.schema.result_text import one_line
from agents.sql.compiling import CompiledSql, compile_sql
from agents.sql.door import Database
from agents.sql.tables import LacksError
from agents.telling.values import say
from agents.understanding.answers.intents import intent_of
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import Candidate
from agents.understanding.generating import chosen, context_of
from agents.understanding.plans.compiling.draft import Unwritable
from graph_store import Execution, QueryError, Rows
from registers.mapping import Mapping

MOST_ATTEMPTS = 5
SHOWN = 3
"""Rows of each table that a model is shown."""
MOST_SHOWN = 60
"""Letters of a cell in them."""


class SqlAnswer(Message):
    """What SQL says to a question: the last statement with what came of it, and what is told.

    `sql` is None where no statement was written. `value` is that of an `Answer`.
    """

    question: str
    answer: str
    value: object = None
    unit: str | None = None
    sql: str | None = None
    execution: Execution | None = None
    tried: tuple[str, ...] = ()


class WrittenSql(Message):
    """What the model writes. `explanation` comes first, so that it thinks before it writes."""

    explanation: Told
    outcome: Literal["query", "absent"]
    sql: str = ""


def by_rules(question: str, twin: Twin, database: Database, mapping: Mapping) -> SqlAnswer:
    """Answer from the database what the rules read in a question about the twin made from it."""
    first = chosen(Question(text=question), twin)
    if isinstance(first, Split):
        return SqlAnswer(question=question, answer="This asks several things; ask one by one.")
    if isinstance(first, Refusal):
        return SqlAnswer(question=question, answer=first.reason)
    terrain = context_of(twin).terrain
    try:
        compiled = compile_sql(first.reading.ask, terrain, mapping, database.tables)
    except LacksError as lacks:
        told = f"The database says nothing of “{lacks}”; the models may: ask the twin."
        return SqlAnswer(question=question, answer=told)
    except Unwritable as why:
        return SqlAnswer(question=question, answer=f"This has no SQL yet: {why}; ask the twin.")
    found = database.read(compiled.sql, compiled.parameters)
    if isinstance(found, QueryError):
        return _told(question, compiled.sql, found, None)
    rows = _with_truths(found, compiled)
    return _told(question, found.sent or compiled.sql, rows, _intent(first, compiled, rows, twin))


def by_model(question: str, database: Database, model: Model) -> SqlAnswer:
    """Answer by what a model writes; what the database refuses goes back to it, a few times."""
    tried: list[str] = []
    feedback, last = "", SqlAnswer(question=question, answer="The model wrote no statement.")
    for _ in range(MOST_ATTEMPTS):
        inputs = {
            "tables": tables_text(database),
            "dialect": database.dialect,
            "question": question,
            "tried": "\n\n".join(tried),
            "feedback": feedback,
        }
        try:
            written = ask_model(model, "sql_generator", inputs, WrittenSql)
        except (BadReply, BudgetSpent) as failure:
            return last if tried else SqlAnswer(question=question, answer=f"{failure}.")
        if written.outcome == "absent" or not written.sql.strip():
            return SqlAnswer(question=question, answer=written.explanation, tried=tuple(tried))
        if written.sql in tried:
            return last  # running it again would tell nothing new
        tried.append(written.sql)
        found = database.read(written.sql)
        last = _told(question, written.sql, found, None, tried)
        if isinstance(found, Rows) and found.rows:
            return last
        feedback = found.message if isinstance(found, QueryError) else "It finds no rows."
    return last


def tables_text(database: Database) -> str:
    """The tables of a database as a model is told them, with the first rows of each."""
    lines = []
    for table in database.tables:
        columns = ", ".join(f"{name} {table.kinds.get(name, '?')}" for name in table.columns)
        lines.append(f"{table.name}({columns}){' view' if table.view else ''}")
        if table.key:
            lines.append(f"  key {', '.join(table.key)}")
        for each in table.foreign_keys:
            to = f"{each.table}({', '.join(each.to)})"
            lines.append(f"  {', '.join(each.columns)} refers to {to}")
        name = ".".join(f'"{part}"' for part in table.name.split("."))
        found = database.read(f"SELECT * FROM {name} LIMIT {SHOWN}")
        rows = found.rows if isinstance(found, Rows) else ()
        lines += [
            f"  {', '.join(one_line(str(cell))[:MOST_SHOWN] for cell in row)}" for row in rows
        ]
    return "\n".join(lines)


def _intent(one: Candidate, compiled: CompiledSql, rows: Rows, twin: Twin) -> Intent:
    wording = Wording(context_of(twin).terrain.units)
    as_cypher = replace(one.compiled, names=compiled.names, units=compiled.units)
    return intent_of(one.reading, as_cypher, rows, wording)


def _with_truths(rows: Rows, compiled: CompiledSql) -> Rows:
    """Rows whose columns of true and false are so on SQLite too."""
    if not compiled.truths:
        return rows
    are = [name in compiled.truths for name in rows.columns]
    told = tuple(
        tuple(bool(v) if truth and v is not None else v for v, truth in zip(row, are, strict=True))
        for row in rows.rows
    )
    return rows.model_copy(update={"rows": told})


def _told(
    question: str, sql: str, found: Execution, intent: Intent | None, tried: Sequence[str] = ()
) -> SqlAnswer:
    """What rows say, or why there are none."""
    if isinstance(found, QueryError):
        said = Interpretation(answer=f"The database did not answer: {found.message}")
    elif not found.rows:
        said = Interpretation(answer="There are no such rows.", value=[])
    else:
        said = say(found, intent or Intent(shape=_shape(found)))
    return SqlAnswer(
        question=question,
        answer=said.answer,
        value=said.value,
        unit=said.unit,
        sql=sql,
        execution=found,
        tried=tuple(tried) or (sql,),
    )


def _shape(rows: Rows) -> Shape:
    """The form of rows that nobody said what they are: one value, a list, or a table."""
    if len(rows.columns) > 1:
        return Shape.TABLE
    if len(rows.rows) > 1:
        return Shape.LIST
    value = rows.rows[0][0]
    if isinstance(value, bool):
        return Shape.BOOLEAN
    return Shape.NUMBER if isinstance(value, int | float) else Shape.TEXT
