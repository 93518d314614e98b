"""The menu above the building: what of it is seen, and how."""

from collections import defaultdict

import streamlit as st

from app.building import colouring
from app.building.scene import Scene
from app.building.seen import Choice
from app.session import session
from app.session.state import set_widget, widget
from app.words import wording
from graph_store import GraphStore

RESTS = {"ghost": "Ghost the rest", "hide": "Hide the rest", "show": "Show all alike"}


def draw(store: GraphStore, scene: Scene | None) -> Choice:
    """What is chosen to be seen, in the menu above the building."""
    if scene is None:
        return Choice()
    kinds = defaultdict(list)
    for ifc_class in sorted(set(scene.elements.values()) - {"IfcSpace"}):
        kinds[wording.kind(ifc_class)].append(ifc_class)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown("**Building**", width="stretch")
        keys = _view_keys()
        chosen = sum(bool(widget(key)) for key in keys.values())
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
    return Choice(
        rest or "ghost",
        list(storeys) or None,
        [ifc_class for kind in kept for ifc_class in kinds[kind]] or None,
        scene.above(section),
        colour,
    )


def _view_keys() -> dict[str, str]:
    """The widgets that say what is shown, and how; what they say belongs to one twin."""
    names = ("storeys", "section", "classes", "colour")
    return {name: f"view-{name}-{session.twin()}" for name in names}


def _show_everything() -> None:
    keys = _view_keys()
    for name in ("storeys", "classes"):
        set_widget(keys[name], [])
    for name in ("section", "colour"):
        set_widget(keys[name], None)
