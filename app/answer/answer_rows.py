"""The rows of an answer: choosing one shows its element; they may be taken along."""

from collections.abc import Callable

import streamlit as st

from agents import Answer
from app.answer import rows_table
from app.answer.shown import Shown
from app.doors.shapes import camera_at
from app.editing import offer
from app.exports import bcf, tables
from app.exports.button import download
from app.session import session

FEW = 9
"""Rows that are shown without a scrollbar."""
WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def draw(answer: Answer, seen: Shown, place: str) -> None:
    """Draw the rows; `place` tells their table from those of other answers."""
    if not seen.rows:
        st.caption("The query returned no rows.")
        return
    rows_table.draw(
        seen.headings,
        seen.rows,
        seen.elements,
        key=f"rows-{place}",
        told=f"{len(seen.rows)} rows of the answer",
        height="auto" if len(seen.rows) <= FEW else 350,
    )
    if seen.cut:
        st.caption(seen.cut)
    with st.container(horizontal=True, gap="small"):
        _download("CSV", "csv", "text/csv", lambda: tables.as_csv(seen.headings, seen.rows))
        _download("Excel", "xlsx", WORKBOOK, lambda: tables.as_xlsx(seen.headings, seen.rows))
        if answer.global_ids:
            offer.button(answer.global_ids, f"propose-{place}")
            _issue(answer, f"BCF ({len(answer.global_ids)})", "bcfzip", "2.1")
            _issue(answer, "BCF 3.0", "bcf", "3.0")


def _issue(answer: Answer, label: str, ending: str, version: bcf.Version) -> None:
    """The elements of the answer as a topic; `.bcf` is what BCF 3.0 calls its files."""
    store = session.store()

    def content() -> bytes:
        camera = camera_at(store, answer.global_ids)
        topic = bcf.about(answer.question, answer.answer, answer.global_ids, camera=camera)
        return bcf.as_bcf([topic], version)

    _download(label, ending, "application/octet-stream", content)


def _download(label: str, ending: str, mime: str, content: Callable[[], bytes]) -> None:
    download(label, f"oriel-answer.{ending}", mime, content, f"download-{ending}")
