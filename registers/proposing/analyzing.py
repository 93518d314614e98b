"""The analyzer: a mapping and the graph it gave, scored from 1 to 5 in three aspects, with reasons.

Accuracy and groundedness are counted on the rows and the graph; faithfulness is whether the names
and the cells mean what the mapping makes of them.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Mapped
from dataclasses import dataclass

from ifc_loader.spooled import Distinct
from registers.cells import text
from registers.mapping import Join, Mapping, Reference, TableMapping
from registers.proposing.faults import Aspect, Fault
from registers.proposing.profile import (
    TWICE,
    Profile,
    holds,
    holds_global_ids,
    share_of_others,
    share_twice,
)
from registers.proposing.relating import MOST_STRANGERS, share_of_strangers
from registers.proposing.words import is_verb, table, words
from registers.read import NOT_THERE, Register
from registers.refusing import is_of_models

BEST, WORST = 5, 1
STEPS = (0.0, 0.02, 0.1, 0.5)
"""The share of rows that a fault touches, up to which a score is 5, 4, 3, 2."""
MOSTLY = 0.5
"""The share of rows that may repeat another: a log has such rows; more is no table of things."""


@dataclass(frozen=True, slots=True)
class Scores:
    """Each from 1 to 5, and what was found."""

    accuracy: int
    groundedness: int
    faithfulness: int
    faults: tuple[Fault, ...]

    @property
    def whole(self) -> tuple[int, int]:
        """By which scores are told better or worse: the least of them, then all together."""
        each = (self.accuracy, self.groundedness, self.faithfulness)
        return min(each), sum(each)

    @property
    def satisfied(self) -> bool:
        """Whether nothing is left to be mended."""
        return min(self.accuracy, self.groundedness, self.faithfulness) == BEST


def analyzed(
    mapping: Mapping,
    register: Register,
    profiles: Mapped[str, Profile],
    meant: Iterable[Fault] | None = None,
) -> Scores:
    """Score a mapping by the graph it gave and the profiles of all rows.

    `meant` is where it means another thing than the source, by default what the rules find.
    """
    faults = (
        *_accuracy(mapping, register, profiles),
        *_groundedness(mapping, profiles),
        *(faithfulness(mapping, profiles) if meant is None else meant),
    )
    return Scores(
        _score("accuracy", faults),
        _score("groundedness", faults),
        _score("faithfulness", faults),
        faults,
    )


def _score(aspect: Aspect, faults: tuple[Fault, ...]) -> int:
    worst = max((fault.share for fault in faults if fault.aspect == aspect), default=0.0)
    return max(WORST, BEST - sum(worst > step for step in STEPS))


def _accuracy(
    mapping: Mapping, register: Register, profiles: Mapped[str, Profile]
) -> Iterator[Fault]:
    """Rows that are lost, keys that repeat, references that meet nothing, cells of another kind,
    and what the mapping names and the source has not."""
    for finding in register.graph.findings:
        if finding.kind == NOT_THERE:
            yield Fault("accuracy", "not there", finding.entity, "", 1.0, finding.message)
    for read in register.tables:
        meant = mapping.table(read.table)
        if meant and not meant.members and read.nodes != read.rows:
            share = 1 - read.nodes / read.rows
            told = f"{read.nodes} nodes of {read.rows} rows"
            yield Fault("accuracy", "rows lost", read.table, "", share, told)
    for meant in mapping.tables:
        profile = profiles.get(meant.table)
        if profile is None:
            continue
        own = meant.key and not meant.members and meant.key != profile.table.key
        if own and (share := share_twice(profile, meant.key)) > TWICE:
            told = f"{', '.join(meant.key)} does not tell {share:.0%} of the rows apart"
            yield Fault("accuracy", "key repeats", meant.table, ", ".join(meant.key), share, told)
        for reference in meant.references:
            yield from _not_met(meant, reference, profiles)
    for each in (*mapping.tables, *mapping.joins):
        profile = profiles.get(each.table)
        if profile is None:
            continue
        for name in each.columns.keys() & profile.cells.keys():
            column = each.columns[name]
            filled = profile.filled(name)
            if not holds(filled, column):
                share = share_of_others(filled, column)
                told = f"{share:.0%} of the cells are no {column.kind}"
                yield Fault("accuracy", "another kind", each.table, name, share, told)


def _not_met(
    meant: TableMapping, reference: Reference, profiles: Mapped[str, Profile]
) -> Iterator[Fault]:
    profile, target = profiles[meant.table], profiles.get(reference.to)
    if target is None or not set(reference.columns) <= profile.cells.keys():
        return
    declared = any(each.columns == reference.columns for each in profile.table.foreign_keys)
    by = reference.by or (target.table.key[:1] if target.table.key else ())
    if declared or not by or not set(by) <= target.cells.keys():
        return
    share = share_of_strangers(profile, reference.model_copy(update={"by": by}), target)
    if share > MOST_STRANGERS:
        told = f"{share:.0%} of the cells name no row of {reference.to}"
        yield Fault("accuracy", "rows not met", meant.table, reference.told, share, told)


def _groundedness(mapping: Mapping, profiles: Mapped[str, Profile]) -> Iterator[Fault]:
    """Nodes that are nobody's, join tables as nodes, names that are taken or no verbs."""
    for meant in mapping.tables:
        profile = profiles.get(meant.table)
        if profile and profile.rows and not meant.key and (share := _same(profile)) > MOSTLY:
            told = f"{share:.0%} of the rows are word for word another, and no key tells them apart"
            yield Fault("groundedness", "no identity", meant.table, "", share, told)
        if is_of_models(meant.label):
            told = f"{meant.label} is what models call something of theirs"
            yield Fault("groundedness", "label taken", meant.table, meant.label, 1.0, told)
        if profile and _is_bare(meant, mapping, profile):
            told = "its rows only relate two others, and are nodes"
            yield Fault("groundedness", "bare join", meant.table, "", 1.0, told)
    for name, kind in mapping.types():
        if not is_verb(tuple(kind.casefold().split("_"))):
            told = f"{kind} is no verb; say what the one does to the other, as in HAS_{kind}"
            yield Fault("groundedness", "no verb", name, kind, 1.0, told)


