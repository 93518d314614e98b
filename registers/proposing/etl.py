"""The ETL agent: profiles of tables to a mapping, and a mapping sent back to a better one."""

from collections.abc import Callable, Sequence, Set
from collections.abc import Mapping as Mapped
from typing import TypeVar

from ifc_loader.spooled import Distinct
from registers.contradictions import meanings
from registers.mapping import Column, Join, Mapping, Meeting, Reference, TableMapping
from registers.mapping import Mapped as Held
from registers.proposing.faults import Fault
from registers.proposing.profile import (
    Profile,
    column_of,
    holds_global_ids,
    key_of,
    measured,
)
from registers.proposing.stated_units import with_stated_units
from registers.proposing.words import about, alike, camel, is_verb, subject, table, typed_by, words
from registers.tables import ANY, ForeignKey

MOST_STRANGERS = 0.1
"""The share of a reference's cells that may name no row: they are told."""
MOSTLY = 0.5
H = TypeVar("H", bound=Held)
MEASURED = ("integer", "number")
"""Kinds that have a unit."""
TELLING = 3
"""Different texts that must be met where only the cells, and no name, speak for a reference."""
SEPARATORS = (";", ",", "|", "\n")
BLANK = ("", "n/a", "N/A", "-")
TAKEN = ("Model", "Finding", "RegisterRow")
"""Labels of the store's own."""


