"""How many rows of a register meet elements of the models beside it."""

from graph_store import GraphStore, Rows, quoted
from registers.joining import MEETINGS, REGISTER_ROW, unpacked

HOW = f"MATCH (m:Model) WHERE m.model = $model AND m.{MEETINGS} IS NOT NULL RETURN m.{MEETINGS}"


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
