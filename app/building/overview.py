"""The building at a glance: its storeys, its rooms, and what stands in it by kind."""

import pandas as pd
import streamlit as st

from app.session import session, stores
from app.words import wording
from app.words.naming import called
from graph_store import GraphError, GraphStore, QueryError

STOREYS = f"""
MATCH (s:IfcBuildingStorey) OPTIONAL MATCH (n:IfcProduct)-[:ON_STOREY]->(s)
RETURN s.key AS key, coalesce({called("s")}, '') AS storey, s.Elevation AS elevation,
  s.`derived.Height` AS height,
  sum(CASE WHEN 'IfcSpace' IN labels(n) THEN 1 ELSE 0 END) AS rooms,
  sum(CASE WHEN 'IfcSpace' IN labels(n) THEN n.`derived.FloorArea` ELSE 0.0 END) AS area,
  sum(CASE WHEN 'IfcDoor' IN labels(n) THEN 1 ELSE 0 END) AS doors,
  sum(CASE WHEN 'IfcWindow' IN labels(n) THEN 1 ELSE 0 END) AS windows,
  sum(CASE WHEN 'IfcDistributionElement' IN labels(n) THEN 1 ELSE 0 END) AS installations
ORDER BY elevation DESC
"""
ROOMS = f"""
MATCH (r:IfcSpace) OPTIONAL MATCH (r)-[:ON_STOREY]->(s:IfcBuildingStorey)
RETURN r.GlobalId AS id, CASE WHEN r.LongName IS NOT NULL THEN r.Name END AS number,
  coalesce({called("r")}, '') AS room, min({called("s")}) AS storey,
  r.`derived.FloorArea` AS area, r.`derived.Height` AS height, min(s.Elevation) AS elevation
ORDER BY elevation, room
"""
KINDS = """
MATCH (n:IfcElement) WHERE NOT n:IfcFeatureElement
RETURN n.ifc_class AS kind, count(*) AS number
"""
MOST = 10_000
SQUARE_METRES = st.column_config.NumberColumn("Floor area", format="%.1f m²")
METRES = st.column_config.NumberColumn(format="%.2f m")


def draw(store: GraphStore) -> None:
    """Draw the tables; one that would be empty is left out."""
    left, right = st.columns([3, 2], gap="medium")
    with left:
        _storeys(_table(store, STOREYS))
        _rooms(_table(store, ROOMS))
    with right:
        _kinds(_table(store, KINDS))


@st.cache_data(max_entries=32, show_spinner="Counting …", hash_funcs={GraphStore: stores.held})
def _table(store: GraphStore, cypher: str) -> pd.DataFrame:
    """The rows of a query, without the columns that hold nothing.

    Raises GraphError where it fails, so that the failure is not kept.
    """
    found = store.read(cypher, limit=MOST, seconds=30)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return pd.DataFrame(list(found.rows), columns=list(found.columns)).dropna(axis=1, how="all")


def _storeys(table: pd.DataFrame) -> None:
    if table.empty:
        return
    st.subheader("Storeys", anchor=False)
    counts = [
        name
        for name in ("rooms", "area", "doors", "windows", "installations")
        if name in table and table[name].any()
    ]
    st.dataframe(
        table[["storey", *(name for name in ("elevation", "height") if name in table), *counts]],
        hide_index=True,
        key="storeys",
        placeholder="",
        alt=f"{len(table)} storeys, the highest first",
        column_config={
            "storey": "Storey",
            "elevation": METRES | {"label": "Elevation"},
            "height": METRES | {"label": "Height"},
            "area": SQUARE_METRES,
            **{name: name.capitalize() for name in ("rooms", "doors", "windows", "installations")},
        },
    )


def _rooms(table: pd.DataFrame) -> None:
    if table.empty:
        return
    st.subheader("Rooms", anchor=False)
    chosen = st.dataframe(
        table.drop(columns=["id", "elevation"], errors="ignore"),
        hide_index=True,
        key="rooms",
        placeholder="",
        height="auto" if len(table) <= 12 else 440,
        alt=f"{len(table)} rooms; choosing one shows it in the building",
        selection_mode="single-row",
        on_select="rerun",
        column_config={
            "number": "Number",
            "room": "Room",
            "storey": "Storey",
            "area": SQUARE_METRES,
            "height": METRES | {"label": "Height"},
        },
    ).selection.rows
    if chosen and "id" in table:
        session.look_at(table["id"].iloc[chosen[0]])


def _kinds(table: pd.DataFrame) -> None:
    if table.empty:
        return
    table = table.assign(kind=table["kind"].map(wording.kind)).groupby("kind", as_index=False).sum()
    table = table.sort_values(["number", "kind"], ascending=[False, True])
    st.subheader("What is in it", anchor=False)
    st.dataframe(
        table,
        hide_index=True,
        key="kinds",
        height="auto" if len(table) <= 20 else 720,
        alt=f"{len(table)} kinds of elements and how many there are",
        column_config={
            "kind": "Kind",
            "number": st.column_config.ProgressColumn(
                "Number", format="%d", min_value=0, max_value=int(table["number"].max())
            ),
        },
    )
