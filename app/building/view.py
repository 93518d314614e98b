"""The building of a twin with what an answer speaks of in it, and the menu above it."""

from collections.abc import Sequence

import streamlit as st

from agents import Answer
from app.building import colouring, highlight, menu, scenes, view3d
from app.building.scene import Scene
from app.building.seen import Group
from app.building.twin_scene import scene_of, undrawn
from app.look.colours import PICKED
from app.session import session
from app.words import wording
from graph_store import GraphStore

NO_SHAPES = (
    "There is nothing to draw here yet. Add a building in the panel on the left; a file that was "
    "ingested on another machine has to be added once more on this one."
)
HEIGHT_EMPTY, HEIGHT_ALONE, HEIGHT_BESIDE = 240, 660, 400
"""Pixels: without a scene, alone, and with relations below; each fits on a screen of 900."""
HEIGHT_OF_MENU = 200
"""Pixels that the building alone leaves to the open menu, so that both are seen."""


def draw(store: GraphStore, answer: Answer | None) -> Sequence[str]:
    """Draw the building, coloured by the answer or as the menu says.

    The GlobalIds of what was just asked in it what is connected to them.
    """
    with st.spinner("Preparing the 3D view …", show_time=True):
        scene = scene_of(store)
    choice = menu.draw(store, scene)
    coloured = highlight.parts(scene, session.parts()) if scene and answer else []
    coloured = coloured or highlight.groups(store, answer, scene)
    if choice.beside:
        other = session.others()[choice.beside]
        found = highlight.groups(store, other.answer, scene)
        coloured = highlight.compared(coloured, found, other.question)
    inside = session.hidden_pick()
    lit = coloured or ([Group("", PICKED, (inside,))] if inside else [])
    asked = view3d.draw(
        scenes.address(scene) if scene else "",
        colouring.groups(store, scene, choice.colour) if scene and choice.colour else lit,
        choice,
        picked=session.picked(),
        looking=session.looking(),
        empty=NO_SHAPES,
        height=_height(answer, scene),
        on_picked=_picked,
    )
    _undrawn(store)
    _without_shape(answer, scene, coloured)
    return [] if scene is None else [each for each in asked if each in scene.elements]


def _height(answer: Answer | None, scene: Scene | None) -> int:
    if scene is None:
        return HEIGHT_EMPTY
    height = HEIGHT_BESIDE if answer and answer.global_ids else HEIGHT_ALONE
    return height - HEIGHT_OF_MENU if menu.is_open() and height == HEIGHT_ALONE else height


def _undrawn(store: GraphStore) -> None:
    for model, why in undrawn(store).items():
        st.warning(
            f"**{wording.markdown(model)}** can be asked about but not drawn: "
            f"{wording.markdown(why)}. Give it again, whole, with **Replace** on the page "
            "**Building**.",
            icon=":material/visibility_off:",
        )


def _picked(clicked: str | None) -> None:
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
