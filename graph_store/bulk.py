"""Many nodes or relationships in few statements.

A real model has dozens of small groups (of one combination of labels, of one type), and a
statement for each would cost more than the work: they go together, each in a `CALL { }` of its own.
They are grouped a window at a time, so that no more is held of a graph that is on disk.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from graph_store.connection import Run
from graph_store.errors import WriteRefused
from graph_store.names import storable, twin_label
from ifc_loader.property_graph import Node, Relationship

K = TypeVar("K")
V = TypeVar("V")
BATCH = 2000
WINDOW = 4 * BATCH
KINDS = 40
Part = tuple[str, list[Any]]
"""Cypher that works on a row `r`, and the rows, which are emptied when it is run."""


@dataclass(frozen=True)
class Target:
    """Where a load goes: the transaction, and in a portfolio the twin whose nodes it may touch.

    `id_function` is how the engine spells the id of a node `n` (engines.py).
    """

    run: Run
    id_function: str
    twin: str = ""

    @property
    def mark(self) -> str:
        """What stands behind the labels of a node pattern: `:Twin_hospital`, or nothing."""
        return f":{twin_label(self.twin)}" if self.twin else ""


def write_nodes(nodes: Iterable[Node], model: str, target: Target) -> Iterator[dict[str, str]]:
    """Create the nodes of a model; their ids by key, statement by statement."""
    for bundle in _bundles(_by_labels(nodes)):
        parts: list[Part] = [
            (
                f"CREATE (n{''.join(f':{storable(label)}' for label in labels)}{target.mark}) "
                f"SET n = r RETURN collect([n.key, {target.id_function}])",
                [node.properties | {"key": node.key, "model": model} for node in batch],
            )
            for labels, batch in bundle
        ]
        yield {key: i for made in _run_together(parts, target.run) for key, i in made}


def delete_nodes(ids: Sequence[Any], target: Target) -> int:
    """Delete the nodes of these ids and their relationships; how many there were."""
    for start in range(0, len(ids), BATCH):
        target.run(
            f"UNWIND $ids AS i MATCH (n) WHERE {target.id_function} = i DETACH DELETE n",
            {"ids": ids[start : start + BATCH]},
        )
    return len(ids)


def write_relationships(
    relationships: Iterable[Relationship], id_of: Callable[[str], str], target: Target
) -> Iterator[int]:
    """Write relationships between nodes whose ids are known by key; how many, after each
    statement."""
    start, end = (target.id_function.replace("(n)", name) for name in ("(a)", "(b)"))
    for bundle in _bundles(_by_type(relationships)):
        parts: list[Part] = [
            (
                f"MATCH (a) WHERE {start} = r[0] MATCH (b) WHERE {end} = r[1] "
                f"CREATE (a)-[e:{storable(kind)} {_map_of(names)}]->(b) RETURN count(e)",
                [[id_of(r.start), id_of(r.end), *(r.properties[n] for n in names)] for r in links],
            )
            for (kind, names), links in bundle
        ]
        counts = _run_together(parts, target.run)
        for ((kind, _), links), count in zip(bundle, counts, strict=True):
            if count != len(links):
                raise WriteRefused(
                    f"{count} of {len(links)} {kind} relationships were written; try again",
                    by_server=True,
                )
        yield sum(counts)


def _run_together(parts: Sequence[Part], run: Run) -> list[Any]:
    """What each part returns, all run in one statement."""
    calls = [
        f"CALL {{ UNWIND $rows{i} AS r {work} AS made{i} }}" for i, (work, _) in enumerate(parts)
    ]
    names = ", ".join(f"made{i}" for i in range(len(parts)))
    parameters = {f"rows{i}": rows for i, (_, rows) in enumerate(parts)}
    made = run(f"{' '.join(calls)} RETURN {names}", parameters)[0]
    for _, rows in parts:
        rows.clear()  # the driver keeps what it sent until the transaction ends
    return made


def _map_of(names: Sequence[str]) -> str:
    """The properties of a relationship, in the order of a row behind its two ends."""
    return "{" + ", ".join(f"{storable(name)}: r[{i}]" for i, name in enumerate(names, 2)) + "}"


def _by_labels(nodes: Iterable[Node]) -> Iterator[tuple[tuple[str, ...], list[Node]]]:
    return _batches(nodes, lambda node: node.labels)


Shape = tuple[str, tuple[str, ...]]
"""A relationship's type and the names of its properties."""


def _by_type(relationships: Iterable[Relationship]) -> Iterator[tuple[Shape, list[Relationship]]]:
    return _batches(relationships, lambda each: (each.type, tuple(each.properties)))


def _batches(things: Iterable[V], kind_of: Callable[[V], K]) -> Iterator[tuple[K, list[V]]]:
    """At most BATCH things of one kind, grouped within a window."""
    left = iter(things)
    while window := list(islice(left, WINDOW)):
        groups: defaultdict[K, list[V]] = defaultdict(list)
        for each in window:
            groups[kind_of(each)].append(each)
        for kind, group in groups.items():
            for start in range(0, len(group), BATCH):
                yield kind, group[start : start + BATCH]


def _bundles(batches: Iterable[tuple[K, list[V]]]) -> Iterator[list[tuple[K, list[V]]]]:
    """Batches that go in one statement: at most BATCH things of at most KINDS kinds."""
    bundle: list[tuple[K, list[V]]] = []
    size = 0
    for kind, batch in batches:
        if bundle and (size + len(batch) > BATCH or len(bundle) == KINDS):
            yield bundle
            bundle, size = [], 0
        bundle.append((kind, batch))
        size += len(batch)
    if bundle:
        yield bundle
