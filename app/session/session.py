"""What one browser session is about: its twin, its conversation, what is shown and picked."""

import time
from dataclasses import replace
from itertools import takewhile

import streamlit as st

from agents import Answer, Minds, Mode, ModelSettings
from agents.memory import thumbs
from agents.shared_minds import shared_minds
from app.exports.bcf import View
from app.session import stores
from app.session.state import Draft, Grown, Looking, Picked, state
from app.settings import AppSettings
from app.sign_in import page as sign_in
from app.talks import talk
from app.talks.talk import Exchange, Talk
from app.twins import DEFAULT_TWIN, names, pool
from graph_store import GraphStore


def twin() -> str:
    """The twin being talked to; the address may name one (`?twin=`)."""
    held = state()
    if held.twin is None:
        held.twin = st.query_params.get("twin", DEFAULT_TWIN)
    return held.twin


def store() -> GraphStore:
    return pool.store_of(twin())


def title() -> str:
    """The twin's name as a person knows it."""
    return names.title(store(), stores.models(store()))


def titles() -> dict[str, str]:
    """The twins beside this one and their shown names."""
    return names.titles(store(), stores.models(store()))


def choose_twin(name: str) -> None:
    """Go to another twin, with a new conversation."""
    state().twin = name
    start_talk()


def conversation() -> Talk:
    """The running conversation: the one of the link (`?talk=`), else a new one of this session."""
    held = state()
    if held.talk is None:
        named = st.query_params.get("talk")
        found = talk.load(named) if named else None
        held.missing = talk.why_missing(named) if named and not found else ""
        held.talk = found or talk.new(twin(), sign_in.owner())
        if found:
            held.twin = found.twin
            place = st.query_params.get("answer", "")
            last = len(found.exchanges) - 1
            show(min(int(place), last) if place.isdecimal() else last)
    return held.talk


def start_talk(found: Talk | None = None) -> None:
    """Begin a new conversation, or go on with one."""
    held = state()
    held.talk = running = found or talk.new(twin(), sign_in.owner())
    held.missing = ""
    held.twin = running.twin
    held.path_from = None
    show(len(running.exchanges) - 1)


def resume(talk_id: str) -> None:
    """Go on with a conversation kept; a new one where it is gone."""
    found = talk.load(talk_id)
    start_talk(found)
    if found is None:
        state().missing = talk.why_missing(talk_id)


def missing() -> str:
    """Why the conversation asked for is not shown, as long as nothing is asked in the new one."""
    return "" if conversation().exchanges else state().missing


def shown() -> int:
    """The number of the exchange whose elements the views show."""
    last = len(conversation().exchanges) - 1
    found = state().shown
    return last if found is None else found


def show(number: int) -> None:
    """Show one exchange."""
    state().shown = number
    state().looking = None
    pick(None)


def look_as(view: View) -> None:
    """Look at the building as an issue does, until another exchange is shown."""
    state().looking = Looking(str(time.time()), view)


def looking() -> Looking | None:
    return state().looking


def is_own() -> bool:
    """Whether the running conversation is this person's; another's is only read."""
    return conversation().owner == sign_in.owner()


def keep(exchange: Exchange) -> None:
    """Keep an exchange, new or changed, beside those of other sessions.

    In a conversation of somebody else this begins a copy of one's own.
    """
    state().talk = talk.keep(talk.own(conversation(), sign_in.owner()), exchange)


def rename(name: str) -> None:
    state().talk = talk.rename(conversation(), name)


def add(exchange: Exchange) -> None:
    """Put an exchange into the conversation, and show it."""
    keep(exchange)
    found = conversation()
    show([each.id for each in found.exchanges].index(exchange.id))


def ask_next(question: str) -> None:
    """Ask this question in the coming run."""
    state().pending = question


def take_question() -> str:
    """The question to be asked in this run, once."""
    held = state()
    question, held.pending = held.pending, ""
    return question


def take_stopped() -> str:
    """The question whose answer was stopped in the run before, once."""
    held = state()
    question, held.asking = held.asking, ""
    return question


