"""Texts that an author never filled in."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from ifc_loader.property_graph import Value

if TYPE_CHECKING:
    from ifc_loader.draft import Draft

_FILLER = re.compile(
    r"<[^<>]*>|enter\b.*\bhere|\?+|tbd|x{3,}|lorem ipsum.*|issue date|author name|"
    r"(?:project|client|building) (?:name|number|status|address)",
    re.IGNORECASE,
)
UNFILLED = "a placeholder that nobody filled in"
"""The end of the note beside a text that nobody filled in."""
TEXTS = (str, list)
OWN = {"key", "model", "GlobalId", "ifc_class", "step_id"}


def note_placeholders(draft: "Draft") -> None:
    """Leave `<property>.note` beside every text that only looks filled; report each kind once."""
    known: dict[tuple[str, str], str] = {}
    met: Counter[tuple[str, str]] = Counter()
    for node in draft.nodes.values():
        notes: dict[str, Value] = {}
        for name, value in node.properties.items():
            if not isinstance(value, TEXTS) or name in OWN or name.endswith(".note"):
                continue
            for text in (value,) if isinstance(value, str) else value:
                if not isinstance(text, str):
                    continue
                said = (name, text)
                note = known.get(said)
                if note is None:
                    note = known[said] = placeholder(name, text)
                if note:
                    notes[f"{name}.note"] = note
                    met[said] += 1
        node.properties.update(notes)
    for (name, text), times in sorted(met.items()):
        draft.find("placeholder", name, f"{name} is '{text}' on {times}; nobody filled it in")


def placeholder(name: str, text: str) -> str:
    """Why `text` is no value of the property `name`, in one sentence; '' where it is one."""
    if _FILLER.fullmatch(text.strip()):
        return f"'{text}' is {UNFILLED}"
    leaf = name.rpartition(".")[2]
    if leaf != name and len(leaf) > 3 and _letters(leaf) == _letters(text):
        return f"'{text}' repeats the property's name: {UNFILLED}"
    return ""


def _letters(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())
