"""The chart of an answer whose rows are groups and numbers."""

from collections.abc import Mapping

import altair as alt
import pandas as pd
import streamlit as st

from agents import Answer
from agents.elements import GLOBAL_ID
from app import printing, wording
from app.colours import BAR, INK

ROWS = range(2, 41)
MOST_COLUMNS = 4


def bars(answer: Answer) -> dict[str, float]:
    """The number of each group where the rows are groups and numbers, in their order; else none.

    There is one column of numbers; a group is named by the texts of its row, once each. Numbers
    in several units have no common scale.
    """
    if len(answer.rows) not in ROWS or len(answer.columns) > MOST_COLUMNS:
        return {}
    columns = list(zip(*answer.rows, strict=True))
    if "unit" in answer.columns and len(set(columns[answer.columns.index("unit")])) > 1:
        return {}
    numbers = [column for column in columns if all(map(_counts, column))]
    texts = [
        column
        for column in columns
        if all(isinstance(each, str) and not GLOBAL_ID.fullmatch(each) for each in column)
    ]
    if len(numbers) != 1 or not texts:
        return {}
    names = [_name(row) for row in zip(*texts, strict=True)]
    found = dict(zip(names, numbers[0], strict=True))
    return found if len(found) == len(names) else {}


def _counts(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _name(texts: tuple[str, ...]) -> str:
    """The texts in one, without those that another of them holds."""
    whole = [t for t in dict.fromkeys(texts) if not any(t in o for o in texts if o != t)]
    return " ".join(whole)


def draw(answer: Answer, numbers: Mapping[str, float], colours: Mapping[str, str]) -> None:
    """A bar for each of `numbers`, which stands at its end.

    `colours` holds what the building shows a name in; other bars have the colour of the page.
    """
    dark = st.context.theme.type == "dark"
    unit = printing.unit(answer.unit)
    table = pd.DataFrame(
        {
            "name": list(numbers),
            "number": list(numbers.values()),
            "told": [f"{wording.number(each)} {unit}".strip() for each in numbers.values()],
            "colour": [colours.get(name, BAR[dark]) for name in numbers],
        }
    )
    drawn = alt.Chart(table, height=alt.Step(30)).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=220)),
        x=alt.X("number:Q", title=None, axis=None),
        tooltip=[alt.Tooltip("name:N", title=" "), alt.Tooltip("told:N", title=" ")],
    )
    told = drawn.mark_text(align="left", dx=6, fontSize=13, color=INK[dark]).encode(text="told:N")
    st.altair_chart(
        drawn.mark_bar(cornerRadiusEnd=3, size=20).encode(color=alt.Color("colour:N", scale=None))
        + told,
        alt=f"{len(numbers)} bars, the same figures as in the rows",
    )
