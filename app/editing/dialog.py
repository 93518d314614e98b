"""The dialog "Propose a change": what shall change, the difference it makes, accepted or left."""

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import streamlit as st

from app.editing import difference, form
from app.edits import accepting, working
from app.edits.messages import Drafted, Edited, Proposing, edited
from app.session import following, parts, session, trouble
from app.session.state import state
from app.sign_in import page as sign_in
from app.twins.loading import Loading
from app.words import wording
from edits import EditError, Proposal, Stamp, Wish
from edits.changes import LONGEST_NAME, LONGEST_REASON
from graph_store import GraphStore
from ifc_loader import IfcFileError
from ifc_loader.scratch import Scratch


@st.dialog(
    "Propose a change", width="large", icon=":material/edit_note:", on_dismiss=following.close
)
@trouble.told("editing")
def propose(about: Proposing) -> None:
    """Say what shall change, look at the difference, accept or leave it."""
    with following.taking_turns():
        if drafted := state().drafted:
            _look(drafted)
            return
        try:
            _wish(about)
        except IfcFileError as error:
            following.refused(str(error))


def _wish(about: Proposing) -> None:
    """Say what shall change: of the chosen elements, or by a table."""
    if not about.global_ids:
        _table()
        return
    how = st.segmented_control(
        "How",
        ["These elements", "From a table"],
        default="These elements",
        label_visibility="collapsed",
        key="edit-how",
    )
    if how == "From a table":
        _table()
    else:
        store = session.store()
        wished = form.draw(store, about)
        if wished:
            _begin_draft(store, *wished)


def _begin_draft(store: GraphStore, name: str, wishes: Sequence[Wish]) -> None:
    def work(loading: Loading[Drafted]) -> Drafted:
        return Drafted(working.draft(store, name, wishes, loading.progress(name)))

    following.begin(Loading(name, work))


def _table() -> None:
    """Take a table that was exported, and changed in a spreadsheet."""
    st.caption(
        "A workbook or CSV file with a column GlobalId and a column for each property "
        "(Pset_DoorCommon.FireRating). An empty cell changes nothing; numbers are in the unit of "
        "the heading, in SI where it names none."
    )
    file = st.file_uploader("Table", type=["xlsx", "csv"], key="edit-table")
    if not st.button("Show the difference", type="primary", disabled=file is None) or file is None:
        return
    store = session.store()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(Scratch()))
        path = folder / f"table{Path(file.name).suffix.lower()}"
        path.write_bytes(file.getbuffer())
        kept = stack.pop_all()
    name = file.name

    def work(loading: Loading[Drafted]) -> Drafted:
        with kept:
            return Drafted(working.draft_table(store, path, loading.progress(name)))

    following.begin(Loading(name, work))


def _look(drafted: Drafted) -> None:
    """Show the difference; make the new version where it is accepted."""
    changing = [each for each in drafted.proposals if each.changes]
    for proposal in drafted.proposals:
        difference.draw(proposal, several=len(drafted.proposals) > 1)
    who = why = ""
    if changing:
        st.caption("The new version keeps who changed it and why, in the IFC file and here.")
        left, right = st.columns([2, 3])
        with left:
            who = _who()
        with right:
            why = st.text_input("Reason", max_chars=LONGEST_REASON, key="edit-why")
    with st.container(horizontal=True):
        count = wording.counted(sum(len(each.changes) for each in changing), "value")
        label = f"Accept {count}"
        accepted = changing and st.button(label, type="primary", icon=":material/check:")
        if st.button("Change it", icon=":material/arrow_back:"):
            state().drafted = None
            parts.again()
        if st.button("Leave it"):
            following.close()
            st.rerun()
    if accepted:
        _accept(changing, who, why)


def _who() -> str:
    """Who accepts: the person signed in, else as they say."""
    known = sign_in.name()
    name = st.text_input(
        "Your name",
        known or state().editor,
        max_chars=LONGEST_NAME,
        disabled=bool(known),
        key="edit-who",
    )
    return known or str(name)


def _accept(changing: Sequence[Proposal], who: str, why: str) -> None:
    try:
        stamp = Stamp(who.strip(), why.strip(), datetime.now(UTC))
    except EditError as error:
        following.refused(str(error))
        return
    store = session.store()
    state().editor = stamp.who

    def work(loading: Loading[Edited]) -> Edited:
        tell = loading.progress(changing[0].model)
        return edited(store, accepting.accept(store, changing, stamp, tell), stamp)

    following.begin(Loading(changing[0].model, work))


def begin_undo(store: GraphStore, name: str, why: str) -> None:
    """Go back to the file before the last edit of a model, watched by the dialog that is open.

    Raises EditError for a reason that no file may hold.
    """
    who = sign_in.name() or state().editor or "somebody at this Oriel"
    stamp = Stamp(who, why.strip() or accepting.UNDO, datetime.now(UTC))

    def work(loading: Loading[Edited]) -> Edited:
        done = accepting.undo(store, name, stamp, loading.progress(name))
        return edited(store, (done,), stamp, undone=True)

    following.begin(Loading(name, work))


@st.dialog("Undo a change", icon=":material/undo:", on_dismiss=following.close)
@trouble.told("undoing")
def undo(name: str) -> None:
    """Ask once more before going back to the file before."""
    with following.taking_turns():
        st.markdown(
            f"Go back to the file of **{wording.markdown(name)}** before its last edit? The edited "
            "file stays kept, and the history says who went back."
        )
        why = st.text_input("Reason", max_chars=LONGEST_REASON, key="undo-why")
        if st.button("Go back to it", type="primary", icon=":material/undo:"):
            try:
                begin_undo(session.store(), name, str(why))
            except EditError as error:
                following.refused(str(error))
