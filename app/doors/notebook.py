"""An answer as a notebook shows it: the sentence, its rows as a table, the building."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Self

import numpy as np
from pydantic import PrivateAttr

from agents import Answer
from app.doors.picture import Points, picture
from app.twins import library
from app.words.values import cell, headings
from graph_store import GraphStore
from ifc_loader import IfcFileError
from ifc_loader.geometry import Mesh, tessellate
from registers import is_register

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
        drawn = picture(shapes(self._store), self.global_ids, self.answer) if self._store else ""
        return f"<p>{escape(self.answer)}</p>{_table(self)}{drawn}"


def shapes(store: GraphStore) -> Iterator[tuple[Mesh, Points]]:
    """The meshes of the twin's kept files, vertices in metres from the first one's origin.

    A file that is not kept, or has no shapes, is left out.
    """
    origin: Points | None = None
    for model in store.models():
        path = library.source(model.sha256)
        if path is None or is_register(Path(model.name)):
            continue
        try:
            found = tessellate(path, cache=library.shapes())
        except IfcFileError:
            continue
        origin = np.array(found.origin) if origin is None else origin
        shift = np.array(found.origin) - origin
        for mesh in found:
            yield mesh, mesh.vertices.astype(np.float64) + shift


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
