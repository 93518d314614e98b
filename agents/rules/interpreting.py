"""The Interpreter's rule mind: rows → a sentence, a value and its unit."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from agents.messages import (
    Attempt,
    Grade,
    Intent,
    Interpretation,
    Question,
    Refusal,
    Shape,
    Twin,
)
from agents.rules.apart import places_of, told_apart
from agents.rules.caveats import caveats_of, tie
from agents.rules.speaking import article, listed, number_with_unit, plural, spoken
from graph_store.rows import Rows

SPOKEN_ROWS, LEAST_SPOKEN, SPOKEN_LETTERS = 12, 3, 400


def interpret(
    question: Question, twin: Twin, attempts: Sequence[Attempt], refusal: Refusal | None
) -> Interpretation:
    """Say what was found, with its caveats; or what was looked for and not found."""
    accepted = next((a for a in reversed(attempts) if a.verdict.accepted), None)
    if accepted is None:
        return _nothing(attempts, refusal)
    assert isinstance(accepted.execution, Rows)
    intent = accepted.query.intent or Intent(shape=Shape.TABLE)
    said = _say(accepted.execution, intent, _places(accepted.execution, intent, twin))
    caveats = caveats_of(accepted, twin)
    hidden = {text for caveat in caveats for text in caveat.placeholder_values}
    if hidden and intent.shape is not Shape.LIST and _all_hidden(accepted, intent, hidden):
        said = Interpretation(answer=f"{_lead(accepted.execution, intent)} is not filled in.")
    elif hidden and len(accepted.execution.rows) == 1:
        said = _without(said, accepted.execution, intent, hidden)
    sentences = [said.answer, *intent.remarks, *(caveat.sentence for caveat in caveats)]
    sentences += [tied] if (tied := tie(accepted, twin)) else []
    if accepted.execution.total > len(accepted.execution.rows):
        sentences.append(
            f"The rows hold the first {len(accepted.execution.rows)} of {accepted.execution.total}."
        )
    return said.model_copy(update={"answer": " ".join(sentences)})


def _nothing(attempts: Sequence[Attempt], refusal: Refusal | None) -> Interpretation:
    if not attempts:
        assert refusal is not None
        meant = " or ".join(f"“{each}”" for each in refusal.suggestions)
        more = f" Did you mean {meant}?" if meant else ""
        return Interpretation(answer=refusal.reason + more)
    first = attempts[0]
    intent = first.query.intent or Intent(shape=Shape.TABLE)
    if first.verdict.grade is Grade.ERROR_OR_EMPTY and isinstance(first.execution, Rows):
        what = plural(intent.subject) or "such thing"
        where = f" {intent.phrase}" if intent.phrase else ""
        if not first.execution.rows and intent.shape in {Shape.LIST, Shape.TABLE, Shape.GROUPS}:
            return Interpretation(answer=f"There are no {what}{where}.", value=[])
        measure = intent.measure or "value"
        of = intent.subject + ("" if intent.phrase == measure else where)
        return Interpretation(answer=f"This model holds no {measure} for {of}.")
    return Interpretation(answer=f"I could not answer this: {first.verdict.feedback}")


def _places(rows: Rows, intent: Intent, twin: Twin) -> dict[str, str]:
    """Where the things of a list are that share their names with others."""
    if intent.shape is not Shape.LIST or "GlobalId" not in rows.columns[intent.names :]:
        return {}
    named = [(_name(row[: intent.names]), str(row[-1])) for row in rows.rows]
    often = Counter(name for name, _ in named)
    ids = [key for name, key in named if often[name] > 1]
    return places_of(ids, twin) if ids else {}


def _say(rows: Rows, intent: Intent, places: Mapping[str, str] | None = None) -> Interpretation:
    first = rows.rows[0]
    subject = intent.subject or ("element" if "GlobalId" in rows.columns else "match")
    where = f" {intent.phrase}" if intent.phrase else ""
    unit = next((intent.units[c] for c in rows.columns if c in intent.units), None)
    if intent.shape in {Shape.NUMBER, Shape.TEXT} and 0 < intent.names < len(first):
        first = first[intent.names :]
    match intent.shape:
        case Shape.COUNT:
            number = first[0]
            there = "There is 1" if number == 1 else f"There are {number}"
            name = subject if number == 1 else plural(subject)
            where = _of_one(where) if number == 1 else where
            return Interpretation(answer=f"{there} {name}{where}.", value=number)
        case Shape.BOOLEAN:
            yes = bool(first[0])
            if len(first) > 1:
                return Interpretation(answer=_counts(rows, intent), value=yes)
            if intent.measure:
                is_it = "is" if yes else "is not"
                told = f"{'Yes' if yes else 'No'}, {subject} {is_it} {intent.measure}."
                return Interpretation(answer=told, value=yes)
            some = plural(subject) if intent.many else f"{article(subject)}{subject}"
            is_there = "there are" if intent.many else "there is"
            none = plural(subject) if intent.many else subject
            where = where if intent.many else _of_one(where)
            told = f"Yes, {is_there} {some}{where}" if yes else f"No, {is_there} no {none}{where}"
            return Interpretation(answer=f"{told}.", value=yes)
        case Shape.NUMBER if intent.every:
            told = f"{number_with_unit(first[0], unit)} {intent.every}: {first[1]} of {first[2]}."
            return Interpretation(answer=told, value=first[0], unit=unit)
        case Shape.NUMBER if len(first) > 2:
            units = [intent.units.get(column) for column in rows.columns[-3:]]
            told_of = zip(first, units, strict=True)
            most, least, apart = (_measured(value, each, intent) for value, each in told_of)
            told = f"{_lead(rows, intent)} is {apart}: {most} and {least}."
            return Interpretation(answer=told, value=first[-1], unit=units[-1])
        case Shape.NUMBER:
            value = first[-1]
            return Interpretation(
                answer=f"{_lead(rows, intent)} is {_measured(value, unit, intent)}.",
                value=value,
                unit=unit,
            )
        case Shape.TEXT:
            values = _distinct(Rows(columns=(), rows=(first,), total=1) if intent.names else rows)
            value = values[0] if len(values) == 1 else values
            told = listed([_measured(v, unit, intent) for v in values])
            verb = " is" if len(values) == 1 else ":"
            lead = _lead(rows, intent)
            answer = f"{lead}{verb} {told}." if lead else f"{told} is {intent.phrase}."
            return Interpretation(answer=answer, value=value, unit=unit)
        case Shape.LIST:
            return _list(rows, intent, places or {})
        case Shape.GROUPS:
            return _groups(rows, intent)
    return _table(rows, intent, unit)


def _counts(rows: Rows, intent: Intent) -> str:
    """Yes or no with the two numbers it rests on."""
    yes, one, two = rows.rows[0]
    if intent.every:
        told = f"Yes, {intent.every}" if yes else f"No, not {intent.every}"
        return f"{told}: {one} of {two}."
    sides = zip((one, two), rows.columns[1:], strict=True)
    numbers = [f"{spoken(value, intent.units.get(name))} {name}" for value, name in sides]
    return f"{'Yes' if yes else 'No'}: {', '.join(numbers)}."


def _of_one(where: str) -> str:
    """`that face south` said of one thing: `that faces south`."""
    said = {"are": "is", "have": "has", "do": "does"}
    return re.sub(
        r"\bthat (are|have|do|face|lead|belong|contain|lie)\b",
        lambda verb: f"that {said.get(verb[1], verb[1] + 's')}",
        where,
    )


def _of_many(where: str) -> str:
    """`that has no window` said of several things."""
    said = {"is": "are", "has": "have", "does": "do"}
    return re.sub(r"\bthat (is|has|does)\b", lambda verb: f"that {said[verb[1]]}", where)


def _measured(value: Any, unit: str | None, intent: Intent) -> str:
    """A value in the unit the question wants, else in a person's scale."""
    if intent.told_in and isinstance(value, (int, float)) and not isinstance(value, bool):
        word, factor, offset = intent.told_in
        return f"{number_with_unit((value - offset) / factor, None)} {word}"
    return spoken(value, unit)


