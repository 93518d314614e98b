"""One model of the twin: what it is, how good it is; replacing and removing it."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import streamlit as st

from app.editing import offer, result
from app.exports import tables as exports
from app.exports.button import download
from app.pages import adding
from app.reviewing import changes
from app.session import following, session, trouble
from app.session.state import Replaced, state
from app.twins import ingest, reports
from app.twins.loading import Loading
from app.twins.reading import read_apart
from app.words import values, wording
from graph_store import GraphStore, ModelInfo
from ifc_loader import Finding
from ifc_loader.scratch import Scratch
from registers import is_register

SHOWN = 30


def draw(store: GraphStore, model: ModelInfo, findings: Sequence[Finding]) -> None:
    """Draw the card; `findings` are the model's quality report."""
    name = wording.markdown(model.name)
    with st.container(border=True):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.subheader(name, anchor=False, width="stretch")
            if not is_register(Path(model.name)):
                st.button(
                    "Replace",
                    icon=":material/upload_file:",
                    type="tertiary",
                    key=f"replace-{model.name}",
                    on_click=following.show,
                    args=(partial(_replace, model),),
                )
                st.button(
                    "Edit by a table",
                    icon=":material/edit_note:",
                    type="tertiary",
                    key=f"edit-{model.name}",
                    on_click=offer.propose,
                )
            with st.popover("Remove", icon=":material/delete:", type="tertiary"):
                st.markdown(f"Remove **{name}** from this twin?")
                if st.button("Yes, remove it", key=f"remove-{model.name}", type="primary"):
                    with st.spinner("Removing it …", show_time=True):
                        ingest.remove(model, store)
                    st.rerun()
        st.caption(
            wording.markdown(
                f"{_origin(store, model)} · "
                f"{model.nodes:,} nodes · {model.relationships:,} relationships · "
                f"SHA-256 {model.sha256[:12]}…"
            )
        )
        if model.unread_since:
            st.warning(f"**{name}** {values.not_read_again(model)}")
        _replaced(store, model)
        result.history(store, model)
        _quality(findings, model.name)


def _origin(store: GraphStore, model: ModelInfo) -> str:
    """What wrote a model, and when; of a register, how many of its rows meet an element."""
    if not is_register(Path(model.name)):
        day = f" on {model.time_stamp[:10]}" if model.time_stamp else ""
        return f"{model.ifc_schema} · written by {model.application or 'an unnamed tool'}{day}"
    naming, met = reports.met(store, model.name)
    return f"register · {met:,} of {naming:,} rows that name an element meet it"


@st.dialog("Replace a model", width="medium", on_dismiss=following.close)
@trouble.told("replacing")
def _replace(model: ModelInfo) -> None:
    """Upload one file in the place of `model`; then see how far it is."""
    with following.taking_turns():
        _form(model)


def _form(model: ModelInfo) -> None:
    st.markdown(
        f"The file takes the place of **{wording.markdown(model.name)}**, whole or not at all, "
        "whatever it is called. What changed is told then."
    )
    file = st.file_uploader("IFC file", key=f"replacing-{model.name}")
    if file is None or not adding.is_ifc(file):
        return
    if not st.button("Read it in its place", type="primary", width="stretch"):
        return
    store, folder = session.store(), Scratch()
    path = adding.saved(file, Path(folder.name) / "new")

    def work(loading: Loading[Replaced]) -> Replaced:
        with folder:
            found = ingest.replace(path, model, store, loading.progress(path.name), read=read_apart)
        return Replaced(store.twin, model.name, path.name, found)

    following.begin(Loading(path.name, work))


def _replaced(store: GraphStore, model: ModelInfo) -> None:
    """What changed when this session replaced the model the last time."""
    done = state().replaced
    if done is None or (done.twin, done.model) != (store.twin, model.name):
        return
    found = done.changes
    by = wording.markdown(done.by)
    told = f"**{by}**: " if done.edited else f"Replaced by **{by}**: "
    if found is None:
        st.success(f"{told}the earlier file is not kept here, so it cannot be told what changed.")
        return
    if not found:
        st.success(f"{told}nothing changed.")
        return
    st.success(f"{told}{values.changes_counted(found)}.")
    changes.draw(store, found, model.name)


def _quality(findings: Sequence[Finding], name_of: str) -> None:
    if not findings:
        st.success("The quality report is empty: nothing was corrected, guessed or left out.")
        return
    kinds: dict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
        kinds[finding.kind].append(finding)
    with st.expander(f"Quality report: {len(findings)} findings", expanded=True):
        for kind, found in sorted(kinds.items(), key=lambda pair: -len(pair[1])):
            name = wording.markdown(kind.replace("-", " ").capitalize())
            st.markdown(f"**{name}** :gray[{len(found)}]")
            st.markdown("\n".join(f"- {wording.markdown(each.message)}" for each in found[:SHOWN]))
            if len(found) > SHOWN:
                st.caption(f"and {len(found) - SHOWN:,} more of this kind")
    download(
        "Quality report as CSV",
        "oriel-quality-report.csv",
        "text/csv",
        lambda: exports.as_csv(
            ("kind", "entity", "message"), [(f.kind, f.entity, f.message) for f in findings]
        ),
        f"report-{name_of}",
    )
