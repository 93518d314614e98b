"""Looking into a twin: queries, what its schema calls things, its elements and quality."""

import re
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from rapidfuzz import fuzz

from agents.schema.schema_words import words_of
from app.doors.problems import Code, DoorError
from app.elements.facts import Facts, facts_of
from app.elements.neighbourhood import Neighbourhood, neighbourhood
from app.twins import pool
from app.twins.reports import reports_of
from app.words.naming import called
from app.words.unknown_names import unknown_names
from graph_store import GraphError, GraphSchema, GraphStore, GraphUnavailable, QueryError, Rows
from ifc_loader.class_names import class_names, no_such_class

GLOBAL_ID = r"^[0-3][0-9A-Za-z_$]{21}$"
"""How a GlobalId is written. Source: IfcGloballyUniqueId."""
ALIKE = 75.0
"""Percent; how much a word of the schema has to be spelled like one that is searched for."""
FOUND = f"""
MATCH (n) WHERE n.GlobalId IS NOT NULL AND ($class = '' OR $class IN labels(n))
WITH n, coalesce({called("n")}, '') AS name
WHERE $text = '' OR toLower(name) CONTAINS $text OR n.GlobalId = $id
RETURN n.GlobalId AS global_id, n.ifc_class AS ifc_class, name, n.model AS model
ORDER BY ifc_class, name, global_id
"""


class Record(BaseModel):
    """A closed, frozen record."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Hit(Record):
    """One thing of the schema: its name, how many bear it, and how well it fits (0 to 100).

    Of a property `unit` is SI, `types` and `samples` what its values are, and `labels` some that
    have it.
    """

    kind: Literal["label", "property", "relationship"]
    name: str
    count: int
    fit: float
    unit: str | None = None
    types: tuple[str, ...] = ()
    samples: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()


class Found(Record):
    """One element, as a list of elements tells it."""

    global_id: str
    ifc_class: str
    name: str
    model: str


class FoundFinding(Record):
    """One line of a quality report."""

    model: str
    kind: str
    entity: str
    message: str


def opened(twin: str) -> GraphStore:
    """The open store of a twin. Raises DoorError where there is none."""
    try:
        return pool.store_of(twin)
    except GraphUnavailable:
        raise
    except GraphError as error:
        raise DoorError(Code.TWIN_UNKNOWN, str(error)) from error


def rows_of(store: GraphStore, query: str, parameters: dict[str, Any], limit: int) -> Rows:
    """The rows of a query that only reads. Raises DoorError with what the engine said."""
    found = store.read(query, parameters, limit=limit)
    if isinstance(found, QueryError):
        raise DoorError(Code.QUERY_FAILED, f"{found.message} ({found.code})")
    return found


class NotedRows(Rows):
    """Rows, and in `note` which names of their query stand for nothing in the twin."""

    note: str | None = None


def noted_rows(store: GraphStore, query: str, parameters: dict[str, Any], limit: int) -> NotedRows:
    """The rows of a query that a person or a program wrote. Raises as `rows_of` does."""
    found = rows_of(store, query, parameters, limit)
    note = unknown_names(query, parameters, found, store.schema())
    return NotedRows(**dict(found), note=note or None)


def hits(schema: GraphSchema, text: str, most: int | None = None) -> list[Hit]:
    """What the schema calls things that fit these words, the best first; all where there is no
    `most`.
    """
    known = [
        *(Hit(kind="label", name=name, count=n, fit=0) for name, n in schema.labels.items()),
        *(
            Hit(kind="relationship", name=each.type, count=each.count, fit=0)
            for each in schema.relationships
        ),
        *_properties(schema),
    ]
    rated = (each.model_copy(update={"fit": _fit(text, each.name)}) for each in known)
    close = [each for each in rated if each.fit >= ALIKE]

    def order(hit: Hit) -> tuple[float, int, int, str]:
        """The best fit first, then the name that says least beside it, then the most frequent."""
        return (-hit.fit, len(words_of(hit.name)), -hit.count, hit.name)

    return sorted(close, key=order)[:most]


def _properties(schema: GraphSchema) -> list[Hit]:
    found: dict[str, Hit] = {}
    for kind in schema.kinds:
        for each in kind.properties:
            before = found.get(each.name)
            found[each.name] = Hit(
                kind="property",
                name=each.name,
                count=each.filled + (before.count if before else 0),
                fit=0,
                unit=each.unit,
                types=each.types,
                samples=each.samples[:3],
                labels=tuple(dict.fromkeys([*(before.labels if before else ()), kind.labels[0]]))[
                    :3
                ],
            )
    return list(found.values())


def _fit(text: str, name: str) -> float:
    """How well words fit a name: 100 where each of them is in it, a slip of the pen allowed."""
    wanted, there = words_of(text), words_of(name.replace("_", " "))
    if not wanted or not there:
        return 100.0 if text.lower() == name.lower() else fuzz.partial_ratio(text, name) * 0.9
    return sum(max(fuzz.ratio(one, other) for other in there) for one in wanted) / len(wanted)


def find(
    store: GraphStore, text: str = "", ifc_class: str = "", *, limit: int, offset: int = 0
) -> tuple[list[Found], int]:
    """The elements whose name holds `text`, of a class or one below it, and how many in all.

    Of them those from `offset` on, at most `limit`, by class and name. Raises DoorError where
    neither IFC nor the twin has the class.
    """
    labels = store.schema().labels
    if ifc_class and ifc_class not in labels:
        known = class_names().get(ifc_class.upper())
        if known is None:
            raise DoorError(Code.CLASS_UNKNOWN, no_such_class(ifc_class, labels))
        ifc_class = known
    parameters = {"class": ifc_class, "text": text.lower(), "id": text}
    rows = rows_of(store, FOUND, parameters, offset + limit)
    keys = ("global_id", "ifc_class", "name", "model")
    told = [
        Found(**{key: value or "" for key, value in zip(keys, row, strict=True)})
        for row in rows.rows[offset:]
    ]
    return told, rows.total


def absent(store: GraphStore, name: str) -> str:
    """That the twin has nothing of a class that IFC has, or that IFC has none of this name; or ''.

    '' also where `name` is not written as a class of IFC is.
    """
    labels = store.schema().labels
    known = class_names().get(name.upper(), name)
    if known in labels or not re.fullmatch(r"(?i:ifc)\w+", name):
        return ""
    if known.upper() not in class_names():
        return no_such_class(name, labels)
    return f"The twin '{store.twin}' has no {known}."


def described(store: GraphStore, global_id: str) -> Facts:
    """All that the graph holds of one element. Raises DoorError where there is none."""
    found = facts_of(store, global_id)
    if found is None:
        raise DoorError(
            Code.ELEMENT_UNKNOWN,
            f"The twin '{store.twin}' has no element {global_id}; find it by a part of its name.",
        )
    return found


def around(store: GraphStore, global_id: str, most: int) -> Neighbourhood:
    """An element and what is one relationship away. Raises DoorError where there is none."""
    described(store, global_id)
    return neighbourhood(store, [global_id], most=most)


def findings(store: GraphStore) -> list[FoundFinding]:
    """The quality reports of all models of a twin, a line each."""
    reports = reports_of(store)
    if isinstance(reports, QueryError):
        raise DoorError(Code.QUERY_FAILED, reports.message)
    return [
        FoundFinding(model=each.model, kind=one.kind, entity=one.entity, message=one.message)
        for each in reports
        for one in each.findings
    ]