def _distinct(rows: Rows, columns: int | None = None) -> list[Any]:
    """The values of all rows that are filled in, once each, lists opened up."""
    found: list[Any] = []
    for row in rows.rows:
        for cell in row[:columns]:
            for value in cell if isinstance(cell, (list, tuple)) else (cell,):
                if value not in (None, "") and value not in found:
                    found.append(value)
    return found


def _lead(rows: Rows, intent: Intent) -> str:
    """`The volume of the roof space`."""
    measure = intent.measure
    if not measure and not intent.subject:
        return ""
    subject = plural(intent.subject) if intent.many else intent.subject
    article = "the " if subject[:1].islower() and not intent.many else ""
    of = f" of {article}{subject}" if subject else ""
    if of and intent.shape is Shape.NUMBER and intent.phrase:
        of += f" {intent.phrase}"
    return f"The {measure or 'name'}{of}"


def _list(rows: Rows, intent: Intent, places: Mapping[str, str]) -> Interpretation:
    """Names; where several things share one, their places tell them apart, as values GlobalIds."""
    count = intent.names
    names = [_name(row[:count]) for row in rows.rows]
    identified = "GlobalId" in rows.columns[count:]
    if len(names) == 1:
        parts = _distinct(rows, count)
        value: Any = names[0] if len(parts) == 1 or intent.many else parts
        return Interpretation(
            answer=f"{_name(rows.rows[0][:count])}.", value=[value] if intent.many else value
        )
    where = f" {_of_many(intent.phrase)}" if intent.phrase else ""
    values, told, numbers = names, names, [1] * len(names)
    if identified and len(set(names)) < len(names):
        values = [row[-1] for row in rows.rows]
        told, numbers = told_apart(names, values, places)
    by_class = _by_class(rows, count) if rows.total == len(names) else ""
    subject = intent.subject or ("element" if identified else "match")
    shown = _shown(told, numbers, rows.total)
    answer = f"{rows.total} {plural(subject)}{where}{by_class}: {shown}."
    return Interpretation(answer=answer, value=values)


