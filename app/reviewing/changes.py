"""What changed between two versions of a model: a summary first, then each change, then 3D."""

from collections.abc import Sequence
from typing import Any

import streamlit as st

from app.reviewing.shown import show
from app.words import values, wording
from graph_store import GraphStore
from ifc_loader.compare import Change, Kind, Shared, Summary, summarise

LISTED = 1000
"""The most differences that are listed; all are counted."""
GONE = "Removed elements are in this version no more, so they cannot be shown."


def draw(store: GraphStore, changes: Sequence[Change], name: str) -> None:
    """Draw what changed of the model `name`."""
    summary = summarise(changes)
    with st.expander("What changed", expanded=True):
        st.table(_counts(summary), border="horizontal")
        if summary.storeys:
            told = ", ".join(f"{wording.markdown(s)}: {n:,}" for s, n in summary.storeys)
            st.caption(f"On {told}")
        _shared(summary.shared, f"shared-{name}")
        _alone(summary.alone, f"changes-{name}")
        _placeholders(summary.placeholders)
        _seen(store, changes, name)


def _counts(summary: Summary) -> dict[str, list[str]]:
    return {
        "What": [kind.value for kind, _, _ in summary.counts],
        "Kind": [wording.markdown(wording.kind(each)) for _, each, _ in summary.counts],
        "How many": [f"{count:,}" for _, _, count in summary.counts],
    }


def _shared(shared: Sequence[Shared], key: str) -> None:
    listed = shared[:LISTED]
    columns: dict[str, list[Any]] = {
        "Difference": [_what(each) for each in listed],
        "Before": [_told(each.before) for each in listed],
        "After": [_told(each.after) for each in listed],
        "Elements": [len(each.global_ids) for each in listed],
        "Kinds": [
            ", ".join(f"{wording.kind(name)}: {count:,}" for name, count in each.classes)
            for each in listed
        ],
    }
    _listed("Differences that several elements share", columns, len(shared), key)


def _listed(title: str, columns: dict[str, list[Any]], count: int, key: str) -> None:
    """A table under its title; `count` is how many lines it would have without a bound."""
    if count:
        st.markdown(f"**{title}**")
        st.dataframe(columns, hide_index=True, key=key, alt=f"{title}: {min(count, LISTED)}")
    if count > LISTED:
        st.caption(f"The first {LISTED:,} of {count:,}.")


def _what(each: Shared) -> str:
    return each.name if each.what == "property" else f"{each.what} {each.name}"


def _told(value: object) -> str:
    return "nothing" if value is None else values.cell(value)


def _alone(alone: Sequence[Change], key: str) -> None:
    listed = alone[:LISTED]
    columns: dict[str, list[Any]] = {
        "": [change.kind.value for change in listed],
        "Kind": [wording.kind(change.ifc_class) for change in listed],
        "Name": [change.name for change in listed],
        "Difference": [_differences(change) for change in listed],
        "GlobalId": [change.global_id for change in listed],
    }
    _listed("Element by element", columns, len(alone), key)


def _differences(change: Change) -> str:
    """The properties with their values before and after, and the relationships that differ."""
    told = [f"{name}: {_told(a)} → {_told(b)}" for name, (a, b) in change.properties.items()]
    return "; ".join((*told, *sorted({kind for kind, _ in (*change.gained, *change.lost)})))


def _placeholders(placeholders: Sequence[Shared]) -> None:
    if placeholders:
        elements = {one for each in placeholders for one in each.global_ids}
        st.caption(
            f"Folded away: {wording.counted(len(placeholders), 'text')} that nobody filled in, of "
            f"{wording.counted(len(elements), 'element')}."
        )


def _seen(store: GraphStore, changes: Sequence[Change], name: str) -> None:
    parts: dict[str, list[str]] = {}
    for change in changes:
        if change.kind is not Kind.REMOVED:
            parts.setdefault(change.kind.value.capitalize(), []).append(change.global_id)
    if any(change.kind is Kind.REMOVED for change in changes):
        st.caption(GONE)
    if parts and st.button(
        "Show it in the building", icon=":material/view_in_ar:", key=f"show-changes-{name}"
    ):
        show(store, [one for ids in parts.values() for one in ids], f"Changed: {name}", parts)
