"""What is wrong with a mapping by hand: the table, the key, and what was probably meant."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from pydantic import BaseModel, ValidationError

TAKEN = ("Model", "Finding", "RegisterRow")
"""Labels of the store's own."""
MOST_NEAR = 3
LIKE = 0.75
"""How alike two names are, from 0 to 1, of which the one may be meant by the other."""
UNKNOWN, MISSING = "extra_forbidden", "missing"
"""Pydantic's names of a key that is not known, and of one that is not there."""
Parts = Mapping[type[BaseModel], Mapping[str, type[BaseModel]]]
"""What stands below which key of what; columns are below their own names."""
BY_NAME = "columns"


def near(said: str, known: Iterable[str]) -> str:
    """What of the known was probably meant, as the end of a sentence; empty where nothing was."""
    folded = {each.casefold(): each for each in known}
    found = get_close_matches(said.casefold(), folded, MOST_NEAR, LIKE)
    return f"; did you mean {' or '.join(folded[each] for each in found)}?" if found else ""


def is_of_models(label: str) -> bool:
    """Whether a label is what models, or the store, call something of theirs."""
    return label in TAKEN or label.startswith("Ifc")


def told(
    error: ValidationError, given: Mapping[str, Any], whole: type[BaseModel], of: Parts
) -> str:
    """The first thing that is wrong with a mapping `given` as TOML: a key that nobody knows before
    one that is not there, since it is that one misspelt."""
    errors = sorted(error.errors(), key=lambda one: one["type"] != UNKNOWN)
    first = errors[0]
    *path, last = first["loc"] or ("",)
    match first["type"]:
        case kind if kind == UNKNOWN:
            known = _model_at(path, whole, of).model_fields
            meant = near(str(last), known) or f"; those known are {', '.join(known)}"
            said = f"no key is called {last!r:.80}{meant}"
        case kind if kind == MISSING:
            said = f"the key {last!r} is missing"
        case _:
            path, said = [*first["loc"]], first["msg"]
    place = _place(path, given)
    return f"{place}: {said}" if place else said


def _place(path: Iterable[str | int], given: Mapping[str, Any]) -> str:
    """Where in a mapping something stands, its table by name: `assets, meets 1`."""
    here: Any = given
    words: list[str] = []
    for part in path:
        here = _below(here, part)
        if isinstance(part, str):
            words.append(part)
        elif isinstance(here, dict) and isinstance(here.get("table"), str):
            words[-1:] = [here["table"]]
        else:
            words[-1:] = [f"{words[-1] if words else ''} {part + 1}".strip()]
    return ", ".join(f"{word:.80}" for word in words)


def _below(here: Any, part: str | int) -> Any:
    """What a key or a number leads to; None where it leads nowhere."""
    if isinstance(here, dict):
        return here.get(part)
    return here[part] if isinstance(here, list) and isinstance(part, int) else None


def _model_at(path: Iterable[str | int], whole: type[BaseModel], of: Parts) -> type[BaseModel]:
    """What the keys at a place are those of."""
    model, named = whole, False
    for part in path:
        if named or isinstance(part, int):
            named = False
            continue
        model = of.get(model, {}).get(part, model)
        named = part == BY_NAME
    return model
