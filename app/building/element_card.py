"""The picked element: what it is, its layers, its properties, what it hangs together with."""

from collections import defaultdict
from collections.abc import Sequence

import streamlit as st

from app.editing import offer
from app.elements import facts as elements
from app.elements.facts import Fact, Facts
from app.session import parts, session, stores
from app.words import wording
from graph_store import GraphStore

FIRST = ("Name", "LongName", "Tag", "PredefinedType", "ObjectType", "OverallWidth", "OverallHeight")
UNTOLD = frozenset({"FullName", "Network"})
"""Derived properties that serve queries and tell a person nothing more."""


@st.cache_data(max_entries=256, show_spinner=False, hash_funcs={GraphStore: stores.held})
def facts_of(store: GraphStore, global_id: str) -> Facts | None:
    return elements.facts_of(store, global_id)


def draw(store: GraphStore, global_id: str) -> None:
    """Draw the card of one element."""
    facts = facts_of(store, global_id)
    with st.container(border=True, gap="small", key="element"):
        if facts is None:
            st.caption("This element is drawn, but the graph holds nothing of it.")
            return
        kind = wording.markdown(wording.kind(facts.ifc_class))
        with st.container(horizontal=True):
            st.markdown(f"**{wording.markdown(facts.name)}** :gray[{kind}]", width="stretch")
            st.button(
                "Close",
                icon=":material/close:",
                type="tertiary",
                key="element-close",
                on_click=session.pick,
                args=(None,),
            )
        _model(facts, store)
        _layers(facts)
        _properties(facts)
        _related(facts)
        with st.container(horizontal=True):
            if st.button("Ask about it", icon=":material/chat:", key="element-ask"):
                session.prepare_more(_question(facts))
                st.rerun(scope="app")
            if session.path_ends() is None and st.button(
                "Path from here", icon=":material/route:", key="element-path"
            ):
                session.begin_path(global_id)
                parts.again()
            if st.button("Propose a change", icon=":material/edit_note:", key="element-edit"):
                offer.propose((global_id,))
                st.rerun(scope="app")


def _question(facts: Facts) -> str:
    """A question about the element that its relations can answer."""
    name = wording.the(facts.name)
    if facts.ifc_class == "IfcSpace":
        return f"What is the area of {name}?"
    if facts.layers:
        return f"What are the layers of {name}?"
    if facts.materials:
        return f"What is the material of {name}?"
    return f"On which storey is {name}?"


def _model(facts: Facts, store: GraphStore) -> None:
    """Which model it is of, where the twin has several."""
    if len(stores.models(store)) > 1:
        also = f", also in {', '.join(facts.also_in)}" if facts.also_in else ""
        st.caption(wording.markdown(f"{facts.model}{also}"))


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
    own = sorted(facts.sets.get("", ()), key=lambda fact: (*FIRST, fact.name).index(fact.name))
    derived = [fact for fact in facts.sets.get("derived", ()) if fact.name not in UNTOLD]
    _table(
        [
            *(fact for fact in own if fact.name in FIRST),
            *derived,
            *(fact for fact in own if fact.name not in FIRST),
        ]
    )
    others = {name: found for name, found in facts.sets.items() if name not in {"", "derived"}}
    if others:
        count = sum(map(len, others.values()))
        told = wording.counted(count, "property", "properties")
        with st.expander(f"{told} in {wording.counted(len(others), 'set')}"):
            for name, found in others.items():
                st.caption(wording.markdown(name))
                _table(found)


def _table(found: Sequence[Fact]) -> None:
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
    with st.expander(
        wording.counted(total, "relation") + (f", the first {told}" if told < total else "")
    ):
        groups: dict[str, list[str]] = defaultdict(list)
        for each in facts.related:
            arrow = f"{each.type} →" if each.outgoing else f"← {each.type}"
            groups[arrow].append(f"{each.name} ({wording.kind(each.ifc_class)})")
        for arrow, names in groups.items():
            st.markdown(f"`{arrow}` {wording.markdown(', '.join(names[:12]))}")
            if len(names) > 12:
                st.caption(f"and {len(names) - 12:,} more")
