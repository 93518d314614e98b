"""The quality reports of a twin, read from the graph."""

from graph_store import GraphStore, QueryError
from ifc_loader import Finding, PropertyGraph

QUALITY = """
MATCH (m:Model) OPTIONAL MATCH (m)-[:HAS_FINDING]->(f:Finding)
RETURN m.model, f.kind, f.entity, f.message ORDER BY f.key
"""


def reports_of(store: GraphStore) -> list[PropertyGraph] | QueryError:
    """For each model by name a graph that holds nothing but its findings."""
    found = store.read(QUALITY, limit=100_000)
    if isinstance(found, QueryError):
        return found
    reports = {model: PropertyGraph(model) for model in sorted({row[0] for row in found.rows})}
    for model, kind, entity, message in found.rows:
        if kind is not None:
            reports[model].findings.append(Finding(kind, entity, message))
    return list(reports.values())
