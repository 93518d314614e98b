"""The relations of an answer or of the picked element, and paths, drawn and picked from."""

from collections.abc import Mapping

import numpy as np
import streamlit as st

from app.elements.neighbourhood import Neighbourhood, elevations, surroundings
from app.elements.paths import path
from app.look.colours import INK, PAPER
from app.relations import layout
from app.relations.figure import BOTTOM, TOP, figure
from app.relations.readable import READABLE, Drawing, readable
from app.session import parts, session, stores
from app.session.state import set_widget, state, widget
from app.words import wording
from graph_store import GraphStore

HELP = (
    "A square stands for many of one kind; a click brings them out. A click on a dot shows it in "
    "the building with what it is related to. Drag to move, scroll to come closer."
)
FIND = "relations-find"


def draw(store: GraphStore) -> None:
    """Draw the relations of what the session looks at; nothing where it looks at nothing."""
    if ends := session.path_ends():
        _path(store, *ends)
        return
    drawn = session.related()
    if not drawn.ids:
        return
    with st.spinner("Gathering the relations …"):
        whole = _surroundings(store, drawn.ids, drawn.keys)
    if not whole.lines:
        st.caption("The elements of this answer have no relations in the graph.")
        return
    seen = readable(whole, drawn.keys, drawn.opened)
    about = "the picked element" if drawn.ids == (session.picked(),) else "the answer's elements"
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"**Relations** of {about} {_counted(seen)}", width="stretch", help=HELP)
        if drawn.keys or drawn.opened:
            st.button("Fold", type="tertiary", on_click=session.pick, args=(session.picked(),))
    if seen.nodes > READABLE:
        _find(whole)
    at, height = layout.in_columns(seen.shown, _elevations(store))
    _pick_dot(seen.shown, _chart(seen.shown, at, height, f"relations-{hash(drawn)}"))


def _counted(seen: Drawing) -> str:
    shown = seen.shown
    left = f", {shown.left_out:,} more not drawn" if shown.left_out else ""
    lines = wording.counted(len(shown.lines), "line")
    return f":gray[· {wording.counted(seen.nodes, 'node')}, {lines}{left}]"


def _find(whole: Neighbourhood) -> None:
    """A search in what is drawn, also in what stands as one; what is found comes out."""
    names = {dot.key: f"{dot.name} · {wording.kind(dot.ifc_class)}" for dot in whole.dots}
    ids = {dot.key: dot.global_id for dot in whole.dots}

    def found() -> None:
        key = widget(FIND)
        set_widget(FIND, None)
        if key in ids:
            session.grow(key, ids[key])

    st.selectbox(
        "Find in the relations",
        sorted(names, key=names.__getitem__),
        format_func=lambda key: names.get(key, ""),
        index=None,
        key=FIND,
        placeholder="Find in the relations …",
        label_visibility="collapsed",
        on_change=found,
    )


def _path(store: GraphStore, start: str, end: str | None) -> None:
    """Draw the path from `start` to `end`, or say that `end` is to be picked."""
    found = _found_path(store, start, end) if end else None
    with st.container(horizontal=True, vertical_alignment="center"):
        if end is None:
            told = "**Path** from the picked element: pick the other end, wherever it is shown."
        elif found is None:
            told = "**Path**: no way of eight relationships or fewer leads from one to the other."
        else:
            names = [wording.markdown(found.dots[place].name) for place in (0, -1)]
            steps = wording.counted(len(found.dots) - 1, "step")
            told = f"**Path** from {names[0]} to {names[1]} :gray[· {steps}]"
        st.markdown(told, width="stretch")
        st.button("End", type="tertiary", key="path-end", on_click=session.begin_path, args=(None,))
    if found:
        _chart(found, *layout.in_a_row(found), f"path-{start}-{end}")


def _chart(drawn: Neighbourhood, at: np.ndarray, height: int, key: str) -> object:
    """Draw it, and what of it was clicked; under another key nothing is."""
    dark = st.context.theme.type == "dark"
    with st.container(key="relations"):
        return st.echarts_chart(
            figure(drawn, at, ink=INK[dark], paper=PAPER[dark], picked=session.picked() or ""),
            key=key,
            height=height + TOP + BOTTOM,
            on_select="rerun",
            alt=f"{len(drawn.dots)} nodes and {len(drawn.lines)} relationships",
        )


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _surroundings(
    store: GraphStore, ids: tuple[str, ...], grown: tuple[str, ...] = ()
) -> Neighbourhood:
    return surroundings(store, ids, grown)


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _found_path(store: GraphStore, start: str, end: str) -> Neighbourhood | None:
    return path(store, start, end)


@st.cache_data(max_entries=16, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _elevations(store: GraphStore) -> Mapping[str, float]:
    return elevations(store)


def _pick_dot(found: Neighbourhood, chart: object) -> None:
    """Show the node just clicked and draw its neighbours too, once for each click.

    Of a crowd some come out.
    """
    groups = getattr(getattr(chart, "selection", None), "selected", None) or []
    dots = [group for group in groups if group.get("data_type") != "edge"]
    chosen = [i for group in dots for i in group.get("data_indices", [])]
    dot = found.dots[chosen[0]] if chosen and chosen[0] < len(found.dots) else None
    mark = dot.key if dot else None
    held = state()
    if mark == held.dot:
        return
    held.dot = None if dot and dot.crowd else mark  # another click on a crowd is one more
    if dot and dot.crowd:
        session.open_crowd(dot.key)
        parts.again()
    if dot:
        session.grow(dot.key, dot.global_id)
        parts.again()
