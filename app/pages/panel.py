"""The panel on the left: the twin, adding a building, conversations, how answers are made."""

from typing import get_args

import streamlit as st

from agents import NO_MODEL, Mode, ModelSettings
from app.exports import conversation
from app.pages import adding
from app.session import following, session, stores
from app.session.state import state, widget
from app.sign_in import page as sign_in
from app.talks import talk
from app.talks.talk import Heading, Talk
from app.words import wording

LATEST, EARLIER = 6, 24
"""Conversations that stand in the panel, and those that unfold below them."""

MODES: dict[Mode, str] = {
    "auto": "Automatic",
    "rules": "Rules, no model",
    "llm": "Model where language matters",
    "paper": "Model for all seven agents",
    "single": "Model, one query only",
}


def draw() -> None:
    """Draw the panel."""
    with st.sidebar:
        _twin()
        st.button(
            "Add a building",
            icon=":material/add_home:",
            width="stretch",
            type="primary",
            on_click=following.show,
            args=(adding.dialog,),
        )
        with st.container(gap="xxsmall", key="talks"):
            _talks()
        _answering()
        sign_in.person()


def _twin() -> None:
    """The list of the twins: another one for each conversation, and for each name of its twin.

    What stands in a list by default is what runs, never a value set afterwards: a browser that a
    click led away before the value arrived would take the first of the list for chosen. A click
    before the page is drawn anew sends what stood in the list of the twin that was left.
    """
    titles, running = session.titles(), session.conversation().id
    key = f"twin-choice-{running}-{titles[session.twin()]}"

    def chosen() -> None:
        name = widget(key)
        if name in titles and session.conversation().id == running:
            session.choose_twin(name)

    st.selectbox(
        "Digital twin",
        list(titles),
        list(titles).index(session.twin()),
        titles.__getitem__,
        key=key,
        on_change=chosen,
    )


def _talks() -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption("Conversations", width="stretch")
        st.button(
            "New",
            icon=":material/edit_square:",
            type="tertiary",
            on_click=session.start_talk,
            disabled=not session.conversation().exchanges,
        )
    running = session.conversation()
    if not session.is_own():
        st.caption("This conversation is somebody else's. Asking in it begins a copy of your own.")
    latest = talk.recent(session.twin(), sign_in.owner())
    for each in latest[:LATEST]:
        _resume(each, here=each.id == running.id)
    if len(latest) > LATEST:
        with st.expander("Earlier"):
            for each in latest[LATEST : LATEST + EARLIER]:
                _resume(each, here=each.id == running.id)
            if len(latest) > LATEST + EARLIER:
                st.caption(f"{len(latest) - LATEST - EARLIER} older ones open by their links.")
    if running.exchanges:
        with st.popover("This conversation", type="tertiary", icon=":material/more_horiz:"):
            if session.is_own():
                _name(running)
            _take_along(running)
            if session.is_own() and st.button(
                "Delete it", icon=":material/delete:", width="stretch"
            ):
                talk.delete(running.id)
                session.start_talk()
                st.rerun()


def _take_along(running: Talk) -> None:
    title = session.title()
    st.download_button(
        "Export as Markdown",
        data=lambda: conversation.as_markdown(running, title),
        file_name="oriel-conversation.md",
        on_click="ignore",
        width="stretch",
    )
    st.download_button(
        "Export as JSON",
        data=lambda: conversation.as_json(running),
        file_name="oriel-conversation.json",
        on_click="ignore",
        width="stretch",
    )


def _name(running: Talk) -> None:
    name = st.text_input("Name", value=running.name, placeholder=running.title, max_chars=200)
    if name != running.name:
        session.rename(name)
        st.rerun()


def _resume(found: Heading, *, here: bool) -> None:
    st.button(
        wording.markdown(wording.shortened(found.title, 60)),
        key=f"talk-{found.id}",
        type="secondary" if here else "tertiary",
        width="stretch",
        on_click=session.resume,
        args=(found.id,),
    )


def _answering() -> None:
    settings = ModelSettings()
    if not settings.configured:
        st.caption(
            "Answers by rules, on this machine",
            help="To use a language model, set `ORIEL_MODEL_NAME` and `ORIEL_MODEL_BASE_URL` "
            "before Oriel is started.",
        )
        return

    held, modes = state(), get_args(Mode)
    key = f"mode-{held.modes_chosen}"  # another list for each choice, as for the twins

    def chosen() -> None:
        held.mode = widget(key)
        held.modes_chosen += 1

    place = modes.index(session.mode())
    st.selectbox("Answers by", modes, place, MODES.__getitem__, key=key, on_change=chosen)


def status() -> None:
    """One line that is always seen: the twin, the engine, and where questions go."""
    store = session.store()
    engine = store.engine
    settings = ModelSettings()
    models = stores.models(store)
    mode = session.mode()
    by_rules = mode in NO_MODEL or (mode == "auto" and not settings.configured)
    where = (
        "answers by rules, nothing leaves this machine"
        if by_rules
        else f"answers by {settings.name} at {settings.base_url or 'api.openai.com'}"
    )
    named = ", ".join(model.name for model in models) or "no building yet"
    parts = [
        f"<b>{wording.as_html(named)}</b>",
        f"{sum(model.nodes for model in models):,} nodes",
        f"<span><i></i>{wording.as_html(engine.name)} {wording.as_html(engine.version)}"
        f"{' (embedded)' if engine.embedded else ''}</span>",
        wording.as_html(where),
    ]
    lines = "".join(f"<span>{part}</span>" for part in parts)
    st.html(f'<div class="oriel-status" role="status">{lines}</div>')
