"""Which rows name rows of other tables: as the source declares, or as names and cells speak for.

What nobody declared is a reference only where the cells of all rows are those of the rows named.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Mapped
from dataclasses import dataclass, field

from ifc_loader.spooled import Distinct
from registers.mapping import Reference
from registers.proposing.profile import Profile
from registers.proposing.words import about, is_verb, subject, table, typed_by, words
from registers.tables import ANY, ForeignKey

MOST_STRANGERS = 0.1
"""The share of a reference's cells that may name no row: they are told."""
MOSTLY = 0.5
"""The share up to which a reference that is not made is told."""
TELLING = 3
"""Different texts that must be met where only the cells, and no name, speak for a reference."""
SEPARATORS = (";", ",", "|", "\n")


@dataclass(frozen=True, slots=True)
class Related:
    """What the rows of a table name, and what they might but do not."""

    references: tuple[Reference, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A reference by names; `likely` where they speak of the table, `strangers` the share of its
    cells that name no row."""

    reference: Reference
    likely: bool
    strangers: float

    @property
    def rank(self) -> tuple[bool, float]:
        """The better the less."""
        return not self.likely, self.strangers


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables whose rows are kept, by the rows that were looked at; all rows; and the keys.

    `held` is what rows are called by some columns of a table, as far as it was asked for.
    """

    looked_at: Mapped[str, Profile]
    whole: Mapped[str, Profile]
    keys: Mapped[str, tuple[str, ...]]
    held: dict[tuple[str, tuple[str, ...]], Distinct] = field(default_factory=dict)

    def related(self) -> dict[str, Related]:
        """What the rows of each table name."""
        naming = {name: _naming(each, self.keys[name]) for name, each in self.looked_at.items()}
        return {name: self._of(name, naming) for name in self.looked_at}

    def _of(self, name: str, naming: Mapped[str, list[str]]) -> Related:
        of = self.looked_at[name].table
        met = [each for each in of.foreign_keys if each.table in {*self.looked_at, ANY}]
        declared = [_declared(each, of.closed) for each in met]
        if of.closed:
            return Related(tuple(declared))
        taken = {column for each in declared for column in each.columns}
        whole, notes = self._by_whole_keys(name, taken)
        taken |= {column for each in whole for column in each.columns}
        single = []
        for column in self.looked_at[name].cells:
            if column in taken or self.keys[name] == (column,):
                continue
            found = [each for to in naming for each in self._by_column(name, column, to, naming)]
            made = [each for each in found if self._holds(name, each)]
            if made:
                single.append(min(made, key=lambda each: each.rank).reference)
            elif found:
                notes.append(_not_contained(min(found, key=lambda each: each.rank)))
        places = list(self.looked_at[name].cells)
        references = [*declared, *whole, *single]
        references.sort(key=lambda each: places.index(each.columns[0]))
        return Related(tuple(references), tuple(notes))

    def _by_whole_keys(self, name: str, taken: set[str]) -> tuple[list[Reference], list[str]]:
        """References by columns called as the key of several columns of another table.

        Where those are the table's own key, the names merely coincide; where two tables have them,
        nothing says which is meant.
        """
        found: dict[frozenset[str], list[Candidate]] = {}
        free = self.looked_at[name].cells.keys() - taken
        for to, key in self.keys.items():
            if len(key) < 2 or to == name or not {*key} <= free:
                continue
            reference = Reference(columns=key, to=to, by=key, type=typed_by(words(to)))
            likely = any(about(column, to) for column in key)
            each = Candidate(reference, likely, self.strangers(name, reference))
            if each.strangers <= MOSTLY:
                found.setdefault(frozenset(key), []).append(each)
        made, notes = [], []
        for columns, several in found.items():
            best, *others = sorted(several, key=lambda each: each.rank)
            if columns == {*self.keys[name]}:
                notes += [_note(each, "they are the key of both") for each in several]
            elif others and others[0].rank == best.rank:
                notes += [_note(each, "rows of other tables fit as well") for each in several]
            elif best.strangers <= (MOST_STRANGERS if best.likely else 0):
                made.append(best.reference)
            else:
                notes.append(_not_contained(best))
        return made, notes

    def _by_column(
        self, name: str, column: str, to: str, naming: Mapped[str, list[str]]
    ) -> Iterator[Candidate]:
        """A column as naming rows of a table by one of the columns that tell its rows apart.

        It likely does where its name speaks of the table, or is that of the table's own key.
        """
        spoken, other = about(column, to), to != name
        if not spoken and not (other and _may_tell(self.looked_at[name], column)):
            return
        said = typed_by(subject(column) or words(to))
        for by in naming[to]:
            if not other and by == column:
                continue
            own = bool(subject(by)) and words(by) == words(column) and self.keys[to] == (by,)
            likely = spoken or own
            for separator in ("", *SEPARATORS) if likely else ("",):
                reference = Reference(
                    columns=(column,), to=to, by=(by,), type=said, separator=separator
                )
                each = Candidate(reference, likely, self.strangers(name, reference))
                if each.strangers <= (MOSTLY if likely else 0):
                    yield each
                if each.strangers <= MOST_STRANGERS:
                    break

    def _holds(self, name: str, each: Candidate) -> bool:
        """Whether a candidate's cells speak for it: by themselves where its names do not."""
        if each.likely:
            return each.strangers <= MOST_STRANGERS
        return not each.strangers and _telling(self.whole[name], each.reference.columns[0])

    def strangers(self, name: str, reference: Reference) -> float:
        """The share of strangers in all rows; in those looked at where they are most there."""
        place = reference.to, reference.by
        if place not in self.held:
            self.held[place] = _called(self.whole[reference.to], reference.by)
        first = _share(self.looked_at[name], reference, self.held[place])
        return first if first > MOSTLY else _share(self.whole[name], reference, self.held[place])


def _declared(each: ForeignKey, named: bool) -> Reference:
    """A foreign key as a relationship; `named` where the source calls it what one does."""
    if named:
        verb = tuple(w for w in words(each.columns[0].rpartition(".")[2]) if w.isalnum())
        kind = "_".join(verb).upper() if verb and is_verb(verb) else typed_by(verb or ("named",))
        return Reference(columns=each.columns, to=each.table, by=each.to, type=kind)
    said = tuple(word for column in each.columns[-1:] for word in subject(column))
    kind = typed_by(said or words(each.table.rpartition(".")[2]))
    return Reference(columns=each.columns, to=each.table, by=each.to, type=kind)


def _note(each: Candidate, why: str) -> str:
    """The relationship that is not made."""
    told = each.reference.told
    return f"{told} may name rows of {each.reference.to}; no relationship is made, since {why}"


def _not_contained(each: Candidate) -> str:
    few = "too few of its cells differ to say so"
    return _note(each, f"{each.strangers:.1%} of the cells name none" if each.strangers else few)


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


def _may_tell(profile: Profile, column: str) -> bool:
    """Whether a column's cells may speak for a reference by themselves: no number is among them."""
    return not any(_is_plain(each) for (each,) in profile.texts((column,)))


def _telling(profile: Profile, column: str) -> bool:
    """Whether cells do: they are several words."""
    said = Distinct(profile.texts((column,)))
    return len(said) >= TELLING and _may_tell(profile, column)


def _is_plain(said: str) -> bool:
    return said.replace(".", "").replace("-", "").isdigit() or len(said) < 3


def share_of_strangers(profile: Profile, reference: Reference, target: Profile) -> float:
    """The share of a reference's cells that name no row; 1 where it has none, or parts none."""
    return _share(profile, reference, _called(target, reference.by))


def _called(target: Profile, by: tuple[str, ...]) -> Distinct:
    return Distinct(_folded(target.texts(by)))


def _share(profile: Profile, reference: Reference, held: Distinct) -> float:
    strangers = whole = 0
    parted = not reference.separator
    for row in _folded(profile.texts(reference.columns)):
        if not all(row):
            continue  # a part that is blank names nothing, as in a database
        parts = row[0].split(reference.separator) if reference.separator else []
        parted = parted or len(parts) > 1
        for named in [(part.strip(),) for part in parts if part.strip()] if parts else [row]:
            whole += 1
            strangers += named not in held
    return strangers / whole if whole and parted else 1.0


def _folded(rows: Iterable[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    return (tuple(each.casefold() for each in row) for row in rows)
