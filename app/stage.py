"""What stands beside the conversation: the building, the picked element, the relations."""

import streamlit as st

from agents import Answer
from app import colouring, relations, relations_figure, session, view3d, wording
from app.buildings import scene_of
from app.element_card import draw as draw_element
from app.relations import Neighbourhood
from app.scene import Scene
from graph_store import GraphStore, QueryError

NO_SHAPES = (
    "There is nothing to draw here yet. Add a building in the panel on the left; a file that was "
    "ingested on another machine has to be added once more on this one."
)
STOREYS = (
    "MATCH (s:IfcBuildingStorey) WHERE s.GlobalId IN $ids RETURN s.Name AS name "
    "ORDER BY s.Elevation"
)
RESTS = {"ghost": "Ghost the rest", "hide": "Hide the rest", "show": "Show all alike"}


@st.fragment
def draw(answer: Answer | None) -> None:
    """The views of one answer. A click in them reruns only this part of the page."""
    store = session.store()
    scene = _scene(store)
    with st.container(key="stage", gap="small"):
        rest, storeys, classes, colour = _filters(store, scene)
        view3d.draw(
            scene,
            colouring.groups(store, scene, colour) if scene and colour else _groups(answer, scene),
            picked=session.picked(),
            rest=rest,
            storeys=storeys,
            classes=classes,
            filter_all=colour is not None,
            empty=NO_SHAPES,
            height=400,
            on_picked=_on_picked,
        )
        _missing(answer, scene)
        picked = session.picked()
        if picked:
            draw_element(store, picked)
        _relations(store, answer, picked)


def _scene(store: GraphStore) -> Scene | None:
    with st.spinner("Preparing the 3D view …", show_time=True):
        return scene_of(store)


def _on_picked() -> None:
    clicked = st.session_state.view3d.get("picked")
    session.pick(None if clicked == session.picked() else clicked)


def _groups(answer: Answer | None, scene: Scene | None) -> list[view3d.Group]:
    if answer is None or scene is None:
        return []
    drawn = tuple(each for each in answer.global_ids if each in scene.elements)
    if not drawn:
        return _storeys(answer, scene)
    counted = "1 element" if len(drawn) == 1 else f"{len(drawn):,} elements"
    return [view3d.Group(f"{counted} of this answer", view3d.HIGHLIGHT, drawn)]


def _storeys(answer: Answer, scene: Scene) -> list[view3d.Group]:
    """What stands on the storeys that the answer speaks of, in a colour each."""
    found = session.store().read(STOREYS, {"ids": list(answer.global_ids)})
    if isinstance(found, QueryError):
        return []
    colours = (view3d.HIGHLIGHT, *relations_figure.CLASS_COLOURS)
    groups = [
        (name, tuple(each for each, storey in scene.storey_of.items() if storey == name))
        for (name,) in found.rows
    ]
    return [
        view3d.Group(name, colours[i % len(colours)], ids)
        for i, (name, ids) in enumerate(groups)
        if ids
    ]


def _missing(answer: Answer | None, scene: Scene | None) -> None:
    if answer is None or scene is None or not answer.global_ids:
        return
    if _groups(answer, scene) and not any(each in scene.elements for each in answer.global_ids):
        st.caption("A storey has no shape of its own: what stands on it is coloured.")
        return
    absent = sum(each not in scene.elements for each in answer.global_ids)
    if absent:
        rest = "none of them has" if absent == len(answer.global_ids) else f"{absent:,} have no"
        shape = " a shape" if absent == len(answer.global_ids) else " shape"
        st.caption(
            f"The answer speaks of {len(answer.global_ids):,} elements; {rest}{shape} of its own."
        )


def _filters(
    store: GraphStore, scene: Scene | None
) -> tuple[str, list[str] | None, list[str] | None, str | None]:
    """What is chosen to be seen: the fate of the rest, storeys, classes (None: all), colour by."""
    if scene is None:
        return "ghost", None, None, None
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown("**Building**", width="stretch")
        with st.popover("View", icon=":material/visibility:", type="tertiary"):
            rest = st.radio(
                "What the answer does not speak of",
                list(RESTS),
                format_func=RESTS.__getitem__,
                key="view-rest",
            )
            storeys = st.pills(
                "Only these storeys", scene.storeys, selection_mode="multi", key="view-storeys"
            )
            classes = st.multiselect(
                "Only these kinds",
                sorted(set(scene.elements.values()) - {"IfcSpace"}),
                format_func=wording.kind,
                key="view-classes",
                placeholder="All kinds",
            )
            colour = st.selectbox(
                "Colour by",
                colouring.choices(store),
                index=None,
                key="view-colour",
                placeholder="This answer",
            )
    return rest or "ghost", list(storeys) or None, classes or None, colour


def _relations(store: GraphStore, answer: Answer | None, picked: str | None) -> None:
    ids = (picked,) if picked else (answer.global_ids if answer else ())
    if not ids:
        return
    found = _neighbourhood(store, ids)
    if isinstance(found, QueryError):
        st.caption("The relations could not be read: " + wording.markdown(found.message))
        return
    if not found.lines:
        st.caption("The elements of this answer have no relations in the graph.")
        return
    about = "the picked element" if picked else "the answer's elements"
    left = f", {found.left_out:,} more not drawn" if found.left_out else ""
    st.markdown(f"**Relations** of {about}")
    dark = st.context.theme.type == "dark"
    picked_dot = st.echarts_chart(
        relations_figure.figure(
            found, ink="#d5dde0" if dark else "#2b3a42", paper="#11181d" if dark else "#fdfcfa"
        ),
        key="relations",
        height=400,
        on_select="rerun",
        alt=f"{len(found.dots)} nodes and {len(found.lines)} relationships",
    )
    st.caption(
        f"{len(found.dots):,} nodes, {len(found.lines):,} relationships{left}. "
        "Drag to move, scroll to come closer, click a node to pick it."
    )
    _pick_dot(found, picked_dot)


def _state(store: GraphStore) -> tuple[object, ...]:
    """The twin and what it holds: another after every load and removal."""
    return (store.twin, *((model.name, model.loaded) for model in store.models()))


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: _state})
def _neighbourhood(store: GraphStore, ids: tuple[str, ...]) -> Neighbourhood | QueryError:
    return relations.neighbourhood(store, ids)


def _pick_dot(found: Neighbourhood, state: object) -> None:
    """Pick the element of the node just clicked, once for each click."""
    groups = getattr(getattr(state, "selection", None), "selected", None) or []
    chosen = [i for group in groups for i in group.get("data_indices", [])]
    dot = found.dots[chosen[0]] if chosen and chosen[0] < len(found.dots) else None
    mark = dot.key if dot else None
    if mark == st.session_state.get("dot"):
        return
    st.session_state.dot = mark
    if dot and dot.global_id and dot.global_id != session.picked():
        session.pick(dot.global_id)
        st.rerun(scope="fragment")
