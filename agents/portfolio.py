"""A question to several buildings: each is asked in turn, and the answers are joined by code.

"Which of our buildings has the most lifts?" asks each "How many lifts are there?" and compares;
"total office area by building" tells a row a building. How a language speaks of buildings stands in
`prompts/portfolio.toml`. A building that cannot tell is named, and never counted as one with none.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from agents.messages import Answer, Grade, Usage
from graph_store import GraphError, GraphStore, GraphUnavailable
from ifc_loader.package_tables import package_table

Join = Literal["each", "most", "least", "which", "none", "total"]
NAMES_SHOWN = 12
SYMBOLS = {"m2": "m²", "m3": "m³"}


@dataclass(frozen=True)
class Wording:
    """One way in which a language speaks of several buildings."""

    join: Join
    pattern: re.Pattern[str]
    asked: str
    said: str


@dataclass(frozen=True)
class Across:
    """What each building is asked, and how the answers come together."""

    asked: str
    join: Join
    said: str = ""


@dataclass(frozen=True)
class Told:
    """What one building answered; without an answer, `why` it could not be asked."""

    building: str
    answer: Answer | None = None
    why: str = ""

    @property
    def value(self) -> Any:
        return self.answer.value if self.answer else None

    @property
    def number(self) -> float | None:
        """Its value where that is one number."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        return value


@cache
def wordings() -> tuple[Wording, ...]:
    """All that `prompts/portfolio.toml` has, in its order."""
    held = package_table("agents", "prompts/portfolio.toml")
    return tuple(
        Wording(
            each["join"],
            re.compile(each["pattern"], re.IGNORECASE),
            each["asked"],
            each.get("said", ""),
        )
        for each in held["wording"]
    )


def across(question: str) -> Across | None:
    """How a question speaks of several buildings; None for one that does not."""
    text = " ".join(question.split()).rstrip("?!. ")
    for each in wordings():
        if found := each.pattern.fullmatch(text):
            words = {name: text.strip(" ,") for name, text in found.groupdict().items() if text}
            asked = each.asked.format(**words)
            said = each.said.format(**words, names="{names}", amount="{amount}")
            return Across(asked[:1].upper() + asked[1:], each.join, said)
    return None


def ask_each(
    question: str,
    buildings: Iterable[tuple[str, Callable[[], GraphStore]]],
    ask: Callable[[str, GraphStore], Answer],
    heard: Callable[[str], None] = lambda _building: None,
) -> Answer:
    """Ask every building, given by its name and what opens its store, and join what they answer.

    A question that does not speak of buildings is asked of each as it stands. A building that
    cannot be opened is told as such; a twin without a model is none. Raises GraphUnavailable where
    the engine cannot be reached, GraphError where there is no building.
    """
    found = across(question) or Across(question, "each")
    told: list[Told] = []
    for name, opened in buildings:
        heard(name)
        one = _told(name, opened, found.asked, ask)
        if one is not None:
            told.append(one)
    if not told:
        raise GraphError("There is no building to ask; load one first (oriel ingest FILE)")
    return joined(question, found, told)


def _told(
    name: str,
    opened: Callable[[], GraphStore],
    question: str,
    ask: Callable[[str, GraphStore], Answer],
) -> Told | None:
    """What one building answers; None for a twin without a model."""
    try:
        with opened() as store:
            if not store.models():
                return None
            answer = ask(question, store)
    except GraphUnavailable:
        raise
    except GraphError as error:
        return Told(name, why=str(error))
    return Told(name, answer, "" if answer.value is not None else answer.answer)


def joined(question: str, how: Across, told: Sequence[Told]) -> Answer:
    """The answers as one, with a row a building, or a row a row of each."""
    join = how.join
    answered = [each for each in told if each.value is not None]
    silent = [each for each in told if each.value is None]
    answers = [each.answer for each in told if each.answer]
    sentence, value = _said(how, answered) if answered else (_none_can(silent), None)
    columns, rows = _rows(answered, join)
    grades = [each.answer.grade for each in answered if each.answer and each.answer.grade]
    units = {each.answer.unit for each in answered if each.answer}
    first = answers[0] if answers else None
    return Answer(
        question=question,
        answer=sentence,
        value=value,
        unit=units.pop() if len(units) == 1 and join in ("each", "total") else None,
        cypher="\n\n".join(dict.fromkeys(one.cypher for one in answers if one.cypher)) or None,
        columns=columns,
        rows=rows,
        global_ids=tuple(dict.fromkeys(i for one in answers for i in one.global_ids)),
        grade=max(grades, key=list(Grade).index) if grades else None,
        attempts=tuple(attempt for one in answers for attempt in one.attempts),
        agents=first.agents if first else "",
        engine=first.engine if first else "",
        timings_ms=_times(answers),
        tokens=Usage(
            prompt=sum(one.tokens.prompt for one in answers),
            completion=sum(one.tokens.completion for one in answers),
        ),
        assumptions=tuple(_assumed(answers, silent if answered else ())),
    )


