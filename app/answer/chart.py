"""The chart of an answer whose rows are groups and numbers."""

from collections.abc import Mapping

import altair as alt
import pandas as pd
import streamlit as st

from app.look.colours import BAR, INK
from app.words import wording


def draw(numbers: Mapping[str, float], unit: str, colours: Mapping[str, str]) -> None:
    """A bar for each of `numbers`, which stands at its end with its unit.

    `colours` holds what the building shows a name in; other bars have the colour of the page.
    """
    dark = st.context.theme.type == "dark"
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
