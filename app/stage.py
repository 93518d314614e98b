"""What stands beside the conversation: the building, the picked element, the relations."""

from collections import defaultdict

import streamlit as st

from agents import Answer
from app import (
    colouring,
    highlight,
    relations,
    relations_figure,
    session,
    stores,
    trouble,
    view3d,
    wording,
)
from app.buildings import scene_of, undrawn
from app.colours import INK, PAPER, PICKED
from app.element_card import draw as draw_element
from app.relations import Neighbourhood
from app.scene import Scene
from app.view3d import Group
from graph_store import GraphStore

NO_SHAPES = (
    "There is nothing to draw here yet. Add a building in the panel on the left; a file that was "
    "ingested on another machine has to be added once more on this one."
)
HEIGHT_EMPTY, HEIGHT_ALONE, HEIGHT_3D, HEIGHT_RELATIONS, HEIGHT_OF_MANY = 240, 600, 360, 270, 440
"""Pixels; the second one, and the next two together, fit on a screen of 900."""
MANY = 45
"""Nodes whose relations need more room."""
RESTS = {"ghost": "Ghost the rest", "hide": "Hide the rest", "show": "Show all alike"}


@st.fragment
@trouble.told("stage")
def draw(answer: Answer | None) -> None:
    """The views of one answer. A click in them reruns only this part of the page."""
    store = session.store()
    scene = _scene(store)
    with st.container(key="stage", gap="small"):
        choice = _choice(store, scene)
        coloured = highlight.groups(store, answer, scene)
        inside = session.hidden_pick()
        lit = coloured or ([Group("", PICKED, (inside,))] if inside else [])
        view3d.draw(
            scene,
            colouring.groups(store, scene, choice.colour) if scene and choice.colour else lit,
            choice,
            picked=session.picked(),
            empty=NO_SHAPES,
            height=_height(answer, scene),
            on_picked=_on_picked,
        )
        _undrawn(store)
        _without_shape(answer, scene, coloured)
        picked = session.picked()
        if picked:
            draw_element(store, picked)
        _relations(store)


def _height(answer: Answer | None, scene: Scene | None) -> int:
    if scene is None:
        return HEIGHT_EMPTY
    return HEIGHT_3D if answer and answer.global_ids else HEIGHT_ALONE


def _scene(store: GraphStore) -> Scene | None:
    with st.spinner("Preparing the 3D view …", show_time=True):
        return scene_of(store)


def _undrawn(store: GraphStore) -> None:
    for model, why in undrawn(store).items():
        st.warning(
            f"**{wording.markdown(model)}** can be asked about but not drawn: "
            f"{wording.markdown(why)}. Give it again, whole, with **Replace** on the page "
            "**Building**.",
            icon=":material/visibility_off:",
        )


def _on_picked() -> None:
    clicked = st.session_state.view3d.get("picked")
    session.pick(None if clicked == session.picked() else clicked, in_view=True)


def _without_shape(answer: Answer | None, scene: Scene | None, coloured: list[Group]) -> None:
    """Say how many elements of the answer cannot be seen, and what is coloured instead."""
    if answer is None or scene is None or not answer.global_ids:
        return
    count = len(answer.global_ids)
    absent = sum(each not in scene.elements for each in answer.global_ids)
    if absent < count:
        if absent:
            st.caption(f"{absent:,} of the answer's {count:,} elements have no shape to show.")
        return
    whose = (
        "No shape of its own" if count == 1 else f"{count:,} things without a shape of their own"
    )
    st.caption(f"{whose}; what belongs to them is coloured." if coloured else f"{whose}.")


def _view_keys() -> dict[str, str]:
    """The widgets that say what is shown, and how; what they say belongs to one twin."""
    names = ("storeys", "section", "classes", "colour")
    return {name: f"view-{name}-{session.twin()}" for name in names}


def _show_everything() -> None:
    keys = _view_keys()
    st.session_state.update({keys["storeys"]: [], keys["classes"]: []})
    st.session_state.update({keys["section"]: None, keys["colour"]: None})


