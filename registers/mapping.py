"""What the tables of a source mean: one declarative value, written by hand in TOML."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

Kind = Literal["number", "date"]


class Closed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Reference(Closed):
    """A column whose cells name rows of another table.

    The table is `to`, or the one that the cell of the column `sheet` names. `separator` parts a
    list in one cell; it is tried only where the whole cell names no row.
    """

    column: str
    type: str
    to: str = ""
    sheet: str = ""
    separator: str = ""

    @model_validator(mode="after")
    def _one_target(self) -> "Reference":
        if bool(self.to) == bool(self.sheet):
            raise ValueError(f"{self.column}: give `to` or `sheet`, one of them")
        return self


class TableMapping(Closed):
    """A table whose rows are nodes.

    `key` are the columns that make a row unique; without any, each row is a node of its own. Rows
    of one key are one node where `members` is set: each adds a relationship. `identifier` is the
    column that holds the GlobalId of an element.
    """

    sheet: str
    label: str
    key: tuple[str, ...] = ()
    members: bool = False
    identifier: str = ""
    kinds: dict[str, Kind] = {}
    references: tuple[Reference, ...] = ()


class Mapping(Closed):
    """`columns` gives columns of several editions one name; `blank` are texts that say nothing.

    `left_out` are sheets that hold nothing of the building, and why.
    """

    version: int
    blank: tuple[str, ...] = ()
    columns: dict[str, str] = {}
    left_out: dict[str, str] = {}
    tables: tuple[TableMapping, ...]

    @model_validator(mode="after")
    def _targets_exist(self) -> "Mapping":
        sheets = {table.sheet for table in self.tables}
        for table in self.tables:
            for reference in table.references:
                if reference.to and reference.to not in sheets:
                    raise ValueError(f"{table.sheet}.{reference.column}: no table {reference.to!r}")
        return self

    def table(self, sheet: str) -> TableMapping | None:
        """What a sheet means; None for one that the mapping does not know."""
        return next((table for table in self.tables if table.sheet == sheet), None)


@cache
def cobie() -> Mapping:
    """The mapping of COBie workbooks, US 2.4 and UK 2012."""
    text = files("registers").joinpath("mappings/cobie.toml").read_text("utf-8")
    return Mapping.model_validate(tomllib.loads(text))
