"""Explore: the spatial tree, the schema, and a console for one's own Cypher."""

import streamlit as st

from app import printing, result_rows, session, spatial_tree, stores, wording
from graph_store import GraphStore
from graph_store.schema import NodeKind

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
                "Unit": [printing.unit(p.unit) for p in chosen.properties],
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
    state = st.session_state
    if "console-text" not in state:  # as after another page was seen
        state["console-text"] = state.get("console-draft", FIRST_QUERY)
    query = st.text_area("Cypher", height=140, key="console-text", on_change=_keep_draft)
    history: list[str] = state.setdefault("console-history", [])
    run = st.button("Run", type="primary", icon=":material/play_arrow:")
    if run and not query.strip():
        state.pop("console-result", None)
        st.info("There is no query to run yet: write one above.")
    elif run:
        if query not in history:
            history.insert(0, query)
        with st.spinner("Running the query …", show_time=True):
            found = store.read(query, limit=1000, seconds=10)
        state["console-result"] = stores.state(store), query, found
    held, asked, result = state.get("console-result", (None, "", None))
    if result is not None and held == stores.state(store):
        result_rows.draw(asked, result, store.schema(), "console")
    if history:
        with st.expander("Queries run before"):
            for text in history[:20]:
                st.code(text, language="cypher", wrap_lines=True)


def _keep_draft() -> None:
    st.session_state["console-draft"] = st.session_state["console-text"]
