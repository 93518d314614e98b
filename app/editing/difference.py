"""What a proposal would change, by element and property, and what of it is refused."""

import pandas as pd
import streamlit as st

from app.words import values, wording
from edits import Change, Proposal

LISTED = 1000
"""Changes that are listed; all are counted."""
REFUSED = 10


def draw(proposal: Proposal, *, several: bool) -> None:
    """Draw the difference; `several` models change, so that each is named."""
    count, elements = len(proposal.changes), len(proposal.elements)
    name = wording.markdown(proposal.model)
    if several:
        st.subheader(name, anchor=False)
    if count:
        told = f"**{wording.counted(count, 'value')}** of {wording.counted(elements, 'element')}"
        st.markdown(f"{told} would change in {name}.{_unchanged(proposal)}")
        _table(proposal)
    else:
        st.info(f"Nothing would change in {name}.{_unchanged(proposal)}", icon=":material/info:")
    for refusal in proposal.refused[:REFUSED]:
        st.warning(wording.markdown(str(refusal)), icon=":material/rule:")
    if (left := len(proposal.refused) - REFUSED) > 0:
        st.caption(f"and {left:,} more that are refused")


def _unchanged(proposal: Proposal) -> str:
    if not proposal.unchanged:
        return ""
    return f" {wording.counted(proposal.unchanged, 'value stands', 'values stand')} so already."


def _table(proposal: Proposal) -> None:
    shown = proposal.changes[:LISTED]
    columns = {
        "Element": [each.name or each.global_id for each in shown],
        "Property": [each.property_name for each in shown],
        "Before": [_told(each, each.before) for each in shown],
        "After": [_told(each, each.after) for each in shown],
        "Kind": [wording.kind(each.ifc_class) for each in shown],
        "Type": [each.ifc_type for each in shown],
        "Set": [each.set_name for each in shown],
        "Note": [each.note for each in shown],
        "GlobalId": [each.global_id for each in shown],
    }
    if not any(columns["Note"]):
        del columns["Note"]
    st.dataframe(
        pd.DataFrame(columns),
        hide_index=True,
        key=f"difference-{proposal.model}",
        alt=f"{len(shown)} changes, a value of an element each",
    )
    if len(proposal.changes) > LISTED:
        st.caption(f"The first {LISTED:,} of {len(proposal.changes):,}.")


def _told(change: Change, value: str | int | float | bool | None) -> str:
    """A value with its unit, in all its digits: what is accepted is what is written."""
    if value is None:
        return "nothing"
    return f"{values.cell(value)} {values.unit(change.unit)}".strip()
