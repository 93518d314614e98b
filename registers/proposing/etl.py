"""The ETL agent: profiles of tables to a mapping, and a mapping sent back to a better one."""

from collections.abc import Callable, Iterable, Sequence, Set
from collections.abc import Mapping as Mapped
from typing import TypeVar

from registers.contradictions import meanings
from registers.mapping import BLANK, Column, Join, Mapping, Meeting, Reference, TableMapping
from registers.mapping import Mapped as Held
from registers.naming import bounded
from registers.proposing.faults import Fault
from registers.proposing.profile import (
    Profile,
    column_of,
    holds_global_ids,
    key_of,
    measured,
    profiled,
)
from registers.proposing.relating import Related, Tables
from registers.proposing.stated_units import with_stated_units
from registers.proposing.words import alike, camel, subject, table, typed_by, words
from registers.refusing import is_of_models

SAMPLE = 200
"""Rows of each table that the first proposal looks at, but for what rows name: that is all."""
MOSTLY = 0.5
H = TypeVar("H", bound=Held)
MEASURED = ("integer", "number")
"""Kinds that have a unit."""


def propose(profiles: Mapped[str, Profile]) -> Mapping:
    """The mapping that the profiles of all rows speak for."""
    looked_at = {name: profiled(profile.table, SAMPLE) for name, profile in profiles.items()}
    rows = {name: profile for name, profile in looked_at.items() if _holds_rows(profile)}
    keys = {name: key_of(profile) for name, profile in rows.items()}
    related = Tables(rows, profiles, keys).related()
    references = {name: each.references for name, each in related.items()}
    joined = {name for name in rows if _is_join(name, rows, keys, references)}
    proposal = Mapping(
        blank=BLANK,
        left_out={name: _why(p) for name, p in looked_at.items() if name not in rows},
        tables=tuple(
            _table(profile, keys[name], related[name])
            for name, profile in rows.items()
            if name not in joined
        ),
        joins=tuple(_join(rows[name], references[name]) for name in rows if name in joined),
    )
    return _units_apart(proposal)


def _units_apart(mapping: Mapping) -> Mapping:
    """The mapping with a property for each unit that columns of one name have in its tables."""
    units: dict[str, set[str]] = {}
    for each in (*mapping.tables, *mapping.joins):
        for name, column in each.columns.items():
            if column.kind in MEASURED:
                units.setdefault(name, set()).add(column.unit)
    mixed = {name for name, found in units.items() if len(found) > 1}
    return mapping.model_copy(
        update={
            "tables": tuple(_unit_told(each, mixed) for each in mapping.tables),
            "joins": tuple(_unit_told(each, mixed) for each in mapping.joins),
        }
    )


def _unit_told(meant: H, mixed: Set[str]) -> H:
    """A table whose properties bear the unit where another table has the name with another: no
    sum, and no greatest, is ever of both."""
    columns = {
        name: column.model_copy(update={"name": f"{name} ({column.unit})"})
        if name in mixed and column.unit
        else column
        for name, column in meant.columns.items()
    }
    return meant.model_copy(update={"columns": columns})


def _holds_rows(profile: Profile) -> bool:
    apart = profile.table.view or profile.table.aside
    return bool(profile.rows) and not apart and profile.named >= MOSTLY


def _why(profile: Profile) -> str:
    if profile.table.view:
        return "a view, which repeats what its tables say"
    if profile.table.aside:
        return profile.table.aside
    return "its first row names few of its columns" if profile.rows else "it has no rows"


def _table(profile: Profile, key: tuple[str, ...], related: Related) -> TableMapping:
    named = {column for each in related.references for column in each.columns}
    meets = tuple(_meetings(profile, named))
    columns = _columns(profile, without=set())
    label = _label(profile.table.label) or camel(profile.table.name)
    types = dict.fromkeys(each.type for each in related.references)
    return TableMapping(
        table=profile.table.name,
        label=bounded(label),
        above=tuple(map(_label, profile.table.above)),
        key=key,
        columns=_meaning(columns, profile) if meets else columns,
        references=tuple(map(_bounded, related.references)),
        notes=(*related.notes, *_notes_on_length((label, *types))),
        meets=meets,
    )


def _bounded(reference: Reference) -> Reference:
    return reference.model_copy(update={"type": bounded(reference.type)})


def _notes_on_length(names: Iterable[str]) -> tuple[str, ...]:
    """What is told of names that are longer than one may be."""
    return tuple(
        f"{name:.60}… is too long for a name, and is called {bounded(name)}"
        for name in names
        if bounded(name) != name
    )


def _label(said: str) -> str:
    """A label of the source's own that models do not have already."""
    return f"Row{said}" if is_of_models(said) else said


