"""Building: the models of the twin, what they hold, and how good they are."""

import streamlit as st

from app.building import overview
from app.pages import model_card, twin_card
from app.session import session, stores
from app.twins.reports import reports_of
from app.words import wording
from graph_store import GraphError, GraphStore, QueryError
from ifc_loader import Finding

COUNTED = (
    "IfcBuildingStorey",
    "IfcSpace",
    "IfcWall",
    "IfcDoor",
    "IfcWindow",
    "IfcDistributionElement",
)
NAMED = {
    "IfcDistributionElement": "Installations",
    "IfcBuildingStorey": "Storeys",
    "IfcSpace": "Rooms",
}


def page() -> None:
    """Draw the page."""
    store = session.store()
    twin_card.head()
    models = stores.models(store)
    if not models:
        st.info(
            "No building here yet. Choose **Add a building** in the panel on the left.",
            icon=":material/add_home:",
        )
        twin_card.remove_empty(store)
        return
    _counts(store)
    overview.draw(store)
    st.subheader("Models", anchor=False)
    findings = _findings(store)
    for model in models:
        model_card.draw(store, model, findings.get(model.name, ()))


@st.cache_data(max_entries=8, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _findings(store: GraphStore) -> dict[str, tuple[Finding, ...]]:
    """The quality report of each model. Raises GraphError, so that a failure is not kept."""
    found = reports_of(store)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return {report.model: tuple(report.findings) for report in found}


def _counts(store: GraphStore) -> None:
    labels = store.schema().labels
    shown = [(label, labels[label]) for label in COUNTED if labels.get(label)]
    if shown:
        with st.container(horizontal=True, gap="medium"):
            for label, count in shown:
                name = NAMED.get(label, f"{wording.kind(label)}s")
                st.metric(name, f"{count:,}", width="content")
