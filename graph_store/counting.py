"""The cure for ArcadeDB's counting fault (26.9, 26.10).

`MATCH (w:Wall) OPTIONAL MATCH (w)<-[:FILLS]-(d:Door) WITH w, count(d) AS n` is planned as
"COUNT EDGES OPTIMIZATION": the engine counts every `FILLS` edge, whatever the label of `d`.
A WITH that has a WHERE is never planned so, in any place: after another WITH, in a branch of a
UNION, inside CALL, EXISTS, COUNT or COLLECT. So each WITH that counts and has no WHERE gets one
that holds always. `test_the_engine_still_miscounts` tells when this module can go.
"""

from functools import lru_cache

from lark import Token, Tree

from graph_store.growth import Parsed
from graph_store.reading_only import parse_reading


@lru_cache(maxsize=512)
def cure_counts(cypher: str) -> str:
    """`cypher` with ` WHERE true` behind every WITH that counts and has no WHERE."""
    places = sorted(
        {
            node.meta.end_pos
            for node in parse_reading(cypher).find_data("with_clause")
            if not _has(node, "where") and _counts(node)
        },
        reverse=True,
    )
    for place in places:
        cypher = f"{cypher[:place]} WHERE true {cypher[place:]}"
    return cypher


def _has(node: Parsed, rule: str) -> bool:
    return any(isinstance(c, Tree) and c.data == rule for c in node.children)


def _counts(clause: Parsed) -> bool:
    return any(
        isinstance(operand.children[0], Token) and operand.children[0].strip("`").lower() == "count"
        for operand in clause.find_data("operand")
    )
