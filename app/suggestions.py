"""Questions to begin with, made from what this twin holds."""

from graph_store import GraphStore, QueryError

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
    "RETURN coalesce(s.LongName, s.Name) AS name ORDER BY name LIMIT 30"
)
STOREYS = "MATCH (:IfcWindow)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN DISTINCT s.Name LIMIT 3"


def suggestions(store: GraphStore, most: int = 5) -> tuple[str, ...]:
    """Up to `most` questions that this twin can answer; none where it is empty."""
    labels = store.schema().labels
    questions = [text for label, text in COMMON if labels.get(label)]
    rooms = _first_column(store, ROOMS)
    if rooms:
        roomy = max(rooms, key=lambda name: (name.replace(" ", "").isalpha(), len(name)))
        questions.insert(1, f"What is the area of the {roomy}?")
    storeys = _first_column(store, STOREYS)
    if storeys:
        questions.insert(2, f"Which windows are on {storeys[0]}?")
    if labels.get("IfcMaterial"):
        questions.insert(3, "Which materials are used?")
    return tuple(dict.fromkeys(questions))[:most]


def _first_column(store: GraphStore, cypher: str) -> list[str]:
    found = store.read(cypher)
    if isinstance(found, QueryError):
        return []
    return [str(row[0]) for row in found.rows if row[0]]
