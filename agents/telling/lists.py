"""Several things told: as a list, a table or in groups."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from agents.messages import Attempt, Intent, Interpretation, Shape, Twin
from agents.steps.executor import look_up
from agents.telling.apart import told_apart
from agents.telling.names import called, distinct, lead_of, measured, name_of, size_of
from agents.telling.phrases import of_many
from agents.understanding.language.speaking import listed, plural, singular, spoken
from agents.understanding.language.words import name_words
from graph_store.rows import QueryError, Rows

SPOKEN_ROWS, LEAST_SPOKEN, SPOKEN_LETTERS = 12, 3, 400
MOST_SAME = 3
"""Others that share the first place and are named."""


NAMELESS = "one without a name"


def told_list(rows: Rows, intent: Intent, places: Mapping[str, str]) -> Interpretation:
    """Names; where several things share one, their places tell them apart, as values GlobalIds."""
    count = intent.names
    names = [name_of(row[:count]) for row in rows.rows]
    identified = "GlobalId" in rows.columns[count:]
    if len(names) == 1:
        parts = distinct(rows, count)
        value: Any = names[0] if len(parts) == 1 or intent.many else parts
        return Interpretation(
            answer=f"{name_of(rows.rows[0][:count])}.", value=[value] if intent.many else value
        )
    where = f" {of_many(intent.phrase)}" if intent.phrase else ""
    keys = [row[-1] for row in rows.rows] if identified else names
    values = [name or key for name, key in zip(names, keys, strict=True)]
    told, numbers = [name or NAMELESS for name in names], [1] * len(names)
    if len(set(names)) < len(names):
        values = keys
        told, numbers = told_apart(told, values, places)
    all_told = _spoken_count(told) == len(told)
    by_class = "" if all_told or rows.total != len(names) else _by_class(rows, count)
    subject = intent.subject or ("element" if identified else "match")
    shown = _shown(told, numbers, rows.total)
    answer = f"{rows.total} {plural(subject)}{where}{by_class}: {shown}."
    return Interpretation(answer=answer, value=values)


def _by_class(rows: Rows, names: int) -> str:
    """`(4 walls, 1 door)`: how many things there are of each IFC class, where the rows say."""
    if "ifc_class" not in rows.columns[names:]:
        return ""
    counts = Counter(row[rows.columns.index("ifc_class")] for row in rows.rows)
    told = ((n, " ".join(name_words(name.removeprefix("Ifc")))) for name, n in counts.most_common())
    return f" ({', '.join(f'{n} {plural(word) if n > 1 else word}' for n, word in told)})"


def _shown(told: list[str], numbers: Sequence[int] = (), total: int = 0) -> str:
    """The first of these, and how many more: of `total`, where each stands for several things."""
    count = _spoken_count(told)
    if more := total - sum(numbers[:count]) if numbers else len(told) - count:
        between = "; " if any("," in each for each in told[:count]) else ", "
        return f"{between.join(told[:count])} and {more} more"
    return listed(told)


def _spoken_count(told: list[str]) -> int:
    """How many are said before `and … more`: fewer where they are long."""
    lengths = list(accumulate(map(len, told[:SPOKEN_ROWS])))
    most = max(LEAST_SPOKEN, sum(length <= SPOKEN_LETTERS for length in lengths))
    return min(most, len(told))


NUMBER_OF = "number of "
"""How the column of a number of things is called."""
UNSTATED = "not stated"
"""What the group of those things is called that have nothing of what they are grouped by."""


def told_table(rows: Rows, intent: Intent, unit: str | None) -> Interpretation:
    names = intent.names
    apart = {str(row[names:]) for row in rows.rows} if intent.alike else set()
    if len(rows.rows) > 1 and len(apart) == 1:
        return _all_alike(rows, intent, unit)
    told = []
    values: list[Any] = []
    for row in rows.rows:
        known = size_of(rows.columns[:names], row[:names], intent) or name_of(row[:names])
        cells = [
            _cell(column, value, intent, several=len(row) > names + 1)
            for column, value in zip(rows.columns[names:], row[names:], strict=True)
        ]
        name = called(rows.columns[:names], row[:names], intent)
        name = name or (UNSTATED if intent.grouped else "")
        told.append(f"{name}: {', '.join(cells)}" if name else listed(cells))
        values.append([*([known] if names else []), *row[names:]])
    if len(told) == 1:
        lead = "" if names else f"{lead_of(intent)}: "
        return Interpretation(answer=f"{lead}{told[0]}.", value=values[0], unit=unit)
    often = Counter(told)
    told = [f"{one} ({many})" if many > 1 else one for one, many in often.items()]
    where, count = f" {of_many(intent.phrase)}" if intent.phrase else "", _spoken_count(told)
    total = rows.total - (intent.grouped and any(value[0] == "" for value in values))
    answer = f"{total} {plural(intent.subject or 'row')}{where}: {'; '.join(told[:count])}"
    more = rows.total - sum([*often.values()][:count])
    answer += f"; and {more} more." if more > 0 else "."
    return Interpretation(answer=answer, value=values, unit=unit)


def _cell(column: str, value: Any, intent: Intent, *, several: bool) -> str:
    """A value as it is told; a number of things beside other values with what they are."""
    if column in intent.units:
        return measured(value, intent.units[column], intent)
    things = column.removeprefix(NUMBER_OF)
    if several and things != column and isinstance(value, int):
        return f"{value} {singular(things) if value == 1 else things}"
    return spoken(value, None)


def told_groups(rows: Rows, intent: Intent) -> Interpretation:
    held: dict[str, list[str]] = {}
    for row in rows.rows:
        things = held.setdefault(name_of(row[: intent.names]), [])
        things += filter(None, [name_of(row[intent.names :])])
    told = [f"{name}: {_shown(things) or 'none'}" for name, things in held.items()]
    groups = intent.subject if len(told) == 1 else plural(intent.subject)
    lead = f"{len(told)} {groups}{f' {intent.phrase}' * bool(intent.phrase)}"
    more = f"; and {len(told) - SPOKEN_ROWS} more" if len(told) > SPOKEN_ROWS else ""
    return Interpretation(
        answer=f"{lead}: {'; '.join(told[:SPOKEN_ROWS])}{more}.",
        value=[[name, things] for name, things in held.items()],
    )


def _all_alike(rows: Rows, intent: Intent, unit: str | None) -> Interpretation:
    """What is told of each is the same of all: it is told once."""
    told = dict(zip(rows.columns, rows.rows[0], strict=True))
    cells = {column: told[column] for column in rows.columns[intent.names :]}
    spoken_cells = [
        f"{column} " * (len(cells) > 1)
        + (
            measured(value, intent.units[column], intent)
            if column in intent.units
            else spoken(value, None)
        )
        for column, value in cells.items()
    ]
    every = "Both" if len(rows.rows) == 2 else f"All {len(rows.rows)}"
    where = f" {of_many(intent.phrase)}" if intent.phrase else ""
    lead = f"{every} {plural(intent.subject)}{where} have the same {intent.measure}"
    value = cells if len(cells) > 1 else next(iter(cells.values()))
    return Interpretation(answer=f"{lead}: {listed(spoken_cells)}.", value=value, unit=unit)


def tie(attempt: Attempt, twin: Twin) -> str:
    """Which other things measure the same as the last one told; empty where none does."""
    query, execution = attempt.query, attempt.execution
    if query.runner_up is None or not isinstance(execution, Rows) or not execution.rows:
        return ""
    behind = look_up(twin, query.runner_up, query.parameters)
    if isinstance(behind, QueryError) or not behind.rows:
        return ""
    intent = query.intent or Intent(shape=Shape.TABLE)
    value, names = execution.rows[-1][-1], intent.names
    same = [row for row in behind.rows if spoken(row[-1], None) == spoken(value, None)]
    for row in execution.rows:
        if row in same:
            same.remove(row)
    if value is None or not same:
        return ""
    others = [called(behind.columns[:names], row[:names], intent) for row in same]
    if len(same) == 1:
        return f"{others[0] or 'Another one'} has the same."
    told = len(same) <= MOST_SAME and all(others)
    who = listed(others) if told else f"{len(same):,} others"
    return f"{who} have the same."
