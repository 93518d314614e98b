"""What one browser session is about: its twin, its conversation, what is shown and picked."""

import streamlit as st

from agents import Minds, Mode, ModelSettings, minds_for
from app import stores, talk, wording
from app.ingest import DEFAULT_TWIN
from app.settings import AppSettings
from app.talk import Exchange, Talk
from graph_store import GraphStore


def twin() -> str:
    """The twin being talked to; the address may name one (`?twin=`)."""
    state = st.session_state
    if "twin" not in state:
        state.twin = st.query_params.get("twin", DEFAULT_TWIN)
    return str(state.twin)


def store() -> GraphStore:
    return stores.store_of(twin())


def title() -> str:
    """The twin's name as a person knows it: its one building's, else its own."""
    models = store().models()
    if len(models) == 1:
        return wording.twin(models[0].name.rsplit(".", 1)[0])
    return wording.twin(twin())


def choose_twin(name: str) -> None:
    """Go to another twin, with a new conversation."""
    st.session_state.twin = name
    start_talk()


def conversation() -> Talk:
    """The running conversation: the one of the link (`?talk=`), else the latest of the twin."""
    state = st.session_state
    if "talk" not in state:
        named = st.query_params.get("talk")
        latest = None if named else next(iter(talk.recent(twin(), most=1)), None)
        found = talk.load(named) if named else latest
        if found is None:
            state.talk = talk.new(twin())
        else:
            state.talk, state.twin = found, found.twin
            place = st.query_params.get("answer", "")
            last = len(found.exchanges) - 1
            show(min(int(place), last) if place.isdigit() else last)
    return state.talk  # type: ignore[no-any-return]


def start_talk(found: Talk | None = None) -> None:
    """Begin a new conversation, or resume one."""
    state = st.session_state
    state.talk = found or talk.new(twin())
    if found:
        state.twin = found.twin
    show(len(state.talk.exchanges) - 1)


def shown() -> int:
    """The number of the exchange whose elements the views show."""
    return int(st.session_state.get("shown", len(conversation().exchanges) - 1))


def show(number: int) -> None:
    st.session_state.shown = number
    st.session_state.picked = None


def add(exchange: Exchange) -> None:
    """Put an exchange at the end of the conversation, keep it, and show it."""
    found = conversation()
    found.exchanges.append(exchange)
    talk.save(found)
    show(len(found.exchanges) - 1)
    st.query_params["talk"] = found.id


def picked() -> str | None:
    return st.session_state.get("picked")


def pick(global_id: str | None) -> None:
    st.session_state.picked = global_id


def mode() -> Mode:
    """The way of answering chosen in this session; `ORIEL_AGENTS` names the first one."""
    state = st.session_state
    if "mode" not in state:
        state.mode = AppSettings().agents
    return state.mode  # type: ignore[no-any-return]


def minds() -> Minds:
    return shared_minds(mode(), ModelSettings())


@st.cache_resource(show_spinner=False, hash_funcs={ModelSettings: ModelSettings.model_dump_json})
def shared_minds(mode: Mode, settings: ModelSettings) -> Minds:
    """One for all sessions: the budget of a day and the calls at once are those of all together,
    and what was accepted or learned of the endpoint is not asked again."""
    return minds_for(mode, settings)
