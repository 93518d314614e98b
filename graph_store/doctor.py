"""What holds on an engine: Oriel's own checks, run in a scratch model that is removed again.

For anyone who connects a server for the first time; `oriel doctor` prints the table.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph_store.errors import GraphError
from graph_store.rows import QueryError, Rows
from graph_store.settings import GraphSettings
from graph_store.store import GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship

LIMIT_SECONDS = 2.0
LATE_SECONDS = 3.0
ENDLESS = "UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b RETURN count(*)"
WALL, DOOR = "OrielDoctorWall", "OrielDoctorDoor"
LINK = "ORIEL_DOCTOR_HOSTS"


@dataclass(frozen=True)
class Check:
    """One thing that was tried. `holds` is None where the engine may do without."""

    what: str
    holds: bool | None
    found: str

    def __str__(self) -> str:
        mark = {True: "holds", False: "FAILS", None: "-"}[self.holds]
        return f"{mark:6} {self.what:42} {self.found}"


def scratch(name: str) -> PropertyGraph:
    """Two walls; one hosts a door and another wall, so that a count per wall can go wrong."""
    nodes = [
        Node(
            f"{name}/w1", (WALL,), {"Name": "North", "Area": 12.5, "order": 1, "tags": ["a", "b"]}
        ),
        Node(f"{name}/w2", (WALL,), {"Name": "South", "fire": True}),
        Node(f"{name}/d1", (DOOR,), {"Name": "Front door"}),
    ]
    return PropertyGraph(
        name,
        nodes,
        [
            Relationship(f"{name}/w1", LINK, f"{name}/d1", {"derived": True}),
            Relationship(f"{name}/w1", LINK, f"{name}/w2", {"derived": False}),
        ],
    )


def examine(settings: GraphSettings | None = None) -> Iterator[Check]:
    """Each check as it is done. Raises GraphUnavailable where no engine answers.

    On a server the scratch model goes into the first twin's database, and out of it again; on the
    embedded engine into a twin of its own.
    """
    settings = settings or GraphSettings()
    name = f"oriel-doctor-{secrets.token_hex(4)}"
    own_twin = settings.uri is None
    with connect(settings, name) if own_twin else connect(settings) as store:
        engine = store.engine
        where = settings.uri or "embedded"
        yield Check("an engine answers", True, f"{engine.name} {engine.version} ({where})")
        yield _edition(store)
        try:
            yield from _examined(store, name)
        finally:
            store.remove_model(name)
        left = store.read("MATCH (n) WHERE n.model = $name RETURN count(n)", {"name": name})
        yield _told("what was written is removed", left, ((0,),))
        if own_twin:
            store.remove_twin()


def _examined(store: GraphStore, name: str) -> Iterator[Check]:
    graph = scratch(name)
    try:
        store.write_graph(graph)
        again = store.write_graph(graph)
    except GraphError as error:
        yield Check("a model is written, in one transaction", False, _load_cure(str(error)))
        return
    yield Check("a model is written, in one transaction", True, "3 nodes, 2 relationships")
    yield Check("what is there already is not written again", not again, "")
    for what, cypher, rows in _readings(name):
        yield _told(what, store.read(cypher, {"name": name}), rows)
    yield _schema(store)
    yield from _refusals(store, name)
    yield _time_limit(store)
    for what, cypher in _extras():
        refusal = store.explain(cypher, {"name": name})
        yield Check(what, None, "not there" if refusal else "there")


def _readings(name: str) -> list[tuple[str, str, tuple[tuple[object, ...], ...]]]:
    """What is asked of the scratch model, and the rows that are right."""
    walls = f"MATCH (w:{WALL}) WHERE w.model = $name"
    return [
        (
            "values come back as they were written",
            f"{walls} RETURN w.Name, w.Area, w.order, w.tags, w.fire ORDER BY w.Name",
            (("North", 12.5, 1, ("a", "b"), None), ("South", None, None, None, True)),
        ),
        (
            "relationships keep their properties",
            f"{walls} MATCH (w)-[r:{LINK}]->(n) RETURN n.Name, r.derived ORDER BY n.Name",
            (("Front door", True), ("South", False)),
        ),
        (
            "a count per thing counts only its label",
            f"{walls} OPTIONAL MATCH (w)-[:{LINK}]->(d:{DOOR}) WITH w, count(d) AS n "
            "RETURN w.Name, n ORDER BY w.Name",
            (("North", 1), ("South", 0)),
        ),
        (
            "a pattern stands in exists()",
            f"{walls} AND exists((w)-[:{LINK}]->(:{DOOR})) RETURN w.Name",
            (("North",),),
        ),
    ]


def _extras() -> list[tuple[str, str]]:
    """What some engines have and Oriel does without."""
    return [
        ("EXISTS { }", f"MATCH (w:{WALL}) WHERE EXISTS {{ (w)-->() }} RETURN w"),
        ("COUNT { }", f"MATCH (w:{WALL}) RETURN COUNT {{ (w)-->() }} AS n"),
        ("valueType()", "RETURN valueType(1) AS t"),
        ("shortestPath()", f"MATCH p = shortestPath((a:{WALL})-[*..5]-(b:{DOOR})) RETURN p"),
        ("-[*BFS]-", f"MATCH (a:{WALL})-[*BFS ..5]-(b:{DOOR}) RETURN b"),
    ]


def _told(what: str, result: Rows | QueryError, right: tuple[tuple[object, ...], ...]) -> Check:
    if isinstance(result, QueryError):
        return Check(what, False, f"{result.message:.80} ({result.code})")
    rows = tuple(tuple(tuple(v) if isinstance(v, list) else v for v in r) for r in result.rows)
    return Check(what, rows == right, "" if rows == right else f"{rows} where {right} is right")


def _edition(store: GraphStore) -> Check:
    result = store.read("CALL dbms.components() YIELD edition RETURN edition")
    told = str(result.rows[0][0]) if isinstance(result, Rows) and result.rows else "it does not say"
    return Check("its edition", None, told)


def _schema(store: GraphStore) -> Check:
    labels = store.schema().labels
    found = {label: labels.get(label, 0) for label in (WALL, DOOR)}
    right = found == {WALL: 2, DOOR: 1}
    return Check("the schema is read", right, "" if right else f"{found}")


def _refusals(store: GraphStore, name: str) -> Iterator[Check]:
    told = store.read("MATCH (n) SET n.x = 1")
    held = isinstance(told, QueryError) and told.code == "Oriel.NotReading"
    yield Check("a writing query is refused before it is sent", held, "")
    wrong = store.explain("MATCH (n) RETURN noSuchName")
    yield Check("a wrong query is told without being run", wrong is not None, "")
    write = f"MATCH (w:{WALL}) WHERE w.model = $name SET w.Name = 'x' RETURN count(w)"
    past = store._connection.read(write, {"name": name}, 1, 10.0)  # past the grammar
    refused = isinstance(past, QueryError)
    way = "" if refused else "it may, until the rollback; a reader of its own: ORIEL_GRAPH_READER"
    yield Check("the engine keeps a question from writing", refused or None, way)
    changed = f"MATCH (w:{WALL}) WHERE w.model = $name AND w.Name = 'x' RETURN count(w)"
    found = store.read(changed, {"name": name})
    yield _told("a question that writes is rolled back", found, ((0,),))


def _time_limit(store: GraphStore) -> Check:
    started = time.monotonic()
    result = store.read(ENDLESS, seconds=LIMIT_SECONDS)
    took = time.monotonic() - started
    ended = isinstance(result, QueryError) and took < LIMIT_SECONDS + LATE_SECONDS
    return Check("a query ends at its time limit", ended, f"{took:.1f} s of {LIMIT_SECONDS:g} s")


def _load_cure(said: str) -> str:
    if "edge" in said.lower() and "propert" in said.lower():
        return f"{said:.120}; start Memgraph with --storage-properties-on-edges=true"
    return f"{said:.160}"


def table(checks: Iterator[Check], tell: Callable[[str], None]) -> bool:
    """Tell each check as it is done; whether none failed."""
    well = True
    for check in checks:
        tell(str(check))
        well = well and check.holds is not False
    return well