def prepare(question: str) -> None:
    """Put a question into the input of the coming run, to be changed or sent."""
    state().draft = Draft(str(time.time()), whole=question)


def prepare_more(words: str) -> None:
    """Add words to what stands in the input of the coming run."""
    state().draft = Draft(str(time.time()), added=words)


def take_draft() -> Draft:
    """The words for the input of this run; what takes its place does so once."""
    held = state()
    found, held.draft = held.draft, replace(held.draft, whole=None)
    return found


def picked() -> str | None:
    return state().picked.global_id


def pick(global_id: str | None, *, in_view: bool = False) -> None:
    """Show one element, and its relations alone; None: go back to those of the answer.

    `in_view` is true for one clicked in the building, which is seen as it stands.
    """
    held = state()
    held.picked = Picked(global_id, in_view)
    held.grown = None


def hidden_pick() -> str | None:
    """The picked element where it was picked elsewhere than in the building, and may lie inside."""
    found = state().picked
    return None if found.in_view else found.global_id


def look_at(global_id: str | None) -> None:
    """Show one element beside the conversation, from whichever page."""
    pick(global_id)
    page = state().ask_page
    if page is not None:
        st.switch_page(page)


def seen() -> Answer | None:
    """The answer that the views show; where its query was changed and run, with what that found."""
    place, exchanges = shown(), conversation().exchanges
    if not 0 <= place < len(exchanges):
        return None
    answer, ran = exchanges[place].answer, state().edited.get(exchanges[place].id)
    if answer is None or ran is None or not ran.elements:
        return answer
    return answer.model_copy(update={"global_ids": ran.elements, "cypher": ran.query})


def parts() -> dict[str, tuple[str, ...]]:
    """The elements that the views show in colours of their own, by what they are shown as."""
    place, exchanges = shown(), conversation().exchanges
    return exchanges[place].parts if 0 <= place < len(exchanges) else {}


def others() -> dict[str, Exchange]:
    """The exchanges of this conversation that the views do not show and that found elements."""
    place = shown()
    return {
        each.id: each
        for number, each in enumerate(conversation().exchanges)
        if number != place and each.answer and each.answer.global_ids
    }


def related() -> Grown:
    """What the relations are drawn of: what was grown, the picked element, or the answer's."""
    if found := state().grown:
        return found
    if one := picked():
        return Grown((one,))
    answer = seen()
    return Grown(answer.global_ids if answer else ())


def grow(key: str, global_id: str) -> None:
    """Draw a neighbour's own relations too, and show it where it is an element."""
    drawn = related()
    pick(global_id or picked())
    state().grown = replace(drawn, keys=(*drawn.keys, key))


def open_crowd(key: str) -> None:
    """Draw some of a crowd by themselves."""
    drawn = related()
    state().grown = replace(drawn, opened=(*drawn.opened, key))


def begin_path(global_id: str | None) -> None:
    """Let the next pick draw the path from this element; None: draw no path."""
    state().path_from = global_id


def path_ends() -> tuple[str, str | None] | None:
    """Where a path begins, and where it ends once that is picked; None where none is wanted."""
    start, end = state().path_from, picked()
    return None if start is None else (start, None if end == start else end)


def mode() -> Mode:
    """The way of answering chosen in this session; `ORIEL_AGENTS` names the first one."""
    held = state()
    if held.mode is None:
        held.mode = AppSettings().agents
    return held.mode


def judge(exchange: Exchange) -> None:
    """Let the minds heed a thumb, where the twin is as it was when it answered."""
    same = exchange.held == str(stores.held(store()))
    if exchange.answer is not None and exchange.thumb is not None and same:
        before = takewhile(lambda one: one.id != exchange.id, conversation().exchanges)
        asked = ["", *(one.answer.question for one in before if one.answer)]
        good = exchange.thumb > 0
        thumbs.note(exchange.answer, store(), minds().memory, good=good, behind=asked[-1])


def minds() -> Minds:
    return shared_minds(mode(), ModelSettings())
