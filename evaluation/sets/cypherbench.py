"""CypherBench's graph JSON as a PropertyGraph.

Source: megagonlabs/cypherbench (Apache-2.0), the `*_simplekg.json` format.
"""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel, ConfigDict, ValidationError

from evaluation.sets.question_sets import parsed_json
from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship, Value

LONGEST_SHOWN = 60
"""Characters of a wrong value that a sentence shows."""


class GraphFileError(Exception):
    """A graph file cannot be read; the text names the file, the place in it and what to mend."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class EntitySchema(_Record):
    """One kind of node; `properties` maps a name to str, int, float, bool, date or list[…]."""

    label: str
    properties: dict[str, str] = {}


class RelationSchema(_Record):
    """One kind of relationship between two kinds of node."""

    label: str
    subj_label: str
    obj_label: str
    properties: dict[str, str] = {}


class Schema(_Record):
    """The schema block of a graph file."""

    name: str
    entities: tuple[EntitySchema, ...]
    relations: tuple[RelationSchema, ...]


class _Entity(_Record):
    eid: str
    label: str
    name: str
    aliases: list[str] = []
    description: str | None = None
    properties: dict[str, Any] = {}
    provenance: list[str] = []


class _Relation(_Record):
    rid: str
    label: str
    subj_id: str
    obj_id: str
    properties: dict[str, Any] = {}
    provenance: list[str] = []


class _File(_Record):
    schema_: Schema
    entities: tuple[_Entity, ...]
    relations: tuple[_Relation, ...]


def read_graph(path: Path) -> PropertyGraph:
    """The graph of one `*_simplekg.json`.

    Node keys are `<graph>/<eid>`; a node has its one label, `name`, the properties its label
    declares, and `aliases` and `description` where the file gives them. Dates are `date`s.
    Raises GraphFileError where the file is not JSON, breaks the format or breaks its own schema.
    """
    record = _parsed(path)
    properties = {entity.label: entity.properties for entity in record.schema_.entities}
    declared = {(r.label, r.subj_label, r.obj_label): r for r in record.schema_.relations}
    graph = PropertyGraph(model=record.schema_.name)
    labels: dict[str, str] = {}
    for n, entity in enumerate(record.entities):
        place = f"{path}: entities[{n}] {entity.eid!r}"
        if entity.label not in properties:
            raise GraphFileError(
                f"{place}: label {entity.label!r} is not in the schema; add it there"
            )
        if entity.eid in labels:
            raise GraphFileError(f"{place}: eid occurs twice; eids must be unique")
        labels[entity.eid] = entity.label
        graph.nodes.append(_node(graph.model, entity, properties[entity.label], place))
    for n, relation in enumerate(record.relations):
        place = f"{path}: relations[{n}] {relation.rid!r} {relation.label}"
        ends = [labels.get(eid) for eid in (relation.subj_id, relation.obj_id)]
        if None in ends:
            missing = relation.subj_id if ends[0] is None else relation.obj_id
            raise GraphFileError(f"{place}: no entity has eid {missing!r}; add it or drop the line")
        kind = declared.get((relation.label, cast(str, ends[0]), cast(str, ends[1])))
        if kind is None:
            raise GraphFileError(
                f"{place}: the schema has no {ends[0]}-[{relation.label}]->{ends[1]}; add it there"
            )
        graph.relationships.append(
            Relationship(
                start=f"{graph.model}/{relation.subj_id}",
                type=relation.label,
                end=f"{graph.model}/{relation.obj_id}",
                properties=_typed(relation.properties, kind.properties, place),
            )
        )
    sourced = [e.eid for e in record.entities if e.provenance]
    sourced += [r.rid for r in record.relations if r.provenance]
    if sourced:
        message = f"provenance links of {len(sourced)} entities and relations are not loaded"
        graph.findings.append(Finding("left out", graph.model, message))
    return graph


def _parsed(path: Path) -> _File:
    try:
        content = parsed_json(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise GraphFileError(
            f"{path}: cannot be read ({error.strerror}); check the name"
        ) from error
    except json.JSONDecodeError as error:
        raise GraphFileError(
            f"{path}, line {error.lineno}: not JSON ({error.msg}); fetch the file again"
        ) from error
    except UnicodeDecodeError as error:
        raise GraphFileError(
            f"{path}: byte {error.start:,} is no UTF-8; fetch the file again"
        ) from error
    except (ValueError, RecursionError) as error:
        raise GraphFileError(f"{path}: not JSON ({error}); fetch the file again") from error
    if not isinstance(content, dict):
        raise GraphFileError(f"{path}: must be a map of schema, entities and relations")
    content = {("schema_" if key == "schema" else key): value for key, value in content.items()}
    try:
        return _File.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in first["loc"])
        place = "".join(steps).lstrip(".").replace("schema_", "schema")
        raise GraphFileError(f"{path}: {place}: {first['msg']}; see the format") from error


def _node(graph: str, entity: _Entity, declared: dict[str, str], place: str) -> Node:
    properties: dict[str, Value] = {"name": entity.name}
    if entity.aliases:
        properties["aliases"] = entity.aliases
    if entity.description:
        properties["description"] = entity.description
    properties |= _typed(entity.properties, declared, place)
    return Node(key=f"{graph}/{entity.eid}", labels=(entity.label,), properties=properties)


def _typed(properties: dict[str, Any], declared: dict[str, str], place: str) -> dict[str, Value]:
    """The properties with their declared types; null is an absent key."""
    found: dict[str, Value] = {}
    for name, value in properties.items():
        if value is None:
            continue
        if name not in declared:
            raise GraphFileError(f"{place}: property {name!r} is not in the schema; add it there")
        type_name = declared[name]
        listed = type_name.removeprefix("list[").removesuffix("]")
        if listed not in _READERS:
            raise GraphFileError(
                f"{place}: property {name!r} has type {type_name!r}; use {', '.join(_READERS)}"
                " or list[…] of one of them"
            )
        try:
            if listed == type_name:
                found[name] = _READERS[listed](value)
            elif isinstance(value, list):
                found[name] = cast(Value, [_READERS[listed](entry) for entry in value])
            else:
                raise ValueError("not a list")
        except (TypeError, ValueError, OverflowError) as error:
            shown = repr(value)[:LONGEST_SHOWN]
            raise GraphFileError(
                f"{place}: property {name!r} must be {type_name}, is {shown}; mend the value"
            ) from error
    return found


def _of(kind: type) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise TypeError(f"not {kind.__name__}")
        return value

    return read


def _float(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("not a number")
    return float(value)


_READERS: dict[str, Callable[[Any], Any]] = {
    "str": _of(str),
    "int": _of(int),
    "float": _float,
    "bool": _of(bool),
    "date": date.fromisoformat,
}
