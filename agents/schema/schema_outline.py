"""The parts of a schema's text that no question changes, made once for each state of a twin."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from agents.memory.remembered import Same
from agents.schema.linked_names import symmetric
from agents.schema.result_text import one_line
from agents.schema.schema_words import any_alike, words_of
from graph_store import quoted
from graph_store.schema import GraphSchema, NodeKind, PropertySchema

NAMES = frozenset({"Name", "LongName", "name"})
"""Properties that say what a thing is called: their samples tell one kind from another."""

BESIDE = {
    ".note": "why the value beside it was corrected or is in doubt",
    ".stored": "the value as the file has it, where it was corrected",
    ".source": "what a derived value was taken from",
}
"""Endings of properties that speak of another one; told once instead of each time."""

DERIVED = "// derived.<quantity>: one name in every file; take it unless the question names another"

ANY = ""
"""Stands for every node, where a property is shared by all."""

Own = dict[tuple[str, ...], tuple[PropertySchema, ...]]
Shared = dict[str, tuple[PropertySchema, ...]]


@lru_cache(maxsize=8)
def divided(of: Same) -> tuple[Own, Shared]:
    """The properties each kind has of its own, and those all kinds under a label share."""
    kinds = of.schema.kinds
    under: dict[str, set[int]] = {ANY: set(range(len(kinds)))}
    holders: dict[str, dict[int, PropertySchema]] = {}
    for at, kind in enumerate(kinds):
        for label in kind.labels:
            under.setdefault(label, set()).add(at)
        present = {one.name for one in kind.properties}
        for one in kind.properties:
            base, dot, ending = one.name.rpartition(".")
            if not (dot and base in present and f".{ending}" in BESIDE):
                holders.setdefault(one.name, {})[at] = one
    groups = sorted(
        (label for label, those in under.items() if len(those) > 1),
        key=lambda label: -len(under[label]),
    )
    shared: dict[str, list[PropertySchema]] = {}
    for name, having in holders.items():
        if name in NAMES:
            continue
        for label in groups:
            if under[label] <= having.keys():
                one = having[min(under[label])]
                shared.setdefault(label, []).append(one.model_copy(update={"samples": ()}))
                for at in under[label]:
                    del having[at]
    own = {
        kind.labels: tuple(one for one in kind.properties if at in holders.get(one.name, ()))
        for at, kind in enumerate(kinds)
    }
    return own, {label: tuple(found) for label, found in shared.items()}


@lru_cache(maxsize=8)
def telling_words(of: Same) -> tuple[frozenset[str], ...]:
    """The words by which a question may speak of each kind: its labels, and names it holds."""
    return tuple(
        words_of(" ".join(kind.labels[:2]))
        | words_of(" ".join(s for p in kind.properties if p.name in NAMES for s in p.samples))
        for kind in of.schema.kinds
    )


@lru_cache(maxsize=8 * 7)
def unnamed_texts(of: Same, cut: int) -> tuple[str, ...]:
    """Each kind as it stands where the question does not name it."""
    own, _ = divided(of)
    return tuple(
        kind_text(kind, own[kind.labels], frozenset(), cut, named=False) for kind in of.schema.kinds
    )


@lru_cache(maxsize=8)
def whole_texts(of: Same) -> tuple[str, ...]:
    """Each kind as it stands where the question names it, as long as nothing of it is cut."""
    own, _ = divided(of)
    return tuple(
        kind_text(kind, own[kind.labels], frozenset(), 0, named=True) for kind in of.schema.kinds
    )


@lru_cache(maxsize=8 * 7)
def closing_texts(of: Same, cut: int) -> tuple[str, ...]:
    """What follows the kinds: shared properties, and what some endings mean."""
    names = of.schema.node_properties
    beside = [
        f"// <property>{ending}, where there is one: {what}"
        for ending, what in BESIDE.items()
        if any(name.endswith(ending) for name in names)
    ]
    if any(name.startswith("derived.") for name in names):
        beside.append(DERIVED)
    return (*_shared_texts(divided(of)[1], cut), *beside)


@lru_cache(maxsize=8)
def all_relationships(of: Same) -> tuple[str, ...]:
    """Every relationship, a line a type and start."""
    return tuple(relationship_texts(of.schema, None))


def kind_text(
    kind: NodeKind,
    properties: Sequence[PropertySchema],
    words: frozenset[str],
    cut: int,
    named: bool,
) -> str:
    """One kind of node; `cut` runs from 0 (everything) to 6 (only what the question names)."""
    kept = properties
    if not named and cut >= 2:
        kept = [one for one in properties if one.name in NAMES]
    elif named and cut >= 5:
        telling = words - words_of(" ".join(kind.labels))
        kept = [
            one for one in properties if one.name in NAMES or any_alike(words_of(one.name), telling)
        ]
    head = "(:" + ":".join(quoted(label) for label in kind.labels)
    body = [f"  {_property_text(one, samples=named or cut < 1)}" for one in kept]
    if cut == (5 if named else 2):
        shown = {one.name for one in kept}
        body += names_by_set(one for one in properties if one.name not in shown)
    elif len(kept) < len(properties):
        body.append(f"  // and {len(properties) - len(kept)} more")
    count = f"  // {kind.count} of them"
    return "\n".join([f"{head} {{{count}", *body, "})"]) if body else f"{head}){count}"


def names_by_set(properties: Iterable[PropertySchema]) -> list[str]:
    """The names alone, those of one set on a line: ``  `Pset_DoorCommon.…`: FireRating``."""
    sets: dict[str, list[str]] = {}
    for one in properties:
        if one.name not in NAMES:
            start, _, end = one.name.rpartition(".")
            sets.setdefault(start, []).append(end)
    return [
        f"  `{start}.…`: {', '.join(ends)}" if start else f"  {', '.join(ends)}"
        for start, ends in sets.items()
    ]


def _shared_texts(shared: Shared, cut: int) -> list[str]:
    """What every node, and every node of a label, has besides."""
    lines: list[str] = []
    for label, properties in shared.items():
        head = f"(:{quoted(label)} {{" if label else "({"
        who = f"every {label}" if label else "every node"
        if cut == 5 and label:
            lines += [f"{head}  // {who} has", *names_by_set(properties), "})"]
            continue
        if cut > 5 and label:
            lines.append(f"{head}…}})  // {who} has {len(properties)} more properties")
            continue
        lines += [f"{head}  // {who} has", *(f"  {_property_text(one)}" for one in properties)]
        lines.append("})")
    if lines:
        lines.insert(0, "// Properties that all nodes of a label may have")
    return lines


def _property_text(one: PropertySchema, samples: bool = True) -> str:
    """`Name: string e.g. "A", "B"`, with the unit where the numbers have one."""
    text = f"{quoted(one.name)}: {' or '.join(one.types)}" + (f" in {one.unit}" if one.unit else "")
    if samples and one.samples:
        text += " e.g. " + ", ".join(f'"{one_line(sample)[:40]}"' for sample in one.samples[:3])
    return text


def relationship_texts(schema: GraphSchema, named: frozenset[tuple[str, ...]] | None) -> list[str]:
    """One line a type and start label, the ends joined by `|`; only those of `named` if given.

    What holds both ways by its meaning has no arrow.
    """
    kept = [
        one for one in schema.triples if named is None or one.start in named or one.end in named
    ]
    ends: dict[tuple[str, str], list[str]] = {}
    for triple in kept:
        start, end = _end(triple.start), _end(triple.end)
        ends.setdefault((start, quoted(triple.type)), []).append(end)
    lines = ["// Relationships, in the only direction they run; without an arrow: both ways"]
    lines += [
        f"({start})-[:{kind}]-{'' if kind in symmetric() else '>'}"
        f"({'|'.join(dict.fromkeys(found))})"
        for (start, kind), found in ends.items()
    ]
    if len(kept) < len(schema.triples):
        lines.append(f"// and {len(schema.triples) - len(kept)} more, of other labels")
    for relationship in schema.relationships:
        if relationship.properties:
            told = ", ".join(_property_text(one, samples=False) for one in relationship.properties)
            lines.append(f"[:{quoted(relationship.type)} {{{told}}}]")
    return lines


def _end(labels: tuple[str, ...]) -> str:
    return f":{quoted(labels[0])}" if labels else ""
