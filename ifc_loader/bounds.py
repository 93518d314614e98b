"""What no graph needs of a file: texts, lists and names beyond any use, cut and told."""

from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.property_graph import Value

LONGEST_TEXT = 100_000
"""Characters of a text that are kept; no engine takes texts of any length."""
LONGEST_LIST = 10_000
"""Members of a list that are kept."""


def cut_values(draft: Draft) -> None:
    """Cut texts and lists that are longer than that, of nodes and of relationships; each told."""
    for step_id, node in draft.nodes.items():
        if long := _too_long(node.properties):
            _cut_all(draft, node.properties, long, (draft.name_of(step_id), node.key))
    for relationship in draft.graph.relationships:
        if relationship.properties and (long := _too_long(relationship.properties)):
            who = f"{relationship.type} of {relationship.start}"
            _cut_all(draft, relationship.properties, long, (who, relationship.start))


def cut_texts(draft: Draft, properties: dict[str, Value], whose: tuple[str, str]) -> None:
    """The same for the properties of one node; `whose` is what it is called, and its key."""
    _cut_all(draft, properties, _too_long(properties), whose)


Long = str | list[Any]


def _too_long(properties: dict[str, Value]) -> list[tuple[str, Long]]:
    return [
        (name, value)
        for name, value in properties.items()
        if (isinstance(value, str) and len(value) > LONGEST_TEXT)
        or (isinstance(value, list) and _is_long(value))
    ]


def _is_long(value: list[Any]) -> bool:
    return len(value) > LONGEST_LIST or any(
        isinstance(member, str) and len(member) > LONGEST_TEXT for member in value
    )


def _cut(value: Long) -> Any:
    if isinstance(value, str):
        return value[:LONGEST_TEXT]
    return [m[:LONGEST_TEXT] if isinstance(m, str) else m for m in value[:LONGEST_LIST]]


def _cut_all(
    draft: Draft,
    properties: dict[str, Value],
    long: list[tuple[str, Long]],
    whose: tuple[str, str],
) -> None:
    for name, value in long:
        properties[name] = _cut(value)
        _tell(draft, whose, name, value)


def _tell(draft: Draft, whose: tuple[str, str], name: str, value: Long) -> None:
    who, key = whose
    most, what = (
        (LONGEST_TEXT, "characters") if isinstance(value, str) else (LONGEST_LIST, "members")
    )
    cut = (
        f"has {len(value):,} {what}, more than a graph holds; {most:,} are kept"
        if len(value) > most
        else f"has a text among its members of more than {LONGEST_TEXT:,} characters; it is cut"
    )
    draft.find("cut", who, f"{who}: {name} {cut}", key)
