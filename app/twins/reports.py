"""What the graph says of a twin's models: quality reports, and how far registers meet elements."""

from graph_store import GraphStore, QueryError, Rows, quoted
from ifc_loader import Finding, PropertyGraph
from registers.joining import MEETINGS, REGISTER_ROW, unpacked

QUALITY = """
MATCH (m:Model) OPTIONAL MATCH (m)-[:HAS_FINDING]->(f:Finding)
RETURN m.model, f.kind, f.entity, f.message ORDER BY f.key
"""
HOW = f"MATCH (m:Model) WHERE m.model = $model AND m.{MEETINGS} IS NOT NULL RETURN m.{MEETINGS}"


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


def met(store: GraphStore, model: str) -> tuple[int, int]:
    """The rows of a register that say what could meet an element, and those that meet one."""
    found = store.read(HOW, {"model": model})
    naming: set[str] = set()
    meeting: set[str] = set()
    for how in unpacked(found.rows[0][0]) if isinstance(found, Rows) and found.rows else ():
        rows = store.read(
            f"MATCH (r:{quoted(how.label)}) WHERE r.model = $model "
            f"AND r.{quoted(how.held)} IS NOT NULL OPTIONAL MATCH (r)-[:{quoted(how.type)}]->(e) "
            f"WHERE NOT e:{REGISTER_ROW} RETURN r.key, count(e)",
            {"model": model},
            limit=1_000_000,
            seconds=60,
        )
        for key, count in rows.rows if isinstance(rows, Rows) else ():
            naming.add(key)
            if count:
                meeting.add(key)
    return len(naming), len(meeting)
