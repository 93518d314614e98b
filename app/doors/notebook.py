"""An answer as a notebook shows it: the sentence, its rows as a table, the building."""

from html import escape
from typing import Self

from pydantic import PrivateAttr

from agents import Answer
from app.doors.picture import picture
from app.doors.shapes import shapes
from app.words.values import cell, headings
from graph_store import GraphError, GraphStore

SHOWN = 20
"""Rows of the table; all are counted."""


class Told(Answer):
    """An answer that a notebook shows as table and building."""

    _store: GraphStore | None = PrivateAttr(default=None)

    @classmethod
    def of(cls, answer: Answer, store: GraphStore) -> Self:
        """The same answer, and the twin whose building it is shown in."""
        made = cls(**{name: getattr(answer, name) for name in Answer.model_fields})
        made._store = store
        return made

    def _repr_html_(self) -> str:
        try:
            drawn = (
                picture(shapes(self._store), self.global_ids, self.answer) if self._store else ""
            )
        except GraphError:  # the building is closed, or its engine gone: sentence and rows remain
            drawn = ""
        return f"<p>{escape(self.answer)}</p>{_table(self)}{drawn}"


def _table(answer: Answer) -> str:
    if not answer.rows:
        return ""
    head = "".join(f"<th>{escape(str(each))}</th>" for each in headings(answer))
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(cell(each))}</td>' for each in row)}</tr>"
        for row in answer.rows[:SHOWN]
    )
    left = len(answer.rows) - SHOWN
    more = f"<p>and {left:,} more rows</p>" if left > 0 else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>{more}"
