"""The mapping of a register as a person looks at it before anything is written."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import registers
from registers import Proposal, Table, TableRead
from registers.choosing import Choice, choices, without
from registers.proposing.minds import RULES, ProposingMinds


@dataclass(frozen=True, slots=True)
class Proposed:
    """A mapping as TOML, its scores turn by turn, and what it makes of the source.

    `known` is one that needs no look: COBie's. `faults` are what the last scores take off for,
    `findings` what is told of the source itself. `choices` are what it makes of each column.
    """

    source: str
    known: bool
    mapping: str
    scores: tuple[tuple[int, int, int], ...]
    faults: tuple[str, ...]
    tables: tuple[TableRead, ...]
    findings: tuple[str, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Proposals:
    """Files that wait for a look at the mappings of some, in their order.

    `apart` is whether they become a twin of their own; `refused` are sentences on files that will
    not be read, which are no more among `paths`.
    """

    paths: tuple[Path, ...]
    apart: bool
    proposed: tuple[Proposed, ...]
    refused: tuple[str, ...] = ()


def propose(path: Path, minds: ProposingMinds = RULES) -> Proposal:
    """The proposal for a file of tables, begun with the mapping beside it, or COBie's.

    Raises `IfcFileError` for a file that cannot be read, or a mapping beside it that is none.
    """
    return _proposal(path, minds)[0]


def _proposal(path: Path, minds: ProposingMinds) -> tuple[Proposal, Sequence[Table]]:
    """The proposal, and the tables that it is for."""
    tables: Sequence[Table] = registers.read_tables(path)
    if known := registers.known_mapping(path, tables):
        tables = registers.as_mapped(path, tables, known)
    return registers.propose(tables, path.name, known, minds), tables


def proposal_of(path: Path) -> Proposed:
    """What a person is shown of `propose`. Raises as it does."""
    found, tables = _proposal(path, RULES)
    told = [
        (turn.scores.accuracy, turn.scores.groundedness, turn.scores.faithfulness)
        for turn in found.turns
    ]
    return Proposed(
        path.name,
        found.mapping == registers.cobie(),
        registers.written(found.mapping),
        tuple(told),
        tuple(f"{fault.table} {fault.about}: {fault.told}" for fault in found.scores.faults),
        found.register.tables,
        tuple(each.message for each in found.register.graph.findings),
        choices(found.mapping, tables),
    )


def accept(path: Path, mapping: str, left: Collection[Choice] = ()) -> None:
    """Let a mapping be the one of a file, without what is left out of it. Raises `IfcFileError` for
    a text that is none."""
    meant = registers.by_hand(mapping, f"The mapping of {path.name}")
    text = registers.written(without(meant, left)) if left else mapping
    registers.mapping_beside(path).write_text(text, encoding="utf-8")
