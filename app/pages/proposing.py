"""The mapping that is proposed for a register, shown before anything is written."""

import streamlit as st

from app.twins.proposals import Proposed
from app.words import wording
from registers import TableRead

ASPECTS = ("accuracy", "groundedness", "faithfulness")
BEST = 5
TOLD = 20
"""Findings that are listed; all are counted."""


def draw(proposed: Proposed) -> str:
    """Draw a proposal; the mapping's text as it stands in its field."""
    with st.container(border=True):
        st.subheader(wording.markdown(proposed.source), anchor=False)
        st.caption(_scored(proposed))
        for fault in proposed.faults:
            st.warning(wording.markdown(fault), icon=":material/rule:")
        st.dataframe([_row(read) for read in proposed.tables], hide_index=True, width="stretch")
        if proposed.findings:
            count = len(proposed.findings)
            with st.expander(f"{count:,} {'things' if count > 1 else 'thing'} told of the source"):
                for sentence in proposed.findings[:TOLD]:
                    st.markdown(f"- {wording.markdown(sentence)}")
                if count > TOLD:
                    st.caption(
                        f"and {count - TOLD:,} more, in the quality report once it is read in"
                    )
        with st.expander("The mapping, to be changed"):
            text = st.text_area(
                "Mapping (TOML)",
                proposed.mapping,
                height=300,
                key=f"mapping-{proposed.source}-{hash(proposed.mapping)}",
                label_visibility="collapsed",
            )
    return str(text)


def _scored(proposed: Proposed) -> str:
    last = proposed.scores[-1]
    told = ", ".join(f"{name} {score}" for name, score in zip(ASPECTS, last, strict=True))
    turns = len(proposed.scores)
    return f"{told} of {BEST} · found in {turns} turn{'s' if turns > 1 else ''}"


def _row(read: TableRead) -> dict[str, str | int]:
    if read.left_out:
        becomes = f"left out: {read.left_out}"
    elif read.joined:
        becomes = f"{read.joined:,} relationships"
    else:
        becomes = f"{read.nodes:,} nodes"
    return {"Table": read.table, "Rows": read.rows, "Becomes": becomes}
