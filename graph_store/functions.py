"""The functions a query may call: those of openCypher and its dialects that only compute.

An engine brings more, which sleep, invent, load or write; so they are let in by name.
Sources: openCypher 9; https://neo4j.com/docs/cypher-manual/5/functions/;
https://memgraph.com/docs/querying/functions.
"""

import difflib

AGGREGATING = {"avg", "collect", "count", "max", "min", "percentileCont", "percentileDisc"} | {
    "stDev",
    "stDevP",
    "sum",
}
ITERATING = {"all", "any", "none", "reduce", "single"}
OF_THE_GRAPH = (
    {"allShortestPaths", "degree", "elementId", "endNode", "exists", "id", "inDegree", "keys"}
    | {"labels", "length", "nodes", "outDegree", "properties", "relationships", "shortestPath"}
    | {"startNode", "type"}
)
OF_VALUES = (
    {"coalesce", "head", "isEmpty", "last", "nullIf", "range", "reverse", "size", "tail"}
    | {"timestamp", "toBoolean", "toBooleanList", "toBooleanOrNull", "toFloat", "toFloatList"}
    | {"toFloatOrNull", "toInteger", "toIntegerList", "toIntegerOrNull", "toSet", "toString"}
    | {"toStringList", "toStringOrNull", "valueType"}
)
OF_NUMBERS = (
    {"abs", "acos", "asin", "atan", "atan2", "ceil", "ceiling", "cos", "cosh", "cot", "coth"}
    | {"degrees", "e", "exp", "floor", "haversin", "isNaN", "log", "log10", "pi", "radians"}
    | {"rand", "round", "sign", "sin", "sinh", "sqrt", "tan", "tanh"}
)
OF_TEXTS = (
    {"btrim", "char_length", "character_length", "contains", "endsWith", "left", "lower", "lTrim"}
    | {"normalize", "replace", "right", "rTrim", "split", "startsWith", "substring", "toLower"}
    | {"toUpper", "trim", "upper"}
)
OF_TIME = {"date", "datetime", "duration", "localDateTime", "localTime", "time"} | {
    f"{kind}.{how}"
    for kind in ("date", "datetime", "localDateTime", "localTime", "time")
    for how in ("realtime", "statement", "transaction", "truncate")
}
OF_TIME |= {"datetime.fromEpoch", "datetime.fromEpochMillis"}
OF_TIME |= {f"duration.{of}" for of in ("between", "inDays", "inMonths", "inSeconds")}
OF_PLACES = {"distance", "point", "point.distance", "point.withinBBox"}

FUNCTIONS = frozenset(
    AGGREGATING | ITERATING | OF_THE_GRAPH | OF_VALUES | OF_NUMBERS | OF_TEXTS | OF_TIME | OF_PLACES
)
FOLDED = {name.casefold(): name for name in FUNCTIONS}


def is_known(name: str) -> bool:
    """Whether a query may call the function; Cypher does not mind the case of its letters."""
    return name.casefold() in FOLDED


def nearest(name: str) -> str | None:
    """The known function whose name is most like this one; None where none is near."""
    near = difflib.get_close_matches(name.casefold(), FOLDED, 1, 0.75)
    return FOLDED[near[0]] if near else None
