"""What one browser session is about: its twin, its conversation, what is shown and picked."""

import time

import streamlit as st

from agents import Minds, Mode, ModelSettings, minds_for
from app import signing_in, stores, talk, twin_names
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
    """The twin's name as a person knows it."""
    return twin_names.title(store())


def choose_twin(name: str) -> None:
    """Go to another twin, with a new conversation."""
    st.session_state.twin = name
    start_talk()


def conversation() -> Talk:
    """The running conversation: the one of the link (`?talk=`), else a new one of this session."""
    state = st.session_state
    if "talk" not in state:
        named = st.query_params.get("talk")
        found = talk.load(named) if named else None
        state.missing = talk.why_missing(named) if named and not found else ""
        state.talk = found or talk.new(twin(), signing_in.owner())
        if found:
            state.twin = found.twin
            place = st.query_params.get("answer", "")
            last = len(found.exchanges) - 1
            show(min(int(place), last) if place.isdecimal() else last)
    return state.talk  # type: ignore[no-any-return]


def start_talk(found: Talk | None = None) -> None:
    """Begin a new conversation, or go on with one."""
    state = st.session_state
    state.talk = found or talk.new(twin(), signing_in.owner())
    state.missing = ""
    if found:
        state.twin = found.twin
    show(len(state.talk.exchanges) - 1)


def resume(talk_id: str) -> None:
    """Go on with a conversation kept; a new one where it is gone."""
    found = talk.load(talk_id)
    start_talk(found)
    if found is None:
        st.session_state.missing = talk.why_missing(talk_id)


def missing() -> str:
    """Why the conversation asked for is not shown, as long as nothing is asked in the new one."""
    return "" if conversation().exchanges else str(st.session_state.missing)


def shown() -> int:
    """The number of the exchange whose elements the views show."""
    return int(st.session_state.get("shown", len(conversation().exchanges) - 1))


def show(number: int) -> None:
    """Show one exchange."""
    st.session_state.shown = number
    pick(None)


def is_own() -> bool:
    """Whether the running conversation is this person's; another's is only read."""
    return conversation().owner == signing_in.owner()


def keep(exchange: Exchange) -> None:
    """Keep an exchange, new or changed, beside those of other sessions.

    In a conversation of somebody else this begins a copy of one's own.
    """
    st.session_state.talk = talk.keep(talk.own(conversation(), signing_in.owner()), exchange)


def rename(name: str) -> None:
    st.session_state.talk = talk.rename(conversation(), name)


def add(exchange: Exchange) -> None:
    """Put an exchange into the conversation, and show it."""
    keep(exchange)
    found = conversation()
    show([each.id for each in found.exchanges].index(exchange.id))


def prepare(question: str) -> None:
    """Put a question into the input of the coming run, to be changed or sent."""
    st.session_state.preparing = question
    st.session_state.prepared = str(time.time()), ""


def prepare_more(words: str) -> None:
    """Add words to what stands in the input of the coming run."""
    st.session_state.prepared = str(time.time()), words


def picked() -> str | None:
    return st.session_state.get("picked")


def pick(global_id: str | None, *, in_view: bool = False) -> None:
    """Show one element, and its relations alone; None: go back to those of the answer.

    `in_view` is true for one clicked in the building, which is seen as it stands.
    """
    st.session_state.picked = global_id
    st.session_state.picked_in_view = in_view
    st.session_state.grown = None


def hidden_pick() -> str | None:
    """The picked element where it was picked elsewhere than in the building, and may lie inside."""
    return None if st.session_state.get("picked_in_view") else picked()


def related() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The GlobalIds whose relations are drawn, and the keys of the neighbours grown from them."""
    grown = st.session_state.get("grown")
    if grown:
        return grown  # type: ignore[no-any-return]
    if found := picked():
        return (found,), ()
    place, exchanges = shown(), conversation().exchanges
    answer = exchanges[place].answer if 0 <= place < len(exchanges) else None
    return (answer.global_ids if answer else ()), ()


def grow(key: str, global_id: str) -> None:
    """Draw a neighbour's own relations too, and show it where it is an element."""
    ids, keys = related()
    pick(global_id or picked())
    st.session_state.grown = ids, (*keys, key)


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
