"""Building: the models of the twin, what they hold, and how good they are."""

from collections import defaultdict

import streamlit as st

from app import exports, ingest, library, overview, session, wording
from graph_store import GraphStore, ModelInfo
from ifc_loader import Finding

COUNTED = (
    "IfcBuildingStorey",
    "IfcSpace",
    "IfcWall",
    "IfcDoor",
    "IfcWindow",
    "IfcDistributionElement",
)
SHOWN = 30
NAMED = {
    "IfcDistributionElement": "Installations",
    "IfcBuildingStorey": "Storeys",
    "IfcSpace": "Rooms",
}


def page() -> None:
    """Draw the page."""
    store = session.store()
    st.header(wording.markdown(session.title()), anchor=False)
    models = store.models()
    if not models:
        st.info(
            "No building here yet. Choose **Add a building** in the panel on the left.",
            icon=":material/add_home:",
        )
        return
    _counts(store)
    overview.draw(store)
    st.subheader("Models", anchor=False)
    for model in models:
        _model(store, model)


def _counts(store: GraphStore) -> None:
    labels = store.schema().labels
    shown = [(label, labels[label]) for label in COUNTED if labels.get(label)]
    if shown:
        with st.container(horizontal=True, gap="medium"):
            for label, count in shown:
                name = NAMED.get(label, f"{wording.kind(label)}s")
                st.metric(name, f"{count:,}", width="content")


def _model(store: GraphStore, model: ModelInfo) -> None:
    with st.container(border=True):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.subheader(wording.markdown(model.name), anchor=False, width="stretch")
            with st.popover("Remove", icon=":material/delete:", type="tertiary"):
                st.markdown(f"Remove **{wording.markdown(model.name)}** from this twin?")
                if st.button("Yes, remove it", key=f"remove-{model.name}", type="primary"):
                    ingest.remove(model, store)
                    st.rerun()
        st.caption(
            wording.markdown(
                f"{model.ifc_schema} · written by {model.application or 'an unnamed tool'}"
                f"{' on ' + model.time_stamp[:10] if model.time_stamp else ''} · "
                f"{model.nodes:,} nodes · {model.relationships:,} relationships · "
                f"SHA-256 {model.sha256[:12]}…"
            )
        )
        _quality(library.findings(model.sha256), model.name)
        st.caption(
            "To replace it, add a file of the same name with **Add a building** → together with "
            "this twin: the new file takes its place whole, or nothing changes."
        )


def _quality(findings: tuple[Finding, ...] | None, name_of: str) -> None:
    if findings is None:
        st.caption("Its quality report is on the machine that ingested it.")
        return
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
    st.download_button(
        "Quality report as CSV",
        data=lambda: exports.as_csv(
            ("kind", "entity", "message"), [(f.kind, f.entity, f.message) for f in findings]
        ),
        file_name="oriel-quality-report.csv",
        mime="text/csv",
        on_click="ignore",
        type="tertiary",
        icon=":material/download:",
        key=f"report-{name_of}",
    )
