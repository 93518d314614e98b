"""What labels, properties and relationships of a graph are in the database it was made from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from agents.understanding.plans.algebra import Nodes, Scalar
from agents.understanding.plans.compiling.draft import Unwritable
from agents.understanding.schema.terrain import Hop, Terrain
from registers.cells import TIME
from registers.mapping import Join, Reference, TableMapping
from registers.mapping import Mapping as RegisterMapping
from registers.read import property_of
from registers.tables import ANY, Kind, Table

CHARACTERS = "0123456789.+-"
"""What a number that is kept as text is made of."""


class LacksError(Exception):
    """The plan speaks of what is not in the database; `str()` says what, for a person."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A row that a statement holds already: its table, and what it is called there."""

    table: TableMapping
    alias: str


@dataclass(frozen=True, slots=True)
class Step:
    """A relationship between two rows: the table it leads to, and the columns that are the same.

    `joins` is the table between them, where there is one; its columns are then the first of each
    pair of `near` and `far`.
    """

    target: TableMapping
    near: tuple[tuple[str, str], ...]
    far: tuple[tuple[str, str], ...] = ()
    joins: str = ""


@dataclass
class SqlDraft:
    """A statement that is being written, over which graph and which database."""

    terrain: Terrain
    mapping: RegisterMapping
    declared: Mapping[str, Table]
    parameters: dict[str, Any] = field(default_factory=dict)
    aliases: int = 0

    def fresh(self) -> str:
        self.aliases += 1
        return f"t{self.aliases - 1}"

    def parameter(self, value: Scalar | None) -> str:
        name = f"p{len(self.parameters)}"
        self.parameters[name] = value
        return f":{name}"

    def tables_of(self, nodes: Nodes) -> tuple[TableMapping, ...]:
        """The tables whose rows the nodes are. Raises `LacksError` where they are of none."""
        labels = set(nodes.labels)
        if not labels:
            kinds = self.terrain.schema.kinds
            labels = {label for kind in nodes.kinds for label in kinds[kind].labels}
        found = tuple(each for each in self.mapping.tables if labels & {each.label, *each.above})
        held = tuple(each for each in found if each.table in self.declared)
        if not held or nodes.concepts:
            raise LacksError(nodes.text or ", ".join(sorted(labels)))
        return held

    def table_of(self, nodes: Nodes) -> TableMapping:
        """The one table whose rows the nodes are."""
        found = self.tables_of(nodes)
        if len(found) > 1:
            raise Unwritable("rows of several tables")
        return found[0]

    def kind(self, table: str, column: str) -> Kind | None:
        return self.declared[table].kinds.get(column)

    def value(self, row: Bound, name: str) -> tuple[str, Kind]:
        """A property as an expression, and its kind; NULL where the table has no such column."""
        for column in self.declared[row.table.table].columns:
            own = self.mapping.aliases.get(column, column)
            if own in row.table.left_out:
                continue
            meant = row.table.column(own)
            told = f"{row.alias}.{quoted(column)}"
            property_ = property_of(own, row.table)
            if meant.kind == "datetime" and name == property_ + TIME:
                return f"SUBSTRING(CAST({told} AS TEXT), 12, 8)", "text"
            if name == property_:
                return self._typed(row, column, told, meant.kind)
        return "NULL", "text"

    def _typed(self, row: Bound, column: str, told: str, kind: Kind) -> tuple[str, Kind]:
        held = self.kind(row.table.table, column)
        if kind == "datetime":
            return f"SUBSTRING(CAST({told} AS TEXT), 1, 10)", "date"
        if kind == "date":
            return f"CAST({told} AS TEXT)", "date"
        if kind in {"number", "integer"} and held not in {"number", "integer"}:
            bare = f"TRIM({told}, '{CHARACTERS}') = '' AND {told} <> ''"
            return f"CASE WHEN {bare} THEN CAST({told} AS DOUBLE PRECISION) END", kind
        if kind == "text":
            return (f"NULLIF({told}, '')" if held == "text" else f"CAST({told} AS TEXT)"), kind
        return told, kind

    def steps(self, table: TableMapping, hop: Hop) -> Iterator[Step]:
        """Where a relationship leads from a row of a table."""
        if hop.at_most > 1:
            raise Unwritable("what is reached by many steps")
        for owner in self.mapping.tables:
            for each in owner.references:
                if each.type == hop.type:
                    yield from self._by_reference(table, owner, each, hop)
        for join in self.mapping.joins:
            if join.type == hop.type:
                yield from self._by_join(table, join, hop)

    def _by_reference(
        self, table: TableMapping, owner: TableMapping, reference: Reference, hop: Hop
    ) -> Iterator[Step]:
        if reference.to in {"", ANY} or reference.separator:
            raise Unwritable("names of several rows in one cell")
        target = self.mapping.table(reference.to)
        assert target is not None, "a mapping is whole"
        pairs = tuple(zip(reference.columns, reference.by or target.key[:1], strict=True))
        if owner == table and hop.direction != "in":
            yield Step(target, pairs)
        if target == table and hop.direction != "out":
            yield Step(owner, tuple((far, near) for near, far in pairs))

    def _by_join(self, table: TableMapping, join: Join, hop: Hop) -> Iterator[Step]:
        for one, other, way in ((join.start, join.end, "in"), (join.end, join.start, "out")):
            near, far = self.mapping.table(one.to), self.mapping.table(other.to)
            if near != table or far is None or hop.direction == way:
                continue
            pairs = [
                tuple(zip(each.columns, each.by or whole.key[: len(each.columns)], strict=True))
                for each, whole in ((one, near), (other, far))
            ]
            yield Step(far, pairs[0], pairs[1], join.table)

    def link(self, step: Step, row: Bound, alias: str) -> tuple[list[str], list[str]]:
        """The tables between a row and the one that a step leads to, and what holds of them."""
        if not step.joins:
            other = (step.target.table, alias)
            own = (row.table.table, row.alias)
            return [], [self._same(own, near, other, far) for near, far in step.near]
        between = (step.joins, self.fresh())
        own = (row.table.table, row.alias)
        tests = [self._same(between, held, own, by) for held, by in step.near]
        other = (step.target.table, alias)
        tests += [self._same(between, held, other, by) for held, by in step.far]
        return [named(*between)], tests

    def _same(self, one: tuple[str, str], column: str, other: tuple[str, str], by: str) -> str:
        left, right = f"{one[1]}.{quoted(column)}", f"{other[1]}.{quoted(by)}"
        if self.kind(one[0], column) == self.kind(other[0], by):
            return f"{left} = {right}"
        return f"CAST({left} AS TEXT) = CAST({right} AS TEXT)"


def quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def named(table: str, alias: str) -> str:
    """A table in FROM; the schema before its name is a name of its own."""
    schema, point, name = table.rpartition(".")
    return f"{quoted(schema) + point if point else ''}{quoted(name)} AS {alias}"
