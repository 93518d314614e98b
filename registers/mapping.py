"""What the tables of a source mean: one declarative value, written by hand or proposed, in TOML."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    SerializerFunctionWrapHandler,
    ValidationError,
    model_serializer,
    model_validator,
)

from registers.contradictions import meanings
from registers.joining import RECORDS
from registers.naming import LONGEST, length
from registers.refusing import Parts, is_of_models, near
from registers.refusing import told as refused
from registers.tables import ANY, Kind, RegisterError

FORM = 2
"""The version of the mapping's form that this code reads."""


BLANK = ("", "n/a", "N/A", "-")
"""Texts that say nothing, where no mapping says which do."""

Sign = Literal[".", ","]
"""What stands before the fraction of a number that is text; the other one parts thousands."""


class Closed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Column(Closed):
    """What the cells of a column are: their kind, the property they become, its unit.

    `dates` is how dates are written (`%d.%m.%Y`), empty for ISO 8601; `decimal` is the sign
    before the fraction of numbers that are text; `unit_in` is the column that says the unit of
    each row: amounts are told in `unit`, and without one in a property for each; `unit_by` is one
    that says it and changes nothing: what all rows say is the unit; `yes` and `no` are how truth
    values are; `means` is what models say too (`meanings.toml`), to be held against them.
    In TOML a kind alone may stand for a column: `Height = "number"`.
    """

    kind: Kind = "text"
    name: str = ""
    unit: str = ""
    unit_in: str = ""
    unit_by: str = ""
    dates: str = ""
    decimal: Sign = "."
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    means: str = ""

    @model_validator(mode="before")
    @classmethod
    def _kind_alone(cls, given: Any) -> Any:
        return {"kind": given} if isinstance(given, str) else given

    @model_serializer(mode="wrap")
    def _kind_by_itself(self, whole: SerializerFunctionWrapHandler) -> Any:
        return self.kind if self == Column(kind=self.kind) else whole(self)


PLAIN = Column()
"""A column of which nothing is said."""


class Reference(Closed):
    """Columns whose cells name a row of another table.

    The table is `to` (`*` whichever has the row), or the one that the cell of the column `table_in`
    names; `by` are the columns
    of it that are named, by default the first of its key. `separator` parts a list in one cell; it
    is tried only where the whole cell names no row.
    """

    columns: tuple[str, ...]
    type: str = ""
    to: str = ""
    table_in: str = ""
    by: tuple[str, ...] = ()
    separator: str = ""

    @model_validator(mode="after")
    def _one_target(self) -> "Reference":
        if bool(self.to) == bool(self.table_in):
            raise ValueError(f"{self.told}: give `to` or `table_in`, one of them")
        if not self.columns or (self.by and len(self.by) != len(self.columns)):
            raise ValueError(f"{self.told}: `by` needs as many columns as `columns`")
        return self

    @property
    def told(self) -> str:
        return ", ".join(self.columns)


class Meeting(Closed):
    """A column that names an element of a model: the element's `property` holds the same text.

    `label` confines it to a class (`IfcSpace`); without, any element does, and a type only where no
    thing is called so. Of several meetings of
    one `type` the first that finds an element holds.
    """

    column: str
    property: str
    label: str = ""
    type: str = RECORDS


class Mapped(Closed):
    """A table, and what its columns are; a column that is not named is text.

    `left_out` are columns that become nothing, and why; `notes` what was thought of and left, which
    is a finding of each reading.
    """

    table: str
    columns: dict[str, Column] = {}
    left_out: dict[str, str] = {}
    notes: tuple[str, ...] = ()

    def column(self, name: str) -> Column:
        return self.columns.get(name, PLAIN)


class TableMapping(Mapped):
    """A table whose rows are nodes.

    `key` are the columns that make a row unique; without any, each row is a node of its own. Rows
    of one key are one node where `members` is set: each adds a relationship. `above` are further
    labels: what a row is besides, such as the superclasses of its class. `accepted` are the
    GlobalIds of elements that a person said rows are about, by the row's key.
    """

    label: str
    above: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    members: bool = False
    references: tuple[Reference, ...] = ()
    meets: tuple[Meeting, ...] = ()
    accepted: dict[str, str] = {}


class Join(Mapped):
    """A table whose rows are relationships, `type` from the row of `start` to that of `end`."""

    type: str
    start: Reference
    end: Reference


