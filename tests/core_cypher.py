"""What Oriel sends lies in the Cypher that Memgraph, Neo4j and ArcadeDB all run."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager

STRING = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")
QUOTED = re.compile(r"`(?:[^`]|``)*`")
OUTSIDE_THE_CORE = {
    "a pattern inside a function": r"\b(size|count|collect)\s*\(\s*\([^()]*\)\s*[-<]",
    "a pattern beside OR": r"\bOR\s+(NOT\s+)?\([^()]*\)\s*(<-|-\[|--)"
    r"|(\]-|--)>?\s*\([^()]*\)\s+OR\b",
    "a subquery in an expression": r"\b(EXISTS|COUNT|COLLECT)\s*\{",
    "exists() of a property": r"\bexists\(\s*\w+\.",
    "a quantified path": r"\)\s*\{\d*,?\d*\}|->\+|->\*",
    "label negation": r":!\w|:\(",
    "CASE with alternatives": r"\bWHEN\s+[^ ]+\s*,",
    "a scoped CALL": r"\bCALL\s*\(",
    "an index by the old spelling": r"\bINDEX ON :",
    "a set property without back-ticks": r"\b[^\W\d]\w*\.\w+\.(?!(?:year|month|day)\b)\w",
}
FUNCTIONS = (
    {"abs", "all", "any", "avg", "ceil", "coalesce", "collect", "count", "date", "elementId"}
    | {"endNode", "exists", "floor", "head", "id", "keys", "labels", "last", "left", "length"}
    | {"localDateTime", "max", "min", "nodes", "none", "properties", "range", "reduce", "replace"}
    | {"relationships", "right", "round", "shortestPath", "sign", "single", "size", "split"}
    | {"startNode", "substring", "sum", "tail", "toBoolean", "toFloat", "toInteger", "toLower"}
    | {"toString", "toUpper", "trim", "type", "valueType"}
)
FOLDED = {name.casefold() for name in FUNCTIONS}
WORDS = {"and", "as", "by", "create", "distinct", "else", "for", "in", "match", "not", "on", "or"}
WORDS |= {"return", "then", "unwind", "when", "where", "with", "x"}


def outside_the_core(cypher: str) -> list[str]:
    """What in `cypher` one of the three engines does not run."""
    bare = QUOTED.sub("x", STRING.sub("''", cypher))
    found = [what for what, spelled in OUTSIDE_THE_CORE.items() if re.search(spelled, bare, re.I)]
    called = {name.casefold() for name in re.findall(r"(?<![:.\w])([^\W\d]\w*)\s*\(", bare)}
    return found + [f"the function {name}" for name in sorted(called - FOLDED - WORDS)]


@contextmanager
def sent() -> Iterator[set[str]]:
    """The statements that the store sends meanwhile, whoever asks for them in this process."""
    statements: set[str] = set()

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            statements.add(record.getMessage().partition(" ")[2].removeprefix("EXPLAIN "))

    logger = logging.getLogger("graph_store.bolt")
    listener, level = Listener(), logger.level
    logger.addHandler(listener)
    logger.setLevel(logging.DEBUG)
    try:
        yield statements
    finally:
        logger.removeHandler(listener)
        logger.setLevel(level)
