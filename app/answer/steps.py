"""How an answer was found: every query, its grade, what it took."""

import streamlit as st

from app.answer.shown import Shown
from app.words import wording


def draw(seen: Shown) -> None:
    """Draw the facts, the queries in their order, and the time of each agent."""
    st.caption(wording.markdown(" · ".join(seen.facts)))
    for place, step in enumerate(seen.steps, 1):
        st.markdown(f"**{'✓' if step.accepted else '✗'} Query {place}: {step.grade}**")
        if step.feedback:
            st.caption(wording.markdown(step.feedback))
        if step.cypher:
            st.code(step.cypher, language="cypher", wrap_lines=True)
    if seen.spent:
        told = (f"{wording.markdown(agent)} {ms:,.0f} ms" for agent, ms in seen.spent.items())
        st.caption(" · ".join(told))
