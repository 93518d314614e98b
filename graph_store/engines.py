"""The engines Oriel speaks to, and how their Cypher differs."""

import re
from dataclasses import dataclass

ARCADEDB = (
    "ArcadeDB. shortestPath((a)-[:R*..10]-(b)) works. labels(n) comes in alphabetical order. "
    "size((n)--()) is refused; use OPTIONAL MATCH and count."
)
MEMGRAPH = (
    "Memgraph. Shortest paths are written (a)-[:R *BFS ..10]-(b). A bare pattern may stand in "
    "WHERE only alone; write exists((n)-[:R]->()). COUNT { } and EXISTS { } only its newest "
    "versions have; every version runs exists((n)-[:R]->()), and OPTIONAL MATCH with count. "
    "Two-valued CASE alternatives, percentileCont and stDev are missing."
)
NEO4J = "Neo4j. shortestPath((a)-[:R*..10]-(b)) works. exists(n.p) is gone; use n.p IS NOT NULL."
EVERY = (
    " NULLS FIRST and NULLS LAST are refused; ORDER BY n.p IS NULL, n.p has what is missing last, "
    "and n.p IS NOT NULL has it first."
)
"""What all engines have in common beyond openCypher's core, told of each."""


@dataclass(frozen=True)
class EngineInfo:
    """`dialect` is told to whoever writes Cypher for this engine."""

    name: str
    version: str
    dialect: str
    embedded: bool

    @property
    def id_function(self) -> str:
        """The engine's own id of a node `n`, by which it finds the node at once."""
        return "id(n)" if self.name == "Memgraph" else "elementId(n)"

    @property
    def one_model_of_a_name(self) -> str:
        """The constraint that keeps two loads at once from writing one model twice.

        That of a portfolio, where twins may hold models of one name, is in portfolio.py.
        """
        if self.name == "Memgraph":
            return "CREATE CONSTRAINT ON (m:Model) ASSERT m.key IS UNIQUE"
        return "CREATE CONSTRAINT IF NOT EXISTS FOR (m:Model) REQUIRE m.key IS UNIQUE"

    @property
    def is_node_i(self) -> str:
        """Whether `n` is the node that the driver calls `i`; it spells Memgraph's ids as text."""
        return "id(n) = toInteger(i)" if self.name == "Memgraph" else "elementId(n) = i"


def recognise(agent: str, embedded: bool) -> EngineInfo:
    """Tell the engine by what it says of itself at connection."""
    if found := re.search(r"ArcadeDB ([\w.]+)", agent):
        return EngineInfo("ArcadeDB", found.group(1), ARCADEDB + EVERY, embedded)
    if "memgraph" in agent.lower():
        version = re.search(r"Memgraph/?v?([\d.]+)", agent)
        return EngineInfo(
            "Memgraph", version.group(1) if version else "", MEMGRAPH + EVERY, embedded
        )
    version = re.search(r"Neo4j/([\w.]+)", agent)
    return EngineInfo("Neo4j", version.group(1) if version else "", NEO4J + EVERY, embedded)
