"""The relations of an answer or of the picked element, drawn and picked from."""

import streamlit as st

from app.elements.neighbourhood import Neighbourhood, neighbourhood
from app.look.colours import INK, PAPER
from app.relations.figure import figure
from app.session import session, stores
from app.session.state import state
from graph_store import GraphStore

HEIGHT, HEIGHT_OF_MANY = 270, 440
"""Pixels; the first one fits below the building on a screen of 900."""
MANY = 45
"""Nodes whose relations need more room."""


def draw(store: GraphStore) -> None:
    """Draw the relations of what the session looks at; nothing where it looks at nothing."""
    drawn = session.related()
    if not drawn.ids:
        return
    with st.spinner("Gathering the relations …"):
        found = _neighbourhood(store, drawn.ids, drawn.keys)
    if not found.lines:
        st.caption("The elements of this answer have no relations in the graph.")
        return
    about = "the picked element" if drawn.ids == (session.picked(),) else "the answer's elements"
    left = f", {found.left_out:,} more not drawn" if found.left_out else ""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(
            f"**Relations** of {about} :gray[· {len(found.dots):,} nodes, "
            f"{len(found.lines):,} relationships{left}]",
            width="stretch",
            help="Drag to move, scroll to come closer, click a node to see it and what it is "
            "related to.",
        )
        if drawn.keys:
            st.button("Fold", type="tertiary", on_click=session.pick, args=(session.picked(),))
    dark = st.context.theme.type == "dark"
    height = HEIGHT if len(found.dots) <= MANY else HEIGHT_OF_MANY
    with st.container(key="relations"):
        picked_dot = st.echarts_chart(
            figure(
                found,
                ink=INK[dark],
                paper=PAPER[dark],
                height=height,
            ),
            key=f"relations-{hash(drawn)}",  # what was chosen in another drawing is gone
            height=height,
            on_select="rerun",
            alt=f"{len(found.dots)} nodes and {len(found.lines)} relationships",
        )
    _pick_dot(found, picked_dot)


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _neighbourhood(
    store: GraphStore, ids: tuple[str, ...], grown: tuple[str, ...] = ()
) -> Neighbourhood:
    return neighbourhood(store, ids, grown)


def _pick_dot(found: Neighbourhood, chart: object) -> None:
    """Show the node just clicked and draw its neighbours too, once for each click."""
    groups = getattr(getattr(chart, "selection", None), "selected", None) or []
    dots = [group for group in groups if group.get("data_type") != "edge"]
    chosen = [i for group in dots for i in group.get("data_indices", [])]
    dot = found.dots[chosen[0]] if chosen and chosen[0] < len(found.dots) else None
    mark = dot.key if dot else None
    held = state()
    if mark == held.dot:
        return
    held.dot = mark
    if dot and not dot.crowd:
        session.grow(dot.key, dot.global_id)
        st.rerun(scope="fragment")