def _said(how: Across, told: Sequence[Told]) -> tuple[str, Any]:
    """The sentence, and the value that answers."""
    if how.join == "each":
        if len(told) > NAMES_SHOWN:
            return f"Answered for {len(told)} buildings, a row each.", _pairs(told)
        return "\n".join(f"{each.building}: {_text(each)}" for each in told), _pairs(told)
    if how.join in ("which", "none"):
        return _having(told, some=how.join == "which")
    if why := _not_alike(told):
        return why, None
    numbers = {each.building: each.number or 0 for each in told}
    if how.join == "total":
        total = sum(numbers.values())
        return f"{_amount(total, told)} in {len(told)} buildings.", total
    best = (max if how.join == "most" else min)(numbers.values())
    winners = [name for name, number in numbers.items() if number == best]
    said = how.said.replace("{names}", _names(winners)).replace("{amount}", _amount(best, told))
    return said, winners[0] if len(winners) == 1 else winners


def _having(told: Sequence[Told], *, some: bool) -> tuple[str, list[str]]:
    """The buildings that have any of what was counted, or that have none."""
    names = [each.building for each in told if bool(each.value) == some]
    if not names:
        return f"{'None' if some else 'Each'} of {len(told)} buildings has any.", []
    return f"{len(names)} of {len(told)} buildings: {_names(names)}.", names


def _text(told: Told) -> str:
    return told.answer.answer if told.answer else told.why


def _pairs(told: Sequence[Told]) -> list[list[Any]]:
    return [[each.building, each.value] for each in told]


def _not_alike(told: Sequence[Told]) -> str:
    """Why numbers cannot be compared or added; nothing where they can."""
    if odd := [each.building for each in told if each.number is None]:
        return f"{_names(odd)} did not answer with a number, so nothing was compared or added."
    if len(units := {str(each.answer.unit) for each in told if each.answer}) > 1:
        return f"The buildings answer in different units ({', '.join(sorted(units))})."
    return ""


def _none_can(silent: Sequence[Told]) -> str:
    reasons = list(dict.fromkeys(each.why for each in silent))
    return f"None of the {len(silent)} buildings can tell: {reasons[0]}"


def _amount(number: float, told: Sequence[Told]) -> str:
    unit = next((each.answer.unit for each in told if each.answer), None)
    unit = SYMBOLS.get(unit or "", unit)
    shown = f"{number:,.2f}".rstrip("0").rstrip(".")
    return f"{shown} {unit}" if unit else shown


def _names(names: Sequence[str]) -> str:
    shown = list(names[:NAMES_SHOWN])
    if len(names) > NAMES_SHOWN:
        shown.append(f"{len(names) - NAMES_SHOWN} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def _rows(told: Sequence[Told], join: Join) -> tuple[tuple[str, ...], tuple[tuple[Any, ...], ...]]:
    """A row a building with its value; where they answered with lists, a row a thing."""
    columns = {each.answer.columns for each in told if each.answer}
    listed = any(isinstance(each.value, list) for each in told)
    if listed and join == "each" and len(columns) == 1:
        return ("building", *columns.pop()), tuple(
            (each.building, *row) for each in told if each.answer for row in each.answer.rows
        )
    rows = [(each.building, each.value, each.answer.unit if each.answer else None) for each in told]
    if join in ("most", "least", "total") and not _not_alike(told):
        rows.sort(key=lambda row: row[1], reverse=join != "least")
    return ("building", "value", "unit"), tuple(rows)


def _times(answers: Sequence[Answer]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for one in answers:
        for name, took in one.timings_ms.items():
            sums[name] = sums.get(name, 0.0) + took
    return sums


def _assumed(answers: Sequence[Answer], silent: Sequence[Told]) -> Iterator[str]:
    """What a person should know: who could not tell, and what the buildings took for granted."""
    if silent:
        told = "; ".join(f"{each.building}: {each.why}" for each in silent[:NAMES_SHOWN])
        more = f" (and {len(silent) - NAMES_SHOWN} more)" if len(silent) > NAMES_SHOWN else ""
        yield f"{len(silent)} of the buildings could not tell, and are left out: {told}{more}"
    yield from dict.fromkeys(each for one in answers for each in one.assumptions)
