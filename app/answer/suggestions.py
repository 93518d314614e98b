"""Questions to begin with, made from what this twin holds."""

import streamlit as st

from app.session import stores
from app.words import wording
from graph_store import GraphError, GraphStore, QueryError

COMMON = (
    ("IfcDoor", "How many doors are there?"),
    ("IfcWindow", "How many windows are there?"),
    ("IfcSpace", "List all spaces."),
    ("IfcBuildingStorey", "How many storeys does the building have?"),
    ("IfcPump", "How many pumps are there?"),
    ("IfcPipeSegment", "How many pipe segments are there?"),
    ("IfcColumn", "How many columns are there?"),
)
ROOMS = (
    "MATCH (s:IfcSpace) WHERE s.LongName IS NOT NULL OR s.Name IS NOT NULL "
    "RETURN coalesce(s.LongName, s.Name) AS name ORDER BY s.Name LIMIT 30"
)
STOREYS = (
    "MATCH (:IfcSpace)-[:ON_STOREY]->(s:IfcBuildingStorey) "
    "RETURN s.Name AS name, count(*) AS rooms ORDER BY rooms DESC LIMIT 2"
)
DOORS = (
    "MATCH (d:IfcDoor)-[:LEADS_TO]->(s:IfcSpace) "
    "RETURN coalesce(s.LongName, s.Name) AS name, count(d) AS doors "
    "ORDER BY doors DESC, name LIMIT 1"
)


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.held})
def suggestions(store: GraphStore, most: int = 6) -> tuple[str, ...]:
    """Up to `most` questions that this twin can answer; none where it is empty."""
    labels = store.schema().labels
    doors, storeys, rooms = (_column(store, query) for query in (DOORS, STOREYS, ROOMS))
    questions = [f"Which doors lead to {wording.the(name)}?" for name in doors]
    questions += [f"Which rooms are on {wording.the(name)}?" for name in storeys[:1]]
    questions += [f"What is the area of {wording.the(name)}?" for name in rooms[:1]]
    if labels.get("IfcWindow") and len(storeys) > 1:
        questions.append("How many windows are on each storey?")
    if labels.get("IfcMaterial"):
        questions.append("List all materials.")
    questions += [text for label, text in COMMON if labels.get(label)]
    return tuple(dict.fromkeys(questions))[:most]


def _column(store: GraphStore, cypher: str) -> list[str]:
    """The first column of a query. Raises GraphError where the engine refuses it."""
    found = store.read(cypher)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return [str(row[0]) for row in found.rows if row[0]]
