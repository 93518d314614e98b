"""Which property of the chosen elements shall have which value."""

from collections.abc import Sequence
from pathlib import Path

import streamlit as st

from app.edits import working
from app.edits.messages import Proposing
from app.exports import tables
from app.exports.button import download
from app.session import stores
from app.words import values, wording
from edits import Wish
from edits.changes import LONGEST_NAME, listed
from edits.choices import Choice, Choices
from edits.value_types import LONGEST_TEXT
from graph_store import GraphStore

ANOTHER = "Another property …"
TYPES = ("IfcLabel", "IfcText", "IfcBoolean", "IfcInteger", "IfcReal", "IfcLengthMeasure")
SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def draw(store: GraphStore, about: Proposing) -> tuple[str, list[Wish]] | None:
    """Draw the form; the model and the wishes where the difference is asked for.

    Raises EditError where no model has the elements, or its file is not kept.
    """
    held = working.models_of(store, about.global_ids)
    model = _model(held)
    ids = held[model]
    with st.spinner("Looking at their properties …"):
        found = _choices(store, model, ids, about.words)
    st.caption(wording.markdown(f"{listed(found.names)}, of {model}"))
    _meant(found, about)
    options: list[Choice | str] = [*_ordered(found), ANOTHER]
    chosen = st.selectbox(
        f"Property of {wording.counted(len(ids), 'element')}",
        options,
        0 if len(found.meant) == 1 else None,
        _option,
        key=f"edit-property-{hash((ids, about.words))}",
        placeholder="Choose a property",
    )
    if chosen is None:
        return None
    if isinstance(chosen, Choice):
        set_name, property_name, ifc_type = chosen.set_name, chosen.property_name, ""
        value = _value(chosen, about.value)
    else:
        set_name, property_name, ifc_type, value = _another(about)
    with st.container(horizontal=True, vertical_alignment="center"):
        ready = bool(set_name.strip() and property_name.strip() and str(value).strip())
        shown = st.button("Show the difference", type="primary", disabled=not ready)
        if isinstance(chosen, Choice):
            _take_along(store, model, ids, chosen)
    if not shown:
        return None
    return model, [
        Wish(each, set_name.strip(), property_name.strip(), value, ifc_type=ifc_type)
        for each in ids
    ]


def _model(held: dict[str, tuple[str, ...]]) -> str:
    """The model whose elements change, to be chosen where there are several."""
    if len(held) == 1:
        return next(iter(held))
    st.caption("These elements stand in several models; a change is of one model at a time.")
    return str(
        st.radio(
            "Model",
            list(held),
            format_func=lambda name: f"{name} ({wording.counted(len(held[name]), 'element')})",
            horizontal=True,
        )
    )


@st.cache_data(max_entries=32, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _choices(store: GraphStore, model: str, global_ids: Sequence[str], words: str) -> Choices:
    return working.look(store, model, global_ids, words)


def _meant(found: Choices, about: Proposing) -> None:
    """Say where the words for a property are not certain."""
    if not about.words or len(found.meant) == 1:
        return
    words = wording.markdown(wording.shortened(about.words, 80))
    told = (
        f"“{words}” may be one of several properties. Choose which."
        if found.meant
        else f"These elements have no property “{words}”. Choose another, or name a new one."
    )
    st.info(told, icon=":material/help:")


def _ordered(found: Choices) -> list[Choice]:
    """What was meant first, then what stands on the elements, then buildingSMART's own."""
    meant = {target: place for place, target in enumerate(found.meant)}

    def key(choice: Choice) -> tuple[int, bool, str, str]:
        place = meant.get((choice.set_name, choice.property_name), len(meant))
        common = not choice.set_name.endswith("Common")
        return place, common and not choice.standing, choice.set_name, choice.property_name

    return sorted(found.choices, key=key)


def _option(option: Choice | str) -> str:
    """A property in the list, with its set behind it."""
    if isinstance(option, str):
        return option
    return f"{option.property_name} · {option.set_name}"


def _value(choice: Choice, given: str) -> str | bool:
    """The new value, from a list where there is one."""
    key = f"edit-value-{choice.target}"
    allowed = [str(each) for each in choice.allowed]
    if choice.kind == "boolean":
        allowed = ["true", "false"]
    if allowed:
        words = {"yes": "true", "no": "false", "ja": "true", "nein": "false"}
        wished = words.get(given.casefold(), given).casefold()
        place = next((n for n, each in enumerate(allowed) if each.casefold() == wished), None)
        found = st.selectbox("New value", allowed, place, key=key, help=_help(choice))
        value = str(found or "")
    else:
        value = str(
            st.text_input("New value", given, max_chars=LONGEST_TEXT, key=key, help=_help(choice))
        )
    st.caption(wording.markdown(_now(choice)))
    return value


def _help(choice: Choice) -> str:
    """Of which type a value is, and in which unit."""
    told = f"{choice.kind}, {choice.ifc_type}"
    if choice.unit:
        told += f"; in {values.unit(choice.unit)} where no other unit is written behind it"
    return wording.markdown(told)


def _now(choice: Choice) -> str:
    """The type, and the values that the elements have now."""
    unit = f" in {values.unit(choice.unit)}" if choice.unit else ""
    held = [
        f"{wording.shortened(wording.value(value, choice.unit), 40)} ({count:,} ×)"
        for value, count in choice.held
    ]
    if choice.standing and choice.lacking:
        held.append(f"nothing ({choice.lacking:,} ×)")
    told = ", ".join(held) or "nothing"
    return f"{choice.kind.capitalize()} ({choice.ifc_type}){unit}. Now: {told}."


def _another(about: Proposing) -> tuple[str, str, str, str]:
    """A property that neither the elements nor buildingSMART have: set, name, type, value."""
    left, right = st.columns(2)
    with left:
        set_name = str(st.text_input("Set", max_chars=LONGEST_NAME, key="edit-set"))
        ifc_type = str(st.selectbox("Type", TYPES, key="edit-type"))
    with right:
        name = str(st.text_input("Property", about.words, max_chars=LONGEST_NAME, key="edit-name"))
        value = str(
            st.text_input("New value", about.value, max_chars=LONGEST_TEXT, key="edit-value-new")
        )
    return set_name, name, ifc_type, value


def _take_along(store: GraphStore, model: str, ids: Sequence[str], choice: Choice) -> None:
    """The elements and this property as a table, to be changed elsewhere and given back."""

    def content() -> bytes:
        target = (choice.set_name, choice.property_name)
        return tables.as_xlsx(*working.export(store, model, ids, [target]))

    name = f"{Path(model).stem}-{choice.property_name}.xlsx"
    download("These elements as a table", name, SHEET, content, "edit-table-out")
