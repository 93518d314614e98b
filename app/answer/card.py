"""The card of one answer: the sentence, the value large, rows, Cypher, how it was found."""

import streamlit as st

from agents import Answer
from app.answer import answer_rows, chart, cypher, steps, thumbs
from app.answer.shown import Shown, shown
from app.building import highlight
from app.doors.models import databases
from app.editing import offer, result
from app.session import session, stores
from app.talks.talk import Exchange
from app.words import wording

LONG = 400
"""Characters of a sentence that is folded, so that the rows stay in sight."""


def draw(exchange: Exchange, number: int, *, open_: bool) -> None:
    """Draw the exchange; `open_` is the one whose elements the views show."""
    question = wording.as_html(exchange.question)
    whole = st.container(key=f"question-{number}", gap="xsmall")
    whole.html(f'<div class="oriel-question" role="heading" aria-level="2">{question}</div>')
    with whole.container(key=f"answer-{'shown' if open_ else 'past'}-{number}", gap="small"):
        answer = exchange.answer
        if answer is None:
            tell = st.info if exchange.wanted else st.warning
            tell(wording.markdown(exchange.error), icon=":material/info:")
            if exchange.wanted:
                offer.again(exchange.wanted, f"wanted-{number}")
            return
        seen = shown(answer)
        _said(seen)
        _caveats(seen)
        _outdated(exchange, number)
        _choices(exchange, number)
        if exchange.edit:
            result.draw(exchange.edit, exchange.id)
        elif open_:
            if seen.steps:
                _work(answer, seen, exchange.id)
            thumbs.draw(exchange)
        elif seen.steps:
            st.button(
                "Show rows, Cypher and elements",
                key=f"show-{number}",
                type="tertiary",
                icon=":material/visibility:",
                on_click=session.show,
                args=(number,),
            )


def _said(seen: Shown) -> None:
    said = wording.as_html(seen.sentence)
    if len(seen.sentence) > LONG:
        said = f"<details><summary><span>{said}</span></summary></details>"
    st.html(f'<div class="oriel-answer">{said}</div>')
    if seen.value is not None:
        unit = f"<small>{wording.as_html(seen.unit)}</small>" if seen.unit else ""
        st.html(f'<div class="oriel-value">{wording.as_html(seen.value)}{unit}</div>')


def _caveats(seen: Shown) -> None:
    """Say in words why the answer may not hold, below it and before anything else."""
    if not seen.caveat:
        return
    told = [f"**{wording.markdown(seen.caveat)}.**", *map(wording.markdown, seen.caveats)]
    st.warning(" ".join(told), icon=":material/help:")


def _outdated(exchange: Exchange, number: int) -> None:
    """Say that the twin was loaded anew since, so that rows and elements may be others by now."""
    if exchange.held in {"", str(stores.held(session.store()))}:
        return
    st.caption("The twin held something else when this was asked.")
    st.button(
        "Ask again",
        key=f"again-{number}",
        type="tertiary",
        icon=":material/refresh:",
        on_click=session.ask_next,
        args=(exchange.question,),
    )


def _choices(exchange: Exchange, number: int) -> None:
    """What else the question may mean, each a question to be asked with a click."""
    if not exchange.choices:
        return
    answered = exchange.answer is not None and exchange.answer.value is not None
    st.caption("Or did you mean" if answered else "Ask instead")
    with st.container(horizontal=True, gap="xsmall", key=f"choices-{number}"):
        for i, choice in enumerate(exchange.choices):
            st.button(
                wording.markdown(choice),
                key=f"suggest-choice-{number}-{i}",
                on_click=session.ask_next,
                args=(choice,),
            )


def _work(answer: Answer, seen: Shown, place: str) -> None:
    store = session.store()
    sql = ["SQL"] if databases(stores.models(store)) else []
    names = [*(["Chart"] if seen.bars else []), "Rows", "Cypher", *sql, "How it was found"]
    tabs = dict(zip(names, st.tabs(names), strict=True))
    if seen.bars:
        with tabs["Chart"]:
            chart.draw(seen.bars, seen.unit, highlight.colours(store, answer))
    with tabs["Rows"]:
        answer_rows.draw(answer, seen, place)
    with tabs["Cypher"]:
        cypher.draw(seen, place)
    if sql:
        with tabs["SQL"]:
            cypher.draw_sql(answer.question, place)
    with tabs["How it was found"]:
        steps.draw(seen)
