"""A portfolio: several twins side by side in one database.

For a server with one database (Memgraph Community, Neo4j Community), and for whoever wants it so on
the embedded engine (`ORIEL_GRAPH_PORTFOLIO=true`). Each node carries the label of its twin, each
`:Model` its name in the property `twin`; what is asked is kept to them by confining.py, what is
written by `bulk.Target`.
"""

from graph_store.bulk import Target
from graph_store.connection import Connection, Run
from graph_store.errors import GraphError
from graph_store.names import TWIN, twin_label
from graph_store.rows import QueryError
from ifc_loader.property_graph import PropertyGraph

DATABASE = "oriel_portfolio"
"""The database of the embedded engine that holds a portfolio; no twin can be called so."""
LABELS = twin_label("")
SECONDS = 120.0
ALL_TWINS = 1_000_000


def twins_of(connection: Connection) -> tuple[str | None, ...]:
    """The twins whose models the database holds, None among them for models that bear no mark."""
    asked = f"MATCH (m:Model) RETURN DISTINCT m.{TWIN}"
    found = connection.read(asked, {}, ALL_TWINS, SECONDS)
    if isinstance(found, QueryError):
        raise GraphError(f"The twins of {connection.uri} cannot be read: {found.message}")
    return tuple(row[0] for row in found.rows)


def adopt(connection: Connection, twin: str) -> None:
    """Give every model that bears no mark to `twin`, its nodes labelled, in one transaction.

    Raises GraphError where two twins would be related by that.
    """
    label = twin_label(twin)

    def work(run: Run) -> None:
        for (model,) in run(f"MATCH (m:Model) WHERE m.{TWIN} IS NULL RETURN m.model", {}):
            run(
                f"MATCH (n) WHERE n.model = $model AND NOT any(l IN labels(n) "
                f"WHERE l STARTS WITH '{LABELS}') SET n:{label}",
                {"model": model},
            )
            run(
                f"MATCH (m:Model:{label}) WHERE m.model = $model SET m.{TWIN} = $twin",
                {"model": model, "twin": twin},
            )
        check_apart(Target(run, connection.engine.id_function, twin))

    connection.write(work, f"Marking the models of the twin '{twin}'")


def check_apart(target: Target) -> None:
    """Raise GraphError where a relationship leads from this twin to another."""
    crossing = target.run(
        f"MATCH (a{target.mark})-[r]-(b) WHERE NOT b{target.mark} RETURN count(r)", {}
    )[0][0]
    if crossing:
        raise GraphError(
            f"{crossing} relationships would lead from the twin '{target.twin}' to nodes of others "
            "in this database; nothing was changed. Whoever made them has to remove them"
        )


def check_labels(graph: PropertyGraph) -> None:
    """Raise GraphError for a graph whose own labels look like those of twins."""
    for node in graph.nodes:
        for label in node.labels:
            if label.startswith(LABELS):
                raise GraphError(
                    f"{graph.model}: the node {node.key!r} has the label {label!r}; labels that "
                    f"begin with {LABELS} are those of twins, so rename it"
                )


def prepare(connection: Connection, twin: str) -> None:
    """The server's constraints and indexes for a load into `twin`."""
    engine = connection.engine
    if engine.name == "Memgraph":
        orders = [
            "DROP CONSTRAINT ON (m:Model) ASSERT m.key IS UNIQUE",
            f"CREATE CONSTRAINT ON (m:Model) ASSERT m.{TWIN}, m.key IS UNIQUE",
            "CREATE INDEX ON :Model",
            f"CREATE INDEX ON :{twin_label(twin)}",
        ]
    else:
        alone = connection.told(
            "SHOW CONSTRAINTS YIELD name, labelsOrTypes, properties "
            "WHERE labelsOrTypes = ['Model'] AND properties = ['key'] RETURN name"
        )
        unique = f"FOR (m:Model) REQUIRE (m.{TWIN}, m.key) IS UNIQUE"
        orders = [f"DROP CONSTRAINT `{name}`" for name in alone]
        orders.append(f"CREATE CONSTRAINT IF NOT EXISTS {unique}")
    for order in orders:
        connection.told(order)
