"""The picked element: what it is, its layers, its properties, what it hangs together with."""

from collections import defaultdict

import streamlit as st

from app import session, wording
from app.facts import Fact, Facts, facts_of
from graph_store import GraphStore

FIRST = ("Name", "LongName", "Tag", "PredefinedType", "ObjectType", "OverallWidth", "OverallHeight")


def draw(store: GraphStore, global_id: str) -> None:
    """Draw the card of one element."""
    facts = facts_of(store, global_id)
    with st.container(border=True, gap="small", key="element"):
        if facts is None:
            st.caption("This element is drawn, but the graph holds nothing of it.")
            return
        said, close = st.columns([9, 1], vertical_alignment="top")
        kind = wording.markdown(wording.kind(facts.ifc_class))
        said.markdown(f"**{wording.markdown(facts.name)}** :gray[{kind}]")
        close.button(
            "",
            icon=":material/close:",
            type="tertiary",
            key="element-close",
            help="Close",
            on_click=session.pick,
            args=(None,),
        )
        _layers(facts)
        _properties(facts)
        _related(facts)
        if st.button("Ask about it", icon=":material/chat:", key="element-ask"):
            st.session_state.ask = _question(facts)
            st.rerun(scope="app")


def _question(facts: Facts) -> str:
    """A question about the element that its relations can answer."""
    if facts.layers:
        return f"What are the layers of the {facts.name}?"
    if facts.materials:
        return f"What is the material of the {facts.name}?"
    return f"On which storey is the {facts.name}?"


def _layers(facts: Facts) -> None:
    if not facts.layers:
        if facts.materials:
            named = ", ".join(each.name for each in facts.materials)
            st.markdown(f"Made of {wording.markdown(named)}")
        return
    total = sum(layer.thickness or 0 for layer in facts.layers)
    st.caption(f"Layers, {1000 * total:,.0f} mm in all")
    st.table(
        {
            "Material": [wording.markdown(layer.name) for layer in facts.layers],
            "Thickness": [f"{1000 * (layer.thickness or 0):,.1f} mm" for layer in facts.layers],
        },
        border="horizontal",
    )


def _properties(facts: Facts) -> None:
    own = sorted(facts.sets.get("", ()), key=lambda fact: (fact.name not in FIRST, fact.name))
    _table(own)
    others = {name: found for name, found in facts.sets.items() if name}
    if others:
        count = sum(map(len, others.values()))
        with st.expander(f"{count} properties in {len(others)} sets"):
            for name, found in others.items():
                st.caption(wording.markdown(name))
                _table(found)


def _table(found: "list[Fact] | tuple[Fact, ...]") -> None:
    if found:
        st.table(
            {
                "Property": [wording.markdown(fact.name) for fact in found],
                "Value": [_told(fact) for fact in found],
            },
            border="horizontal",
        )


def _told(fact: Fact) -> str:
    said = wording.markdown(wording.value(fact.value, fact.unit)) or "–"
    if fact.source:
        said += f" :gray[from {wording.markdown(fact.source)}]"
    return f"{said} :orange[{wording.markdown(fact.note)}]" if fact.note else said


def _related(facts: Facts) -> None:
    if not facts.related:
        return
    told, total = len(facts.related), facts.related_in_all
    with st.expander(f"{total:,} relations" + (f", the first {told}" if told < total else "")):
        groups: dict[str, list[str]] = defaultdict(list)
        for each in facts.related:
            arrow = f"{each.type} →" if each.outgoing else f"← {each.type}"
            groups[arrow].append(f"{each.name} ({wording.kind(each.ifc_class)})")
        for arrow, names in groups.items():
            st.markdown(f"`{arrow}` {wording.markdown(', '.join(names[:12]))}")
            if len(names) > 12:
                st.caption(f"and {len(names) - 12:,} more")
