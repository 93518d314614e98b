"""One answer: the sentence, the value large, rows, Cypher, how it was found, and what to take."""

from collections.abc import Callable

import pandas as pd
import streamlit as st

from agents import Answer
from app import exports, session, talk, wording
from app.printing import cells
from app.talk import Exchange

CHART_ROWS = range(2, 41)


def draw(exchange: Exchange, number: int, *, shown: bool) -> None:
    """Draw the exchange; `shown` is the one whose elements the views show."""
    question = wording.as_html(exchange.question)
    with st.container(key=f"question-{number}"):
        st.html(f'<div class="oriel-question" role="heading" aria-level="3">{question}</div>')
    with st.container(key=f"answer-{'shown' if shown else 'past'}-{number}", gap="small"):
        if exchange.answer is None:
            st.warning(wording.markdown(exchange.error), icon=":material/info:")
            return
        _said(exchange.answer)
        _choices(exchange.answer, number)
        if shown:
            _work(exchange.answer, number)
            _thumbs(exchange, number)
        else:
            st.button(
                "Show rows, Cypher and elements",
                key=f"show-{number}",
                type="tertiary",
                icon=":material/visibility:",
                on_click=session.show,
                args=(number,),
            )


def _said(answer: Answer) -> None:
    st.html(f'<div class="oriel-answer">{wording.as_html(answer.answer)}</div>')
    large = wording.large(answer.value)
    if large is not None:
        unit = wording.unit(answer.unit)
        small = f"<small>{wording.as_html(unit)}</small>" if unit else ""
        st.html(f'<div class="oriel-value">{wording.as_html(large)}{small}</div>')


def _choices(answer: Answer, number: int) -> None:
    for i, choice in enumerate(answer.choices):
        st.button(
            wording.markdown(choice),
            key=f"suggest-choice-{number}-{i}",
            on_click=ask_next,
            args=(choice,),
        )


def ask_next(question: str) -> None:
    """Ask this question in the coming run."""
    st.session_state.pending = question


def _work(answer: Answer, number: int) -> None:
    charted = _chartable(answer)
    names = ["Rows", "Cypher", "How it was found"]
    tabs = st.tabs(["Chart", *names] if charted else names)
    if charted:
        with tabs[0]:
            name, figure = answer.columns
            st.bar_chart(_frame(answer), x=name, y=figure, horizontal=True, color="#0f6b7c")
    rows, cypher, found = tabs[-3:]
    with rows:
        _rows(answer, number)
    with cypher:
        _cypher(answer, number)
    with found:
        _found(answer)


def _chartable(answer: Answer) -> bool:
    return (
        len(answer.columns) == 2
        and len(answer.rows) in CHART_ROWS
        and all(isinstance(row[0], str) and _counts(row[1]) for row in answer.rows)
        and len({row[0] for row in answer.rows}) == len(answer.rows)
    )


def _counts(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _frame(answer: Answer) -> pd.DataFrame:
    return pd.DataFrame(cells(answer.rows), columns=list(answer.columns))


def _rows(answer: Answer, number: int) -> None:
    if not answer.rows:
        st.caption("The query returned no rows.")
        return
    st.dataframe(
        _frame(answer),
        hide_index=True,
        key=f"rows-{number}",
        height="auto" if len(answer.rows) <= 9 else 350,
        alt=f"{len(answer.rows)} rows of the answer",
    )
    total = _total(answer)
    if total > len(answer.rows):
        st.caption(f"First {len(answer.rows):,} of {total:,} rows.")
    with st.container(horizontal=True, gap="small"):
        _download("CSV", "csv", "text/csv", lambda: exports.as_csv(answer.columns, answer.rows))
        _download(
            "Excel",
            "xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            lambda: exports.as_xlsx(answer.columns, answer.rows),
        )
        if answer.global_ids:
            _download(
                f"BCF ({len(answer.global_ids)})",
                "bcfzip",
                "application/octet-stream",
                lambda: exports.as_bcf(answer.question, answer.answer, answer.global_ids),
            )


def _download(label: str, ending: str, mime: str, content: Callable[[], bytes]) -> None:
    st.download_button(
        label,
        data=content,
        file_name=f"oriel-answer.{ending}",
        mime=mime,
        type="tertiary",
        icon=":material/download:",
        on_click="ignore",
        key=f"download-{ending}",
    )


def _total(answer: Answer) -> int:
    last = answer.attempts[-1].execution if answer.attempts else None
    return getattr(last, "total", len(answer.rows))


def _cypher(answer: Answer, number: int) -> None:
    if not answer.cypher:
        st.caption("No query was written for this question.")
        return
    accepted = answer.attempts[-1].query if answer.attempts else None
    if accepted and accepted.explanation:
        st.caption(wording.markdown(accepted.explanation))
    st.code(answer.cypher, language="cypher", wrap_lines=True)
    if st.button("Edit and run", key=f"edit-{number}", type="tertiary", icon=":material/edit:"):
        st.session_state.console = answer.cypher
        st.switch_page(st.session_state.explore_page)


def _found(answer: Answer) -> None:
    total = answer.timings_ms.get("total", 0) / 1000
    tokens = answer.tokens.prompt + answer.tokens.completion
    facts = [
        f"{len(answer.attempts)} quer{'y' if len(answer.attempts) == 1 else 'ies'}",
        f"{total:.1f} s",
        f"by {answer.agents}",
        f"on {answer.engine}",
        f"{tokens:,} tokens" if tokens else "no tokens",
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


def _thumbs(exchange: Exchange, number: int) -> None:
    def keep() -> None:
        exchange.thumb = st.session_state.get(f"thumb-{number}")
        exchange.comment = st.session_state.get(f"comment-{number}", exchange.comment)
        talk.save(session.conversation())

    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.feedback("thumbs", key=f"thumb-{number}", default=exchange.thumb, on_change=keep)
        if exchange.thumb is not None:
            st.text_input(
                "Comment",
                value=exchange.comment,
                key=f"comment-{number}",
                placeholder="What was right or wrong? (kept on this machine)",
                label_visibility="collapsed",
                on_change=keep,
            )
