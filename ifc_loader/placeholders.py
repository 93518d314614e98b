"""Texts that an author never filled in."""

import re
from collections import Counter, defaultdict
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
OWN = {"key", "model", "GlobalId", "ifc_class", "step_id"}


def note_placeholders(draft: "Draft") -> None:
    """Leave `<property>.note` beside every text that only looks filled; report each kind once."""
    unfilled = _unfilled(draft)
    met: Counter[tuple[str, str]] = Counter()
    for node in draft.nodes.values():
        if unfilled.keys().isdisjoint(node.properties):
            continue
        notes: dict[str, Value] = {}
        for name, value in node.properties.items():
            known = unfilled.get(name, {})
            for text in _texts(value) if known else ():
                if text in known:
                    notes[f"{name}.note"] = known[text]
                    met[(name, text)] += 1
        node.properties.update(notes)
    for (name, text), times in sorted(met.items()):
        draft.find("placeholder", name, f"{name} is '{text}' on {times}; nobody filled it in")


def _unfilled(draft: "Draft") -> dict[str, dict[str, str]]:
    """Of each property that has some, its placeholders and the note beside each."""
    said: dict[str, set[str]] = defaultdict(set)
    for node in draft.nodes.values():
        for name, value in node.properties.items():
            if isinstance(value, str):
                said[name].add(value)
            elif isinstance(value, list):
                said[name].update(_texts(value))
    return {
        name: notes
        for name, texts in said.items()
        if name not in OWN and not name.endswith(".note")
        if (notes := {text: note for text in texts if (note := placeholder(name, text))})
    }


def _texts(value: Value) -> list[str]:
    several = value if isinstance(value, list) else (value,)
    return [text for text in several if isinstance(text, str)]


def placeholder(name: str, text: str) -> str:
    """Why `text` is no value of the property `name`, in one sentence; '' where it is one."""
    if _FILLER.fullmatch(text.strip()):
        return f"'{text}' is {UNFILLED}"
    leaf = name.rpartition(".")[2]
    if leaf != name and len(leaf) > 3 and letters(leaf) == letters(text):
        return f"'{text}' repeats the property's name: {UNFILLED}"
    return ""


def letters(text: str) -> str:
    """A text without anything but letters and digits, in small letters."""
    return "".join(filter(str.isalnum, text.casefold()))