def _same(profile: Profile) -> float:
    rows = zip(*profile.cells.values(), strict=True)
    return 1 - len(Distinct(tuple(map(text, row)) for row in rows)) / profile.rows


def _is_bare(meant: TableMapping, mapping: Mapping, profile: Profile) -> bool:
    ends = {column for each in meant.references for column in each.columns}
    asked_for = any(each.to == meant.table for _, each in mapping.references())
    return len(meant.references) == 2 and profile.cells.keys() == ends and not asked_for


def faithfulness(mapping: Mapping, profiles: Mapped[str, Profile]) -> Iterator[Fault]:
    """What a table says and the mapping does not, by names and cells."""
    for name, profile in profiles.items():
        meant = mapping.table(name) or mapping.join(name)
        if not profile.rows:
            continue  # a table without rows says nothing to be faithful to
        if meant:
            yield from _of_columns(mapping, meant, profile)
        elif name not in mapping.left_out:
            told = "the mapping neither reads it nor says why not"
            yield Fault("faithfulness", "not named", name, "", 1.0, told)


def _of_columns(mapping: Mapping, meant: TableMapping | Join, profile: Profile) -> Iterator[Fault]:
    name = meant.table
    named = {each.columns for owner, each in mapping.references() if owner == name}
    for each in profile.table.foreign_keys:
        if each.table not in mapping.left_out and each.columns not in named:
            told = f"the source says that it names rows of {each.table}; the mapping does not"
            yield Fault("faithfulness", "not related", name, ", ".join(each.columns), 0.5, told)
    for column in profile.cells:
        if meant.column(column).kind == "text" and _looks_like_day(column, profile):
            told = "it is called as days are, and kept as text: its cells fit no one way of writing"
            yield Fault("faithfulness", "days as text", name, column, 0.02, told)
        met = {each.column for each in meant.meets} if isinstance(meant, TableMapping) else {column}
        if column not in met and holds_global_ids(profile, column):
            told = "it holds GlobalIds, and meets no element"
            yield Fault("faithfulness", "not met", name, column, 1.0, told)


def _looks_like_day(column: str, profile: Profile) -> bool:
    said, ends = words(column), tuple(table()["day_ends"])
    if not said or not (said[-1] in table()["days"] or said[-1].endswith(ends)):
        return False
    filled = profile.filled(column)
    return bool(filled) and all(any(sign.isdigit() for sign in text(cell)) for cell in filled)