def propose(profiles: Mapped[str, Profile]) -> Mapping:
    """The mapping that the profiles speak for."""
    rows = {name: profile for name, profile in profiles.items() if _holds_rows(profile)}
    keys = {name: key_of(profile) for name, profile in rows.items()}
    naming = {name: _naming(profile, keys[name]) for name, profile in rows.items()}
    references = {name: _references(profile, rows, keys, naming) for name, profile in rows.items()}
    joined = {name for name in rows if _is_join(name, rows, keys, references)}
    proposal = Mapping(
        blank=BLANK,
        left_out={name: _why(p) for name, p in profiles.items() if name not in rows},
        tables=tuple(
            _table(profile, keys[name], references[name])
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


def _table(profile: Profile, key: tuple[str, ...], references: list[Reference]) -> TableMapping:
    named = {column for each in references for column in each.columns}
    meets = tuple(_meetings(profile, named))
    columns = _columns(profile, without=set())
    return TableMapping(
        table=profile.table.name,
        label=_label(profile.table.label) or camel(profile.table.name),
        above=tuple(map(_label, profile.table.above)),
        key=key,
        columns=_meaning(columns, profile) if meets else columns,
        references=tuple(references),
        meets=meets,
    )


def _label(said: str) -> str:
    """A label of the source's own that models do not have already."""
    return f"Row{said}" if said in TAKEN or said.startswith("Ifc") else said


def _join(profile: Profile, references: list[Reference]) -> Join:
    start, end = references
    ends = {*start.columns, *end.columns}
    return Join(
        table=profile.table.name,
        type=_join_type(profile.table.name, start, end),
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
    references: Mapped[str, list[Reference]],
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


def _references(
    profile: Profile,
    rows: Mapped[str, Profile],
    keys: Mapped[str, tuple[str, ...]],
    naming: Mapped[str, list[str]],
) -> list[Reference]:
    """What the source declares, and beside it what names and cells speak for.

    `naming` are the columns of each table by which its rows may be named.
    """
    of = profile.table
    met = [each for each in of.foreign_keys if each.table in {*rows, ANY}]
    declared = [_declared(each, of.closed) for each in met]
    if of.closed:
        return declared
    taken = {column for each in declared for column in each.columns}
    found = []
    for name, target in rows.items():
        key = keys[name]
        if len(key) > 1 and name != profile.table.name and set(key) <= profile.cells.keys() - taken:
            whole = Reference(columns=key, to=name, by=key, type=typed_by(words(name)))
            if share_of_strangers(profile, whole, target) <= MOST_STRANGERS:
                found.append(whole)
    taken |= {column for each in found for column in each.columns}
    for column in profile.cells:
        if column in taken or (keys[profile.table.name] == (column,)):
            continue
        best = min(
            (
                (quality, reference)
                for name, target in rows.items()
                for quality, reference in _named_rows(profile, column, target, naming[name])
            ),
            key=lambda each: each[0],
            default=None,
        )
        if best:
            found.append(best[1])
    places = list(profile.cells)
    return sorted([*declared, *found], key=lambda each: places.index(each.columns[0]))


def _declared(each: ForeignKey, named: bool) -> Reference:
    """A foreign key as a relationship; `named` where the source calls it what one does."""
    if named:
        verb = tuple(w for w in words(each.columns[0].rpartition(".")[2]) if w.isalnum())
        kind = "_".join(verb).upper() if verb and is_verb(verb) else typed_by(verb or ("named",))
        return Reference(columns=each.columns, to=each.table, by=each.to, type=kind)
    said = tuple(word for column in each.columns[-1:] for word in subject(column))
    kind = typed_by(said or words(each.table.rpartition(".")[2]))
    return Reference(columns=each.columns, to=each.table, by=each.to, type=kind)


def _named_rows(
    profile: Profile, column: str, target: Profile, naming: Sequence[str]
) -> list[tuple[tuple[bool, float], Reference]]:
    """A column as naming rows of a table by one of these columns, best the least."""
    found = []
    likely = about(column, target.table.name)
    other = target.table.name != profile.table.name
    for by in naming:
        if not other and by == column:
            continue
        said = typed_by(subject(column) or words(target.table.name))
        for separator in ("", *SEPARATORS):
            reference = Reference(
                columns=(column,), to=target.table.name, by=(by,), type=said, separator=separator
            )
            strangers = share_of_strangers(profile, reference, target)
            if strangers <= MOST_STRANGERS and (
                likely or (other and _telling(profile, column, strangers))
            ):
                found.append(((not likely, strangers), reference))
                break
            if not likely:
                break
    return found


def _naming(target: Profile, key: tuple[str, ...]) -> list[str]:
    """The key of a table, where it is one column, and columns whose texts also tell its rows apart:
    its names, its numbers."""
    names = [
        column
        for column in target.cells
        if (column,) != key
        and words(column)[-1:]
        and words(column)[-1] in table()["own"]
        and _tells_apart(target, column)
    ]
    return [*key[: len(key) == 1], *names]


def _tells_apart(target: Profile, column: str) -> bool:
    said = Distinct()
    return all(map(said.add, target.texts((column,)))) and len(said) > 0


def _telling(profile: Profile, column: str, strangers: float) -> bool:
    """Whether cells speak for a reference by themselves: several words, each of which is met."""
    if strangers:
        return False
    said = Distinct(each for (each,) in profile.texts((column,)))
    return len(said) >= TELLING and not any(_is_plain(each) for (each,) in profile.texts((column,)))


def _is_plain(said: str) -> bool:
    return said.replace(".", "").replace("-", "").isdigit() or len(said) < 3


def share_of_strangers(profile: Profile, reference: Reference, target: Profile) -> float:
    """The share of a reference's cells that name no row; 1 where it has none, or parts none."""
    held = Distinct(map(_folded, target.texts(reference.by)))
    strangers = whole = 0
    parted = not reference.separator
    for row in map(_folded, profile.texts(reference.columns)):
        parts = row[0].split(reference.separator) if reference.separator else []
        parted = parted or len(parts) > 1
        for named in [(part.strip(),) for part in parts if part.strip()] if parts else [row]:
            whole += 1
            strangers += named not in held
    return strangers / whole if whole and parted else 1.0


def _folded(row: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each.casefold() for each in row)


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
    return _with(mapping, fault.table, label=f"Row{fault.about}")


MENDING: dict[str, Callable[[Mapping, Fault, Mapped[str, Profile]], Mapping]] = {
    "key repeats": _mend_key,
    "another kind": _mend_kind,
    "rows not met": _mend_reference,
    "label taken": _mend_label,
}
