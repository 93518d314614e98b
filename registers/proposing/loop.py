"""Propose, build, score, mend: at most ten turns, each kept with its scores."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from registers.mapping import BLANK, Mapping, cobie
from registers.proposing.analyzing import BEST, Scores, analyzed
from registers.proposing.minds import RULES, ProposingMinds
from registers.proposing.profile import Profile, profiled
from registers.read import Register, build
from registers.tables import RegisterError, Table

MOST_TURNS = 10
AS_STANDARD = Scores(BEST, BEST, BEST, ())
"""What COBie's own mapping is scored: what a workbook has wrong of it is told as findings, and is
no fault of the mapping."""


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


def propose(
    tables: Sequence[Table],
    name: str,
    mapping: Mapping | None = None,
    minds: ProposingMinds = RULES,
    digest: str = "",
) -> Proposal:
    """Propose a mapping for tables, beginning with `mapping` where one is given.

    The best scored turn counts, of equals the last. `name` and `digest` are those of the source in
    the register that it gives. Raises `RegisterError` where no table holds a row.
    """
    if not any(table.rows for table in tables):
        raise RegisterError(f"{name} holds no rows")
    whole = {table.name: _as_read(table, mapping or Mapping(blank=BLANK)) for table in tables}
    current = mapping or minds.propose(whole)
    turns: list[Turn] = []
    best: tuple[Turn, Register] | None = None
    for _ in range(MOST_TURNS):
        register = build(tables, current, name, digest)
        scores = AS_STANDARD
        if current != cobie():
            scores = analyzed(current, register, whole, minds.faithful(current, whole))
        turns.append(Turn(current, scores))
        if best is None or scores.whole >= best[0].scores.whole:
            best = turns[-1], register
        if scores.satisfied or (better := minds.mend(current, scores.faults, whole)) == current:
            break
        current = better
    assert best is not None, "there is a turn"
    return Proposal(best[0].mapping, best[0].scores, best[1], tuple(turns))


def _as_read(table: Table, mapping: Mapping) -> Profile:
    """The profile of a table as a mapping reads it: what it calls blank is, and columns are called
    as it calls them."""
    columns = tuple(mapping.aliases.get(name, name) for name in table.columns)
    return profiled(replace(table, columns=columns), blank=mapping.blank)


def proposed(tables: Sequence[Table], name: str, model: str = "", digest: str = "") -> Register:
    """Tables of the file `name`, read by the mapping proposed for them; `model` as in a twin.

    Raises `RegisterError` for a mapping that is not good enough.
    """
    proposal = propose(tables, model or name, digest=digest)
    if not proposal.scores.satisfied:
        told = "; ".join(f"{f.table} {f.about}: {f.told}" for f in proposal.scores.faults[:3])
        raise RegisterError(
            f"{name}: the mapping proposed is not good enough ({told}). Have it written beside the "
            f"file, to be changed or taken as it is: oriel propose {name} --write"
        )
    return proposal.register
