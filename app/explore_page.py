"""Explore: the spatial tree, the schema, and a console for one's own Cypher."""

import streamlit as st

from app import result_rows, session, wording
from graph_store import GraphStore, QueryError
from graph_store.schema import NodeKind

TREE = """
MATCH (n)-[r]->(m) WHERE type(r) IN ['AGGREGATES', 'CONTAINS', 'DESCRIBES']
RETURN n.key AS above, m.key AS key, coalesce(m.LongName, m.Name, '') AS name,
  coalesce(m.ifc_class, '') AS class, m.GlobalId AS id, m.Elevation AS elevation
"""
FIRST_QUERY = """\
MATCH (s:IfcSpace)-[:ON_STOREY]->(b:IfcBuildingStorey)
RETURN b.Name AS storey, count(s) AS spaces"""


Child = tuple[float, str, str, str | None]
"""Elevation of a storey in metres (0 of all else), name, key and GlobalId."""


def page() -> None:
    """Draw the page."""
    store = session.store()
    st.header("Explore", anchor=False)
    if not store.models():
        st.info("No building here yet. Choose **Add a building** in the panel on the left.")
        return
    tree, schema, cypher = st.tabs(["Building", "Schema", "Cypher"])
    with tree:
        _tree(store)
    with schema:
        _schema(store)
    with cypher:
        _console(store)


def _tree(store: GraphStore) -> None:
    found = store.read(TREE, limit=100_000, seconds=30)
    if isinstance(found, QueryError):
        st.caption(wording.markdown(found.message))
        return
    sought = st.text_input(
        "Search", placeholder="A name or a kind: kitchen, door, W-101 …", icon=":material/search:"
    )
    below: dict[str, list[Child]] = {}
    names: dict[str, tuple[str, str]] = {}
    for above, key, name, ifc_class, global_id, elevation in found.rows:
        height = elevation or 0.0 if ifc_class == "IfcBuildingStorey" else 0.0
        below.setdefault(above, []).append((height, name, key, global_id))
        names[key] = (name, ifc_class)
    if sought:
        _matches(sought, names, found.rows)
        return
    roots = [key for key in below if key not in names]
    with st.container(key="tree", gap="xxsmall"):
        for root in roots:
            for _, _, key, _ in sorted(below[root], key=_order):
                _branch(key, below, names, 0)


def _order(child: Child) -> tuple[float, str]:
    """Storeys from the lowest up, all else by name."""
    return child[:2]


def _branch(
    key: str,
    below: dict[str, list[Child]],
    names: dict[str, tuple[str, str]],
    depth: int,
) -> None:
    name, ifc_class = names[key]
    children = sorted(below.get(key, []), key=_order)
    label = f"{wording.markdown(name or wording.kind(ifc_class))} :gray[{wording.kind(ifc_class)}]"
    inner = [child for child in children if below.get(child[2])]
    leaves = [child for child in children if not below.get(child[2])]
    if not children:
        st.markdown(label)
        return
    with st.expander(f"{label} :gray[· {len(children)}]", expanded=depth < 3):
        for _, _, child, _ in inner:
            _branch(child, below, names, depth + 1)
        groups: dict[str, list[tuple[str, str | None]]] = {}
        for _, child_name, child, global_id in leaves:
            groups.setdefault(names[child][1], []).append((child_name, global_id))
        for kind, found in sorted(groups.items()):
            st.caption(f"{wording.kind(kind)} · {len(found)}")
            with st.container(horizontal=True, gap="small"):
                for number, (child_name, global_id) in enumerate(found[:60]):
                    _leaf(child_name or wording.kind(kind), global_id, f"{key}-{kind}-{number}")
                if len(found) > 60:
                    st.caption(f"and {len(found) - 60:,} more; search to find them")


def _leaf(name: str, global_id: str | None, key: str) -> None:
    if st.button(
        wording.markdown(name), key=f"leaf-{key}", type="tertiary", disabled=global_id is None
    ):
        session.pick(global_id)
        st.switch_page(st.session_state.ask_page)


def _matches(
    sought: str, names: dict[str, tuple[str, str]], rows: tuple[tuple[object, ...], ...]
) -> None:
    wanted = sought.casefold()
    ids = {str(row[1]): row[4] for row in rows}
    found = [
        key
        for key, (name, kind) in names.items()
        if wanted in name.casefold() or wanted in wording.kind(kind).casefold()
    ]
    st.caption(f"{len(found):,} found" + (", the first 60 shown" if len(found) > 60 else ""))
    with st.container(horizontal=True, gap="small"):
        for number, key in enumerate(found[:60]):
            name, kind = names[key]
            global_id = ids.get(key)
            _leaf(
                f"{name} ({wording.kind(kind)})",
                str(global_id) if global_id else None,
                f"s{number}",
            )


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
                "Unit": [wording.unit(p.unit) for p in chosen.properties],
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
    query = st.text_area("Cypher", value=FIRST_QUERY, height=140, key="console-text")
    history: list[str] = st.session_state.setdefault("console-history", [])
    if st.button("Run", type="primary", icon=":material/play_arrow:") and query.strip():
        st.session_state["console-result"] = store.read(query, limit=1000, seconds=10)
        if query not in history:
            history.insert(0, query)
    result = st.session_state.get("console-result")
    if result is not None:
        result_rows.draw(result, "console")
    if history:
        with st.expander("Queries run before"):
            for text in history[:20]:
                st.code(text, language="cypher", wrap_lines=True)
