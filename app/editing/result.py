"""What an accepted change made: its comparison with the version before, and the way back."""

from functools import partial

import pandas as pd
import streamlit as st

from app.editing import dialog
from app.edits.accepting import NEW
from app.exports.button import download
from app.session import following, session
from app.session.stores import models
from app.talks.talk import Edit
from app.twins import library, versions
from app.words import wording
from graph_store import GraphStore, ModelInfo

STEP = "application/x-step"
COLUMNS = ("GlobalId", "Class", "Element", "Property", "Before", "After")
SHOWN = ("Element", "Property", "Before", "After", "Class", "GlobalId")


def draw(edit: Edit, place: str) -> None:
    """Draw what changed; where the twin still holds this version, the way back from it."""
    table = pd.DataFrame(list(edit.rows), columns=list(COLUMNS))
    st.dataframe(
        table[list(SHOWN)],
        hide_index=True,
        key=f"edited-{place}",
        alt=f"{len(edit.rows)} values that changed",
    )
    if edit.values > len(edit.rows):
        st.caption(f"The first {len(edit.rows):,} of {edit.values:,}.")
    st.caption(wording.markdown(f"By {edit.who} on {edit.when[:10]}: {edit.why}"))
    store = session.store()
    held = [each for each in models(store) if edit.versions.get(each.name) == each.sha256]
    with st.container(horizontal=True, gap="small"):
        for model in held:
            _file(model, f"{place}-{model.name}", several=len(held) > 1)
            if versions.undoable(store, model):
                _undo(_label("Undo", model, several=len(held) > 1), model, place)


def _undo(label: str, model: ModelInfo, place: str) -> None:
    st.button(
        label,
        icon=":material/undo:",
        type="tertiary",
        key=f"undo-{place}-{model.name}",
        on_click=following.show,
        args=(partial(dialog.undo, model.name),),
    )


def _label(what: str, model: ModelInfo, *, several: bool) -> str:
    return f"{what} {wording.markdown(model.name)}" if several else what


def _file(model: ModelInfo, key: str, *, several: bool) -> None:
    """The new IFC file, to be taken along."""
    path = library.source(model.sha256)
    if path is not None:
        stem = model.name.rpartition(".")[0] or model.name
        label = _label("IFC file", model, several=several)
        download(label, f"{stem}{NEW}", STEP, path.read_bytes, f"ifc-{key}")


def history(store: GraphStore, model: ModelInfo) -> None:
    """The versions that edits made of a model, the file as it stands, and the way back."""
    found = versions.history(store, model.name)
    if not found:
        return
    with st.expander(f"History: {wording.counted(len(found), 'version')}"):
        st.dataframe(
            {
                "When (UTC)": [each.when.replace("T", " ").removesuffix("Z") for each in found],
                "What": ["undone" if each.kind == "undo" else "edited" for each in found],
                "Values": [each.values for each in found],
                "Who": [each.who for each in found],
                "Why": [each.why for each in found],
                "SHA-256": [each.after[:12] for each in found],
            },
            hide_index=True,
            key=f"history-{model.name}",
            alt=f"{len(found)} versions of the model",
        )
        with st.container(horizontal=True, gap="small"):
            _file(model, f"history-{model.name}", several=False)
            if versions.undoable(store, model):
                _undo("Undo the last edit", model, "history")