def _join(profile: Profile, references: tuple[Reference, ...]) -> Join:
    start, end = references
    ends = {*start.columns, *end.columns}
    kind = _join_type(profile.table.name, start, end)
    return Join(
        table=profile.table.name,
        type=bounded(kind),
        notes=_notes_on_length((kind,)),
        start=start.model_copy(update={"type": ""}),
        end=end.model_copy(update={"type": ""}),
        columns=_columns(profile, without=ends),
    )


def _columns(profile: Profile, without: set[str]) -> dict[str, Column]:
    """What the columns are that are not plain text."""
    found = {name: column_of(name, profile) for name in profile.cells if name not in without}
    found |= with_stated_units(found, profile)
    return {name: column for name, column in found.items() if column != Column()}


def _meaning(columns: dict[str, Column], profile: Profile) -> dict[str, Column]:
    """The columns, with what those mean that are called as something models say too."""
    known = {words(said): name for name, each in meanings().items() for said in each.columns}
    for name in profile.cells:
        bare, unit = measured(name)
        if meaning := known.get(words(name)) or known.get(words(bare) if unit else ()):
            columns[name] = columns.get(name, Column()).model_copy(update={"means": meaning})
    return columns


def _is_join(
    name: str,
    rows: Mapped[str, Profile],
    keys: Mapped[str, tuple[str, ...]],
    references: Mapped[str, tuple[Reference, ...]],
) -> bool:
    """Whether a table's rows are but what relates rows of two others; none refers to them."""
    two = references[name]
    ends = {column for each in two for column in each.columns}
    return (
        len(two) == 2
        and set(keys[name]) == ends
        and not any(each.to == name for other in references.values() for each in other)
        and all(rows.keys() >= {each.to} and not each.separator for each in two)
    )


def _join_type(name: str, start: Reference, end: Reference) -> str:
    said = words(name.rpartition(".")[2])
    begun = words(start.to.rpartition(".")[2])
    rest = tuple(w for w in said if not any(alike(w, b) for b in begun))
    return typed_by(rest or words(end.to.rpartition(".")[2]))


def _meetings(profile: Profile, named: set[str]) -> list[Meeting]:
    """How rows meet elements: by GlobalIds first, then as the columns are called."""
    by_id = [name for name in profile.cells if holds_global_ids(profile, name)]
    found = [Meeting(column=name, property="GlobalId") for name in by_id]
    for column in profile.cells:
        said = [word for word in words(column) if word in table()["meetings"]]
        if not said or column in {*by_id, *named} or subject(column)[1:]:
            continue
        held, label = table()["meetings"][said[0]]
        kind = table()["places"].get(label)
        found.append(
            Meeting(column=column, property=held, label=label, **({"type": kind} if kind else {}))
        )
    return found


def mended(mapping: Mapping, faults: Sequence[Fault], profiles: Mapped[str, Profile]) -> Mapping:
    """The mapping without what was found to be wrong with it, by the profiles of all rows."""
    for fault in (each for each in faults if each.kind in MENDING):
        mapping = MENDING[fault.kind](mapping, fault, profiles)
    return _units_apart(mapping)


def _with(mapping: Mapping, name: str, **changed: object) -> Mapping:
    """A mapping whose table `name` is changed."""
    return mapping.model_copy(
        update={
            "tables": tuple(
                each.model_copy(update=changed) if each.table == name else each
                for each in mapping.tables
            )
        }
    )


def _mend_key(mapping: Mapping, fault: Fault, profiles: Mapped[str, Profile]) -> Mapping:
    return _with(mapping, fault.table, key=key_of(profiles[fault.table]))


def _mend_kind(mapping: Mapping, fault: Fault, profiles: Mapped[str, Profile]) -> Mapping:
    held = mapping.table(fault.table) or mapping.join(fault.table)
    means = held.column(fault.about).means if held else ""
    fresh = column_of(fault.about, profiles[fault.table]).model_copy(update={"means": means})
    return mapping.model_copy(
        update={
            part: tuple(
                each.model_copy(update={"columns": {**each.columns, fault.about: fresh}})
                if each.table == fault.table
                else each
                for each in getattr(mapping, part)
            )
            for part in ("tables", "joins")
        }
    )


def _mend_reference(mapping: Mapping, fault: Fault, _: Mapped[str, Profile]) -> Mapping:
    meant = mapping.table(fault.table)
    kept = tuple(each for each in meant.references if each.told != fault.about) if meant else ()
    return _with(mapping, fault.table, references=kept)


def _mend_label(mapping: Mapping, fault: Fault, _: Mapped[str, Profile]) -> Mapping:
    return _with(mapping, fault.table, label=bounded(f"Row{fault.about}"))


MENDING: dict[str, Callable[[Mapping, Fault, Mapped[str, Profile]], Mapping]] = {
    "key repeats": _mend_key,
    "another kind": _mend_kind,
    "rows not met": _mend_reference,
    "label taken": _mend_label,
}
