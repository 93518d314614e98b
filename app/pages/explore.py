"""Explore: the spatial tree, the schema, and a console for one's own Cypher."""

import streamlit as st

from app.answer import own_rows
from app.building import spatial_tree
from app.session import session, stores
from app.session.state import Ran, state, widget
from app.words import values, wording
from graph_store import GraphStore
from graph_store.schema import NodeKind

TEXT = "console-text"
FIRST_QUERY = """\
MATCH (s:IfcSpace)-[:ON_STOREY]->(b:IfcBuildingStorey)
RETURN b.Name AS storey, count(s) AS spaces"""


def page() -> None:
    """Draw the page."""
    store = session.store()
    st.header("Explore", anchor=False)
    if not stores.models(store):
        st.info("No building here yet. Choose **Add a building** in the panel on the left.")
        return
    tree, schema, cypher = st.tabs(["Building", "Schema", "Cypher"])
    with tree:
        spatial_tree.draw()
    with schema:
        _schema(store)
    with cypher:
        _console(store)


def _schema(store: GraphStore) -> None:
    schema = store.schema()
    st.caption(
        f"{len(schema.labels):,} labels, {len(schema.relationships):,} relationship types. "
        "This is what the agents are told of the twin."
    )
    kinds = sorted(schema.kinds, key=lambda kind: -kind.count)
    chosen = st.selectbox("Kind of node", kinds, format_func=_kind_name)
    if chosen:
        st.caption(wording.markdown(":" + ":".join(chosen.labels)))
        st.dataframe(
            {
                "Property": [p.name for p in chosen.properties],
                "Type": ["|".join(p.types) for p in chosen.properties],
                "Unit": [values.unit(p.unit) for p in chosen.properties],
                "Filled": [p.filled / chosen.count for p in chosen.properties],
                "Samples": [", ".join(p.samples[:4]) for p in chosen.properties],
            },
            hide_index=True,
            key="schema-properties",
            column_config={
                "Filled": st.column_config.ProgressColumn(
                    format="percent", min_value=0, max_value=1
                )
            },
        )
    triples = [t for t in schema.triples if chosen is None or chosen.labels in {t.start, t.end}]
    st.dataframe(
        {
            "From": [t.start[0] if t.start else "" for t in triples],
            "Relationship": [t.type for t in triples],
            "To": [t.end[0] if t.end else "" for t in triples],
            "Count": [t.count for t in triples],
        },
        hide_index=True,
        key="schema-relations",
    )


def _kind_name(kind: NodeKind) -> str:
    return f"{kind.labels[0] if kind.labels else '(no label)'} · {kind.count:,}"


def _console(store: GraphStore) -> None:
    st.caption("Reading only: a query that would change the twin is refused.")
    held = state()
    draft = FIRST_QUERY if held.console_draft is None else held.console_draft
    query = st.text_area("Cypher", draft, height=140, key=TEXT, on_change=_keep_draft)
    run = st.button("Run", type="primary", icon=":material/play_arrow:")
    if run and not query.strip():
        held.console = None
        st.info("There is no query to run yet: write one above.")
    elif run:
        if query not in held.console_before:
            held.console_before.insert(0, query)
        with st.spinner("Running the query …", show_time=True):
            found = store.read(query, limit=1000, seconds=10)
        held.console = Ran(query, found, stores.held(store))
    if held.console and held.console.held == stores.held(store):
        chosen = own_rows.draw(held.console, store.schema(), "console")
        if chosen and (element := session.picked()):
            session.look_at(element)
    if held.console_before:
        with st.expander("Queries run before"):
            for text in held.console_before[:20]:
                st.code(text, language="cypher", wrap_lines=True)


def _keep_draft() -> None:
    state().console_draft = widget(TEXT)
