"""Where a change is offered: beside rows, an element, a model; and what a sentence asks for."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from agents import Answer
from app.editing import dialog
from app.edits.asked import understood
from app.edits.messages import Proposing
from app.session import following, session, stores
from app.talks.talk import Exchange, Wanted
from app.words import wording
from graph_store import GraphStore


def propose(global_ids: Sequence[str] = (), words: str = "", value: str = "") -> None:
    """Open the dialog in the coming run of the page, for these elements."""
    following.show(partial(dialog.propose, Proposing(tuple(global_ids), words, value)))


def button(global_ids: Sequence[str], key: str, label: str = "Propose a change") -> None:
    """A button that opens the dialog for these elements."""
    st.button(
        label,
        icon=":material/edit_note:",
        type="tertiary",
        key=key,
        on_click=propose,
        args=(tuple(global_ids),),
    )


def exchange(question: str, store: GraphStore) -> Exchange | None:
    """What is told of a sentence that asks for a change; None for one that asks for none.

    Where it is certain what is meant, the dialog opens with it.
    """
    history: tuple[Answer, ...] = session.conversation().answers[-6:]
    found = understood(question, store, session.seen(), history)
    if found is None:
        return None
    held = str(stores.held(store))
    if found.asked_back:
        return Exchange(question=question, error=found.asked_back, held=held)
    counted = wording.counted(len(found.global_ids), "element")
    told = (
        f"This asks for a change: “{wording.shortened(found.words, 80)}” of {counted} to "
        f"“{wording.shortened(found.value, 80)}”. Nothing changes before you have looked at the "
        "difference and accepted it."
    )
    propose(found.global_ids, found.words, found.value)
    wanted = Wanted(words=found.words, value=found.value, global_ids=found.global_ids)
    return Exchange(question=question, error=told, held=held, wanted=wanted)


def again(wanted: Wanted, key: str) -> None:
    """A button that opens the dialog once more for what a sentence asked for."""
    st.button(
        "Propose this change",
        icon=":material/edit_note:",
        key=key,
        on_click=propose,
        args=(wanted.global_ids, wanted.words, wanted.value),
    )