class Mapping(Closed):
    """`aliases` gives columns of several editions one name, any of which may lack what others have;
    `blank` are texts that say nothing.

    `left_out` are tables that become nothing, and why.
    """

    version: int = FORM
    blank: tuple[str, ...] = ("",)
    aliases: dict[str, str] = {}
    left_out: dict[str, str] = {}
    tables: tuple[TableMapping, ...] = ()
    joins: tuple[Join, ...] = ()

    @model_validator(mode="after")
    def _is_whole(self) -> "Mapping":
        if self.version != FORM:
            raise ValueError(f"version {self.version}: this Oriel reads version {FORM}")
        names = [each.table for each in (*self.tables, *self.joins)]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"{name}: mapped twice")
        known = {each.table for each in self.tables}
        for name, reference in self.references():
            if reference.to and reference.to not in known | {ANY}:
                told = f"{name}.{reference.told}: no table {reference.to!r}"
                raise ValueError(f"{told}{near(reference.to, known)}")
        labels = {label for each in self.tables for label in (each.label, *each.above)}
        for name, kind in self.types():
            if kind in labels or not kind.isidentifier():
                raise ValueError(f"{name}: {kind!r} can be no type of relationship")
            _refuse_long(name, kind)
        for each in self.tables:
            for column, one in each.columns.items():
                if one.means and one.means not in meanings():
                    told = f"{each.table}.{column}: nothing is known of {one.means!r}"
                    raise ValueError(f"{told}{near(one.means, meanings())}")
            for label in (each.label, *each.above):
                if not label.isidentifier():
                    raise ValueError(f"{each.table}: {label!r} can be no label")
            _refuse_long(each.table, each.label)
        return self

    def references(self) -> Iterator[tuple[str, Reference]]:
        """Every reference, with the name of its table."""
        for table in self.tables:
            yield from ((table.table, each) for each in table.references)
        for join in self.joins:
            yield from ((join.table, each) for each in (join.start, join.end))

    def types(self) -> Iterator[tuple[str, str]]:
        """Every type of relationship, with the name of its table."""
        for table in self.tables:
            yield from ((table.table, each.type) for each in table.references)
            yield from ((table.table, each.type) for each in table.meets)
        yield from ((join.table, join.type) for join in self.joins)

    def table(self, name: str) -> TableMapping | None:
        """What a table means; None for one whose rows are no nodes."""
        return next((each for each in self.tables if each.table == name), None)

    def join(self, name: str) -> Join | None:
        """What a table means whose rows are relationships; None for any other."""
        return next((each for each in self.joins if each.table == name), None)


PARTS: Parts = {
    Mapping: {"tables": TableMapping, "joins": Join},
    TableMapping: {"columns": Column, "references": Reference, "meets": Meeting},
    Join: {"columns": Column, "start": Reference, "end": Reference},
}


def _refuse_long(table: str, name: str) -> None:
    if length(name) > LONGEST:
        raise ValueError(f"{table}: {name!r:.80}… is too long; give it a shorter name")


@cache
def cobie() -> Mapping:
    """The mapping of COBie workbooks, US 2.4 and UK 2012."""
    return parsed(files("registers").joinpath("mappings/cobie.toml").read_text("utf-8"), "COBie")


def read_mapping(path: Path) -> Mapping:
    """The mapping in a file. Raises `RegisterError` for one that is none, saying where."""
    try:
        return by_hand(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise RegisterError(f"{path} cannot be opened: {error.strerror or error}") from error
    except UnicodeDecodeError:
        raise RegisterError(f"{path.name} is not UTF-8; save it so") from None


def parsed(text: str, name: str) -> Mapping:
    """A mapping from its TOML; `name` is what it is called. Raises `RegisterError`."""
    try:
        given = tomllib.loads(text)
        return Mapping.model_validate(given)
    except tomllib.TOMLDecodeError as error:
        raise RegisterError(f"{name} is no TOML: {error}") from error
    except ValidationError as error:
        raise RegisterError(f"{name}: {refused(error, given, Mapping, PARTS)}") from error


def by_hand(text: str, name: str) -> Mapping:
    """A mapping that a person wrote, from its TOML. Raises `RegisterError` as `parsed` does, and
    for labels that are of models."""
    mapping = parsed(text, name)
    for each in mapping.tables:
        for label in filter(is_of_models, (each.label, *each.above)):
            raise RegisterError(
                f"{name}: {each.table}: {label!r} is what models call something of theirs; "
                f"write another label, such as 'Row{label}'"
            )
    return mapping


def written(mapping: Mapping) -> str:
    """A mapping as TOML, which `parsed` reads to the same mapping."""
    import tomli_w  # noqa: PLC0415  only who writes one needs it

    said = mapping.model_dump(mode="json", exclude_defaults=True)
    return tomli_w.dumps({"version": mapping.version, **said})
