"""The dialog that stands open, and what it waits for: watched to its end, cancelled, told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import streamlit as st

from app.edits.messages import Drafted, Edited
from app.session import parts, session, stores
from app.session.state import Replaced, state
from app.talks.talk import Exchange
from app.twins.loading import CalledOff, Loading
from app.twins.proposals import Proposals
from app.words import wording
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError

LOOK_SECONDS = 0.5
"""Between two looks at how far a file is."""


def show(dialog: Callable[[], None]) -> None:
    """Let a dialog stand open from the coming run of the page on, until it is closed."""
    held = state()
    held.dialog, held.drafted = dialog, None


def draw() -> None:
    """Draw the dialog that stands open: whatever runs the page anew meanwhile closes none."""
    if dialog := state().dialog:
        dialog()


def close() -> None:
    """Let no dialog stand open, whoever ends it; `settle` goes on in the coming run."""
    held = state()
    held.dialog = held.drafted = None


def begin(loading: Loading[Any]) -> None:
    """Let the dialog that runs follow this from now on."""
    state().loading = loading
    parts.again()


@contextmanager
def taking_turns() -> Iterator[None]:
    """Draw a dialog's form, and in its place what it began as long as that goes on."""
    above, form = st.container(), st.empty()
    with above:
        _follow()
    with form.container():
        yield


def _follow() -> None:
    """Say how far the files are that are read, to their end, and what came of them.

    It ends the run as long as they are read, and where all are in; then `settle` goes on.
    """
    held = state()
    loading = held.loading
    if loading is None:
        return
    ended = loading.look(0.0)
    if not ended:
        step = loading.step
        st.progress(step.fraction, text=wording.markdown(f"{step.file}: {step.phase} …"))
        st.caption("Nothing is kept of a file whose reading is cancelled, by this or by closing.")
        words = "Cancelling …" if loading.called_off else "Cancel"
        st.button(words, on_click=loading.call_off, disabled=loading.called_off, key="cancel")
        loading.look(LOOK_SECONDS)
        parts.again()
    held.loading = None
    try:
        outcome = loading.outcome()
    except CalledOff:
        st.info(f"{_not_read(loading.step.file)}: you cancelled it. This twin is as it was before.")
    except GraphUnavailable:
        raise
    except (IfcFileError, GraphError) as error:
        refused(str(error))
    else:
        if isinstance(outcome, Proposals):
            held.proposals = outcome
            return
        if isinstance(outcome, Drafted):
            held.drafted = outcome
            return
        held.loading = loading
        if isinstance(outcome, Replaced | Edited) or outcome.whole:
            close()
            st.rerun()
        loading.told = True
        for sentence in outcome.refused:
            refused(sentence)
        for file in outcome.called_off:
            st.info(f"{_not_read(file)}: you cancelled it.")
        if count := len(outcome.read):
            all_of_them = count + len(outcome.refused) + len(outcome.called_off)
            st.info(f"{count} of {all_of_them} files were read. Close this to see them.")


def settle() -> None:
    """Go to what was read in, once its dialog is closed.

    What is being read then is cancelled, and that is said.
    """
    held = state()
    if held.dialog:
        return
    loading, held.loading = held.loading, None
    if loading is None:
        leave()
        return
    loading.call_off()
    try:
        with st.spinner("Ending what is being read …"):
            outcome = loading.outcome()
    except CalledOff:
        _toast(loading.step.file)
    except GraphUnavailable:
        raise
    except (IfcFileError, GraphError) as error:
        refused(str(error))
    else:
        if isinstance(outcome, Proposals | Drafted):
            leave()
            return
        if isinstance(outcome, Replaced):
            held.replaced = outcome
            return
        if isinstance(outcome, Edited):
            _tell_edited(outcome)
            return
        if outcome.read:
            session.choose_twin(outcome.twin)
        if not loading.told:
            for sentence in outcome.refused:
                refused(sentence)
            for file in outcome.called_off:
                _toast(file)


def _tell_edited(edited: Edited) -> None:
    """Show what a new version changed, in the building and in the conversation."""
    held = state()
    now = str(stores.held(session.store()))
    session.add(Exchange(question=edited.title, answer=edited.answer, held=now, edit=edited.edit))
    last = edited.accepted[-1]
    held.replaced = Replaced(edited.twin, last.model, edited.title, last.changes, edited=True)


def _toast(file: str) -> None:
    st.toast(f"{_not_read(file)}: you closed its dialog before the end.")


def _not_read(file: str) -> str:
    return f"{wording.markdown(file)} was not read"


def refused(sentence: str) -> None:
    st.error(wording.markdown(sentence), icon=":material/error:")


def leave() -> None:
    """Forget the files that wait for a look."""
    held = state()
    if held.uploaded:
        held.uploaded.cleanup()
    held.uploaded = held.proposals = None
