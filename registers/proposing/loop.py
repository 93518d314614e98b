"""Propose, build, score, mend: at most ten turns, each kept with its scores."""

from collections.abc import Sequence
from dataclasses import dataclass

from registers.mapping import Mapping
from registers.proposing.analyzing import Scores, analyzed
from registers.proposing.etl import MENDING, mended
from registers.proposing.etl import propose as first
from registers.proposing.profile import profiled
from registers.read import Register, build
from registers.tables import RegisterError, Table

MOST_TURNS = 10
SAMPLE = 200
"""Rows of each table that the first proposal looks at; the analyzer looks at all."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A mapping, and how it was scored."""

    mapping: Mapping
    scores: Scores


@dataclass(frozen=True, slots=True)
class Proposal:
    """The best mapping found, what it makes of the source, and the turns that led to it."""

    mapping: Mapping
    scores: Scores
    register: Register
    turns: tuple[Turn, ...]


def propose(tables: Sequence[Table], name: str, mapping: Mapping | None = None) -> Proposal:
    """Propose a mapping for tables, beginning with `mapping` where one is given.

    Raises `RegisterError` where no table holds a row.
    """
    if not any(table.rows for table in tables):
        raise RegisterError(f"{name} holds no rows")
    whole = {table.name: profiled(table) for table in tables}
    current = mapping or first({table.name: profiled(table, SAMPLE) for table in tables})
    turns: list[Turn] = []
    for _ in range(MOST_TURNS):
        register = build(tables, current, name, "")
        scores = analyzed(current, register, whole)
        turns.append(Turn(current, scores))
        mending = [fault for fault in scores.faults if fault.kind in MENDING]
        better = mended(current, mending, whole)
        if scores.satisfied or better == current:
            break
        current = better
    return Proposal(current, scores, register, tuple(turns))


def proposed(tables: Sequence[Table], name: str) -> Mapping:
    """The mapping proposed for tables. Raises `RegisterError` for one that is not good enough."""
    proposal = propose(tables, name)
    if not proposal.scores.satisfied:
        told = "; ".join(f"{f.table} {f.about}: {f.told}" for f in proposal.scores.faults[:3])
        raise RegisterError(
            f"{name}: the mapping proposed is not good enough ({told}). Have it written beside the "
            f"file, to be changed or taken as it is: oriel propose {name} --write"
        )
    return proposal.mapping