def _choice(store: GraphStore, scene: Scene | None) -> view3d.Choice:
    """What is chosen to be seen, in the menu above the building."""
    if scene is None:
        return view3d.Choice()
    kinds = defaultdict(list)
    for ifc_class in sorted(set(scene.elements.values()) - {"IfcSpace"}):
        kinds[wording.kind(ifc_class)].append(ifc_class)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown("**Building**", width="stretch")
        keys = _view_keys()
        chosen = sum(bool(st.session_state.get(key)) for key in keys.values())
        label = f"View · {chosen} chosen" if chosen else "View"
        with st.popover(label, icon=":material/visibility:", type="tertiary", key="view"):
            if chosen:
                st.button("Show everything", width="stretch", on_click=_show_everything)
            rest = st.radio(
                "What the answer does not speak of",
                list(RESTS),
                format_func=RESTS.__getitem__,
                key="view-rest",
            )
            storeys = st.pills(
                "Only these storeys", scene.storeys, selection_mode="multi", key=keys["storeys"]
            )
            section = st.selectbox(
                "Cut away all above",
                scene.storeys[:-1],
                index=None,
                key=keys["section"],
                placeholder="Nothing: the whole height",
            )
            kept = st.multiselect(
                "Only these kinds", sorted(kinds), key=keys["classes"], placeholder="All kinds"
            )
            colour = st.selectbox(
                "Colour by",
                colouring.choices(store),
                index=None,
                key=keys["colour"],
                placeholder="This answer",
            )
    return view3d.Choice(
        rest or "ghost",
        list(storeys) or None,
        [ifc_class for kind in kept for ifc_class in kinds[kind]] or None,
        scene.above(section),
        colour,
    )


def _relations(store: GraphStore) -> None:
    ids, grown = session.related()
    if not ids:
        return
    with st.spinner("Gathering the relations …"):
        found = _neighbourhood(store, ids, grown)
    if not found.lines:
        st.caption("The elements of this answer have no relations in the graph.")
        return
    about = "the picked element" if ids == (session.picked(),) else "the answer's elements"
    left = f", {found.left_out:,} more not drawn" if found.left_out else ""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(
            f"**Relations** of {about} :gray[· {len(found.dots):,} nodes, "
            f"{len(found.lines):,} relationships{left}]",
            width="stretch",
            help="Drag to move, scroll to come closer, click a node to see it and what it is "
            "related to.",
        )
        if grown:
            st.button("Fold", type="tertiary", on_click=session.pick, args=(session.picked(),))
    dark = st.context.theme.type == "dark"
    height = HEIGHT_RELATIONS if len(found.dots) <= MANY else HEIGHT_OF_MANY
    with st.container(key="relations"):
        picked_dot = st.echarts_chart(
            relations_figure.figure(
                found,
                ink=INK[dark],
                paper=PAPER[dark],
                height=height,
            ),
            key=f"relations-{hash((ids, grown))}",  # what was chosen in another drawing is gone
            height=height,
            on_select="rerun",
            alt=f"{len(found.dots)} nodes and {len(found.lines)} relationships",
        )
    _pick_dot(found, picked_dot)


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.state})
def _neighbourhood(
    store: GraphStore, ids: tuple[str, ...], grown: tuple[str, ...] = ()
) -> Neighbourhood:
    return relations.neighbourhood(store, ids, grown)


def _pick_dot(found: Neighbourhood, state: object) -> None:
    """Show the node just clicked and draw its neighbours too, once for each click."""
    groups = getattr(getattr(state, "selection", None), "selected", None) or []
    dots = [group for group in groups if group.get("data_type") != "edge"]
    chosen = [i for group in dots for i in group.get("data_indices", [])]
    dot = found.dots[chosen[0]] if chosen and chosen[0] < len(found.dots) else None
    mark = dot.key if dot else None
    if mark == st.session_state.get("dot"):
        return
    st.session_state.dot = mark
    if dot and not dot.crowd:
        session.grow(dot.key, dot.global_id)
        st.rerun(scope="fragment")
