"""One answer: the sentence, the value large, rows, Cypher, how it was found, and what to take."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import streamlit as st

from agents import Answer, ModelSettings
from agents.literals import readable
from app import chart, exports, highlight, printing, result_rows, session, stores, trouble, wording
from app.result_rows import download, frame, left_out
from app.talk import Exchange
from graph_store.rows import Rows

LONG = 400
"""Characters of a sentence that is folded, so that the rows stay in sight."""


def draw(exchange: Exchange, number: int, *, shown: bool) -> None:
    """Draw the exchange; `shown` is the one whose elements the views show."""
    question = wording.as_html(exchange.question)
    whole = st.container(key=f"question-{number}", gap="xsmall")
    whole.html(f'<div class="oriel-question" role="heading" aria-level="2">{question}</div>')
    with whole.container(key=f"answer-{'shown' if shown else 'past'}-{number}", gap="small"):
        if exchange.answer is None:
            st.warning(wording.markdown(exchange.error), icon=":material/info:")
            return
        _said(exchange.answer)
        _outdated(exchange, number)
        _choices(exchange, number)
        if shown:
            if exchange.answer.attempts:
                _work(exchange.answer, exchange.id)
            _thumbs(exchange)
        elif exchange.answer.attempts:
            st.button(
                "Show rows, Cypher and elements",
                key=f"show-{number}",
                type="tertiary",
                icon=":material/visibility:",
                on_click=session.show,
                args=(number,),
            )


def _said(answer: Answer) -> None:
    said = wording.as_html(answer.answer)
    if len(answer.answer) > LONG:
        said = f"<details><summary><span>{said}</span></summary></details>"
    st.html(f'<div class="oriel-answer">{said}</div>')
    large = wording.large(answer.value)
    if large is not None:
        unit = printing.unit(answer.unit)
        small = f"<small>{wording.as_html(unit)}</small>" if unit else ""
        st.html(f'<div class="oriel-value">{wording.as_html(large)}{small}</div>')


def _outdated(exchange: Exchange, number: int) -> None:
    """Say that the twin was loaded anew since, so that rows and elements may be others by now."""
    if exchange.held in {"", str(stores.state(session.store()))}:
        return
    st.caption("The twin held something else when this was asked.")
    st.button(
        "Ask again",
        key=f"again-{number}",
        type="tertiary",
        icon=":material/refresh:",
        on_click=ask_next,
        args=(exchange.question,),
    )


def _choices(exchange: Exchange, number: int) -> None:
    for i, choice in enumerate(exchange.choices):
        st.button(
            wording.markdown(choice),
            key=f"suggest-choice-{number}-{i}",
            on_click=ask_next,
            args=(choice,),
        )


def ask_next(question: str) -> None:
    """Ask this question in the coming run."""
    st.session_state.pending = question


def _work(answer: Answer, place: str) -> None:
    charted = chart.bars(answer)
    names = ["Rows", "Cypher", "How it was found"]
    tabs = st.tabs(["Chart", *names] if charted else names)
    if charted:
        with tabs[0]:
            chart.draw(answer, charted, highlight.colours(session.store(), answer))
    rows, cypher, found = tabs[-3:]
    with rows:
        _rows(answer, place)
    with cypher:
        _cypher(answer, place)
    with found:
        _found(answer)


def _rows(answer: Answer, place: str) -> None:
    if not answer.rows:
        st.caption("The query returned no rows.")
        return
    headings = printing.headings(answer)
    table = frame(headings, answer.rows)
    height: int | Literal["auto"] = "auto" if len(answer.rows) <= 9 else 350
    told = f"{len(answer.rows)} rows of the answer"
    key = f"rows-{place}"
    elements = frozenset(answer.global_ids)
    if not any(_element(elements, row) for row in answer.rows):
        st.dataframe(table, hide_index=True, key=key, height=height, alt=told)
    else:
        st.dataframe(
            table,
            hide_index=True,
            key=key,
            height=height,
            alt=f"{told}; choosing one shows its element",
            selection_mode="single-row",
            on_select=lambda: _pick_row(answer.rows, elements, key),
        )
    if cut := left_out(len(answer.rows), _total(answer)):
        st.caption(cut)
    with st.container(horizontal=True, gap="small"):
        _download("CSV", "csv", "text/csv", lambda: exports.as_csv(headings, answer.rows))
        _download(
            "Excel",
            "xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            lambda: exports.as_xlsx(headings, answer.rows),
        )
        if answer.global_ids:
            _download(
                f"BCF ({len(answer.global_ids)})",
                "bcfzip",
                "application/octet-stream",
                lambda: exports.as_bcf(answer.question, answer.answer, answer.global_ids),
            )


def _element(elements: frozenset[str], row: Sequence[Any]) -> str | None:
    """The GlobalId of the element that a row tells of, where it names one."""
    return next((v for v in row if isinstance(v, str) and v in elements), None)


def _pick_row(rows: Sequence[Sequence[Any]], elements: frozenset[str], key: str) -> None:
    chosen = st.session_state[key].selection.rows
    session.pick(_element(elements, rows[chosen[0]]) if chosen else None)


def _download(label: str, ending: str, mime: str, content: Callable[[], bytes]) -> None:
    download(label, f"oriel-answer.{ending}", mime, content, f"download-{ending}")


def _total(answer: Answer) -> int:
    """How many rows there are; a question of several parts has one for each, and all are shown."""
    last = answer.attempts[-1].execution if answer.attempts else None
    if isinstance(last, Rows) and last.columns == answer.columns:
        return last.total
    return len(answer.rows)


def _cypher(answer: Answer, place: str) -> None:
    last = answer.attempts[-1].query
    if last.explanation:
        st.caption(wording.markdown(last.explanation))
    cypher = answer.cypher or readable(last)
    if not st.toggle("Edit", key=f"edit-{place}"):
        st.code(cypher, language="cypher", wrap_lines=True)
        return
    _edited(cypher, last.parameters, place)


@st.fragment
@trouble.told("edited")
def _edited(cypher: str, parameters: dict[str, Any], place: str) -> None:
    """The query in a form of its own, run where it stands; the answer above stays as it was."""
    result = f"edited-{place}"
    with st.form(f"cypher-{place}", border=False):
        text = st.text_area("Cypher", value=cypher, height="content", key=f"cypher-text-{place}")
        if st.form_submit_button("Run", type="primary", icon=":material/play_arrow:"):
            with st.spinner("Running the query …", show_time=True):
                st.session_state[result] = text, session.store().read(text, parameters)
    st.caption("Reading only: a query that would change the twin is refused.")
    if found := st.session_state.get(result):
        query, rows = found
        result_rows.draw(query, rows, session.store().schema(), f"edited-{place}")


def _found(answer: Answer) -> None:
    total = answer.timings_ms.get("total", 0) / 1000
    tokens = answer.tokens.prompt + answer.tokens.completion
    cost = ModelSettings().cost(answer.tokens.prompt, answer.tokens.completion)
    facts = [
        f"{len(answer.attempts)} quer{'y' if len(answer.attempts) == 1 else 'ies'}",
        f"{total:.1f} s",
        f"by {answer.agents}",
        f"on {answer.engine}",
        f"{tokens:,} tokens" if tokens else "no tokens",
        *([f"cost {cost:,.4f}"] if tokens and cost is not None else []),
    ]
    st.caption(wording.markdown(" · ".join(facts)))
    for place, attempt in enumerate(answer.attempts, 1):
        mark = "✓" if attempt.verdict.accepted else "✗"
        st.markdown(f"**{mark} Query {place}: {attempt.verdict.grade.value}**")
        if attempt.verdict.feedback:
            st.caption(wording.markdown(attempt.verdict.feedback))
        if place < len(answer.attempts):
            st.code(attempt.query.cypher, language="cypher", wrap_lines=True)
    spent = {k: v for k, v in answer.timings_ms.items() if k not in {"total", "own"} and v >= 1}
    if spent:
        st.caption(" · ".join(f"{wording.markdown(k)} {v:,.0f} ms" for k, v in spent.items()))


def _thumbs(exchange: Exchange) -> None:
    def keep() -> None:
        exchange.thumb = st.session_state.get(f"thumb-{exchange.id}")
        exchange.comment = st.session_state.get(f"comment-{exchange.id}", exchange.comment)
        session.keep(exchange)

    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.feedback("thumbs", key=f"thumb-{exchange.id}", default=exchange.thumb, on_change=keep)
        if exchange.thumb is not None:
            st.text_input(
                "Comment",
                value=exchange.comment,
                key=f"comment-{exchange.id}",
                placeholder="What was right or wrong? (kept on this machine)",
                label_visibility="collapsed",
                on_change=keep,
            )
