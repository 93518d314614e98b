"""The menu above the building, which covers nothing of it: what of it is seen, and how."""

from collections import defaultdict

import streamlit as st

from app.building import colouring
from app.building.scene import Scene
from app.building.seen import Choice
from app.session import session
from app.session.state import set_widget, widget
from app.words import wording
from graph_store import GraphStore

WIDTH = 240
"""Pixels of a list; two of them stand side by side above the building."""
KEY = "view"
LABEL = "**Building** · View"
"""The same whatever is chosen: under another label it would be another menu, and closed."""
RESTS = {"ghost": "Ghost the rest", "hide": "Hide the rest", "show": "Show all alike"}


def draw(store: GraphStore, scene: Scene | None) -> Choice:
    """What is chosen to be seen, in the menu above the building."""
    if scene is None:
        return Choice()
    kinds = defaultdict(list)
    for ifc_class in sorted(set(scene.elements.values()) - {"IfcSpace"}):
        kinds[wording.kind(ifc_class)].append(ifc_class)
    keys = _view_keys()
    chosen = sum(bool(widget(key)) for key in keys.values())
    with (
        st.expander(
            LABEL, icon=":material/visibility:", type="compact", key=KEY, on_change="rerun"
        ),
        st.container(horizontal=True, vertical_alignment="top"),
    ):
        rest = st.radio(
            "What the answer does not speak of",
            list(RESTS),
            format_func=RESTS.__getitem__,
            key="view-rest",
            horizontal=True,
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
            width=WIDTH,
        )
        kept = st.multiselect(
            "Only these kinds",
            sorted(kinds),
            key=keys["classes"],
            placeholder="All kinds",
            width=WIDTH,
        )
        colour = st.selectbox(
            "Colour by",
            colouring.choices(store),
            index=None,
            key=keys["colour"],
            placeholder="This answer",
            width=WIDTH,
        )
        others = session.others()
        beside = st.selectbox(
            "Beside it, another answer",
            list(others),
            format_func=lambda each: others[each].question,
            index=None,
            key=keys["beside"],
            placeholder="None" if others else "No other answer yet",
            disabled=not others,
            width=WIDTH,
        )
        if chosen:
            st.button("Show everything", on_click=_show_everything)
    if chosen and not is_open():
        st.caption(f"{chosen} chosen of what is seen")
    return Choice(
        rest or "ghost",
        list(storeys) or None,
        [ifc_class for kind in kept for ifc_class in kinds[kind]] or None,
        scene.above(section),
        colour,
        beside if beside in others else None,
    )


def is_open() -> bool:
    """Whether the menu takes room above the building."""
    return bool(widget(KEY))


def _view_keys() -> dict[str, str]:
    """The widgets that say what is shown, and how; what they say belongs to one twin."""
    names = ("storeys", "section", "classes", "colour", "beside")
    return {name: f"view-{name}-{session.twin()}" for name in names}


def _show_everything() -> None:
    keys = _view_keys()
    for name in ("storeys", "classes"):
        set_widget(keys[name], [])
    for name in ("section", "colour", "beside"):
        set_widget(keys[name], None)