def _by_class(rows: Rows, names: int) -> str:
    """`(4 IfcWall, 1 IfcDoor)`, where the things are of several IFC classes."""
    if "ifc_class" not in rows.columns[names:]:
        return ""
    counts = Counter(row[rows.columns.index("ifc_class")] for row in rows.rows)
    return f" ({', '.join(f'{n} {name}' for name, n in counts.most_common())})"


def _name(row: tuple[Any, ...]) -> str:
    """The naming values of a row, without those that another one holds."""
    return " ".join(_telling([spoken(value, None) for value in row if value is not None]))


def _telling(parts: list[str]) -> list[str]:
    """The texts that no other one holds, once each."""
    kept = [p for p in parts if not any(p != q and p.lower() in q.lower() for q in parts)]
    return list(dict.fromkeys(kept))


def _size(columns: tuple[str, ...], row: tuple[Any, ...], intent: Intent) -> str:
    """Two or three lengths together are a size, told in millimetres as on every drawing."""
    lengths = [v for c, v in zip(columns, row, strict=True) if intent.units.get(c) == "m"]
    if len(lengths) < 2 or len(lengths) != len(row) or not all(lengths):
        return ""
    return "x".join(f"{1000 * length:.0f}" for length in lengths) + " mm"


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


def _table(rows: Rows, intent: Intent, unit: str | None) -> Interpretation:
    names = intent.names
    measured = {str(row[names:]) for row in rows.rows} if intent.alike else set()
    if len(rows.rows) > 1 and len(measured) == 1:
        return _all_alike(rows, intent, unit)
    told = []
    values: list[Any] = []
    for row in rows.rows:
        name = _size(rows.columns[:names], row[:names], intent) or _name(row[:names])
        cells = [
            _measured(value, intent.units[column], intent)
            if column in intent.units
            else spoken(value, None)
            for column, value in zip(rows.columns[names:], row[names:], strict=True)
        ]
        told.append(f"{name}: {', '.join(cells)}" if name else listed(cells))
        values.append([*([name] if names else []), *row[names:]])
    if len(told) == 1:
        lead = "" if names else f"{_lead(rows, intent)}: "
        return Interpretation(answer=f"{lead}{told[0]}.", value=values[0], unit=unit)
    where, count = f" {_of_many(intent.phrase)}" if intent.phrase else "", _spoken_count(told)
    answer = f"{rows.total} {plural(intent.subject or 'row')}{where}: {'; '.join(told[:count])}"
    more = rows.total - count
    answer += f"; and {more} more." if more > 0 else "."
    return Interpretation(answer=answer, value=values, unit=unit)


def _groups(rows: Rows, intent: Intent) -> Interpretation:
    held: dict[str, list[str]] = {}
    for row in rows.rows:
        held.setdefault(_name(row[: intent.names]), []).append(_name(row[intent.names :]))
    told = [f"{name}: {_shown(things)}" for name, things in held.items()]
    groups = intent.subject if len(told) == 1 else plural(intent.subject)
    lead = f"{len(told)} {groups}{f' {intent.phrase}' * bool(intent.phrase)}"
    more = f"; and {len(told) - SPOKEN_ROWS} more" if len(told) > SPOKEN_ROWS else ""
    return Interpretation(
        answer=f"{lead}: {'; '.join(told[:SPOKEN_ROWS])}{more}.",
        value=[[name, things] for name, things in held.items()],
    )


def _without(said: Interpretation, rows: Rows, intent: Intent, hidden: set[str]) -> Interpretation:
    kept = Rows(
        columns=rows.columns,
        rows=tuple(tuple(None if _hides(v, hidden) else v for v in row) for row in rows.rows),
        total=rows.total,
    )
    told = intent.names or None
    if all(value is None for row in kept.rows for value in row[:told]):
        return said
    return _say(kept, intent)


def _all_hidden(attempt: Attempt, intent: Intent, hidden: set[str]) -> bool:
    """Whether nothing that is told is more than a placeholder."""
    assert isinstance(attempt.execution, Rows)
    told = [value for row in attempt.execution.rows for value in row[intent.names :]]
    return bool(told) and all(value is None or _hides(value, hidden) for value in told)


def _hides(value: Any, hidden: set[str]) -> bool:
    values = value if isinstance(value, (list, tuple)) else (value,)
    return any(isinstance(v, str) and v in hidden for v in values)


def _all_alike(rows: Rows, intent: Intent, unit: str | None) -> Interpretation:
    """What is told of each is the same of all: it is told once."""
    told = dict(zip(rows.columns, rows.rows[0], strict=True))
    cells = {column: told[column] for column in rows.columns[intent.names :]}
    spoken_cells = [
        f"{column} " * (len(cells) > 1)
        + (
            _measured(value, intent.units[column], intent)
            if column in intent.units
            else spoken(value, None)
        )
        for column, value in cells.items()
    ]
    lead = f"All {len(rows.rows)} {plural(intent.subject)} have the same {intent.measure}"
    value = cells if len(cells) > 1 else next(iter(cells.values()))
    return Interpretation(answer=f"{lead}: {listed(spoken_cells)}.", value=value, unit=unit)
