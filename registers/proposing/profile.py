"""What the columns of a table hold: how many, of which kind, what is unique, what is elsewhere."""

import datetime as dt
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, zip_longest

from ifc_loader.spooled import Distinct, Spool, Spooled
from registers.cells import is_blank, numbers_in, says, text, typed
from registers.mapping import BLANK, Column, Sign
from registers.proposing.words import alike, subject, table, words
from registers.tables import Atom, Cell, Table

ODD = 0.05
"""The share of a column's cells that may be of another kind than the rest: they are told."""
ONE_ODD = 8
"""The cells of a column from which one at least may be, whatever its share."""
TWICE = 0.02
"""The share of a key's rows that may repeat one: they are told, and kept apart."""
MOSTLY = 0.5
IDENTITY_COLUMNS = 6
"""From the left, among which a key of two columns is looked for."""
LONGEST_KEY = 80
SHORT = 3
"""Letters of a unit that is no name of a column by itself: `a`, `min`."""
GLOBAL_ID = re.compile(r"[0-3][0-9A-Za-z_$]{21}")
_BRACKETED = re.compile(r"(.*?)\s*[(\[]\s*([^()\[\]]+?)\s*[)\]]\s*")
_PARTED = re.compile(r"[\s_,:-]+")
_LEADING_ZERO = re.compile(r"[-+]?0\d")


@dataclass(frozen=True, slots=True)
class Profile:
    """The rows of a table that were looked at, by column, blanks as empty text.

    `named` is the share of what they say that stands under a name.
    """

    table: Table
    cells: dict[str, Spooled[Cell]]
    named: float

    @property
    def rows(self) -> int:
        return len(next(iter(self.cells.values()), ()))

    def filled(self, column: str) -> "Filled":
        """What a column says, several things in one cell one by one."""
        return Filled(self.cells[column])

    def texts(self, columns: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """What the columns say together, row by row, where the first says anything."""
        told = zip(*(map(text, self.cells[column]) for column in columns), strict=True)
        return (row for row in told if row[0])


@dataclass(frozen=True, slots=True)
class Filled:
    """What cells say, gone through as often as wanted."""

    cells: Iterable[Cell]

    def __iter__(self) -> Iterator[Atom]:
        for cell in self.cells:
            for each in cell if isinstance(cell, tuple) else (cell,):
                if says(each):
                    yield each

    def __bool__(self) -> bool:
        return any(True for _ in self)


def profiled(table: Table, most: int | None = None, blank: Collection[str] = BLANK) -> Profile:
    """The profile of a table, of its first `most` rows that say anything: what is `blank` in
    reading is so here."""
    names = {name: place for place, name in reversed(list(enumerate(table.columns))) if name}
    spool = Spool()
    cells: dict[str, Spooled[Cell]] = {
        name: Spooled(spool=spool) for name in sorted(names, key=names.__getitem__)
    }
    said = under_names = 0
    told = (tuple("" if is_blank(cell, blank) else cell for cell in row) for row in table.rows)
    for row in islice((row for row in told if any(map(says, row))), most):
        said += sum(map(says, row))
        for name, column in cells.items():
            cell = row[names[name]] if names[name] < len(row) else ""
            column.append(cell)
            under_names += says(cell)
    return Profile(table, cells, under_names / max(1, said))


def column_of(name: str, profile: Profile) -> Column:
    """What a column is, by what the source declares, else by what all its cells are but a few."""
    filled = profile.filled(name)
    unit = profile.table.units.get(name) or unit_of(name)
    for column in _candidates(name, profile, measured=bool(unit)):
        if holds(filled, column):
            with_unit = column.kind in {"integer", "number"}
            return column.model_copy(update={"unit": unit if with_unit else ""})
    return Column()


def holds(filled: Filled, column: Column) -> bool:
    """Whether all cells but a few are of a column's kind; decided once too many are not."""
    count = sum(1 for _ in filled)
    spare = max(ODD * count, float(count >= ONE_ODD))
    for cell in filled:
        spare -= not _fits(cell, column)
        if spare < 0:
            return False
    return True


def share_of_others(filled: Iterable[Atom], column: Column) -> float:
    """The share of cells that are not of a column's kind."""
    return share_of(not _fits(cell, column) for cell in filled)


def share_of(found: Iterable[bool]) -> float:
    """The share of what is so; 0 of nothing."""
    whole = true = 0
    for each in found:
        whole += 1
        true += each
    return true / max(1, whole)


def _candidates(name: str, profile: Profile, *, measured: bool) -> Iterator[Column]:
    """What a column may be, the narrowest first. Text is what remains.

    What is declared a text may be a day, as SQLite keeps them, and a number where it is measured.
    """
    declared, filled = profile.table.kinds.get(name), profile.filled(name)
    if declared == "text" and not measured:
        yield from () if profile.table.closed else _dated(filled)
        return
    if not filled:
        return
    if declared == "boolean" or all(isinstance(cell, bool) for cell in filled):
        yield Column(kind="boolean")
    said = _few_texts(filled)
    for yes, no in table()["yes_and_no"]:
        if said <= {yes, no} and yes in said and declared in {None, "text"}:
            yield Column(kind="boolean", yes=(yes,), no=(no,) if no else ())
    if not any(isinstance(cell, str) and _LEADING_ZERO.match(cell) for cell in filled):
        for sign in _decimal_signs(filled, profile):
            yield Column(kind="integer", decimal=sign)
            yield Column(kind="number", decimal=sign)
    yield from _dated(filled)


def _decimal_signs(filled: Filled, profile: Profile) -> tuple[Sign, ...]:
    """By which signs before the fraction cells may be numbers, the likelier first.

    `1.000` is one or a thousand: other cells of the column say which, else those of the table's
    other columns, else how the source is written. None where nothing does.
    """
    told, doubtful = _told_signs(filled)
    if not doubtful:
        return (".", ",")
    if not told:
        told = {sign for name in profile.cells for sign in _sure_signs(profile.filled(name))}
    if not told and profile.table.decimal:
        told = {profile.table.decimal}
    return tuple(told) if len(told) == 1 else ()


def _sure_signs(filled: Filled) -> set[Sign]:
    """The one sign by which alone a column's cells are numbers."""
    told, _ = _told_signs(filled)
    held = {sign for sign in told if holds(filled, Column(kind="number", decimal=sign))}
    return held if len(told) == 1 else set()


def _told_signs(filled: Filled) -> tuple[set[Sign], bool]:
    """The signs by which alone some cell is a number, and whether one is another by the other."""
    told: set[Sign] = set()
    doubtful = False
    for cell in filled:
        if isinstance(cell, str) and (read := numbers_in(cell)):
            told |= read.keys() if len(read) == 1 else set()
            doubtful = doubtful or len(set(read.values())) > 1
    return told, doubtful


def _few_texts(filled: Filled) -> set[str]:
    """What cells say, case-folded, where that is yes or no; some of it where it is more."""
    said: set[str] = set()
    for cell in filled:
        said.add(text(cell).casefold())
        if len(said) > 2:
            break
    return said


def _dated(filled: Filled) -> Iterator[Column]:
    """The one way of writing days that fits; none where two do that say different days."""
    if not any(isinstance(cell, int | float) for cell in filled):
        timed = any(_has_time(cell) for cell in filled)
        yield Column(kind="datetime" if timed else "date")
    for kind, ways in (("date", table()["dates"]), ("datetime", table()["moments"])):
        columns = [Column(kind=kind, dates=way) for way in ways]
        fitting = [each for each in columns if holds(filled, each)]
        told = zip_longest(*(_days(filled, each) for each in fitting))
        if fitting and all(len(set(days)) == 1 for days in told):
            yield fitting[0]


def _days(filled: Filled, column: Column) -> Iterator[object]:
    return (typed("", cell, column)[""] for cell in filled if _fits(cell, column))


def _has_time(cell: Atom) -> bool:
    if isinstance(cell, dt.datetime):
        return cell.time() != dt.time()
    return isinstance(cell, str) and re.match(r"\d{4}-\d\d-\d\d[T ]\d", cell) is not None


def _fits(cell: Atom, column: Column) -> bool:
    try:
        typed("", cell, column)
    except ValueError:
        return False
    if column.kind == "date" and not column.dates and isinstance(cell, str):
        return re.fullmatch(r"\d{4}-\d\d-\d\d", cell.strip()) is not None
    return True


def measured(name: str) -> tuple[str, str]:
    """A column's name without its unit, and the unit that it ends in: `Power (kW)`, `cost_eur`.

    What stands in brackets is one unit or none, as is the last word: `m3/h` is no hours.
    """
    if bracketed := _BRACKETED.fullmatch(name):
        return bracketed[1], _unit(bracketed[2])
    *before, last = _PARTED.split(name.strip())
    if unit := "" if before and before[-1].casefold() in table()["per"] else _unit(last):
        alone = not any(before) and len(last) <= SHORT
        return (" ".join(before), "" if alone else unit)
    rest, own = words(last)[:-1], words(last)[-1:]
    if "/" in last or not rest or len(rest[-1]) == 1 or (own[0].isalpha() and len(own[0]) == 1):
        return name, ""
    return last[: -len(own[0])], _unit(own[0])


def _unit(said: str) -> str:
    units = table()["units"]
    return str(units.get(said) or units.get(said.casefold(), ""))


def unit_of(name: str) -> str:
    """The unit that a column's name ends in."""
    return measured(name)[1]


def key_of(profile: Profile) -> tuple[str, ...]:
    """The columns that tell a table's rows apart: declared, else found; none where none do."""
    if profile.table.key:
        return profile.table.key
    usable = [name for name in profile.cells if _may_be_key(name, profile)]
    for name in sorted(usable, key=lambda each: _rank(each, profile)):
        repeated = TWICE if own_rank(name, profile.table.name) is not None else 0.0
        if share_twice(profile, (name,)) <= repeated:
            return (name,)
    for pair in combinations(usable[:IDENTITY_COLUMNS], 2):
        if share_twice(profile, pair) == 0:
            return pair
    return ()


def share_twice(profile: Profile, columns: tuple[str, ...]) -> float:
    """The share of rows that have no name of their own in these columns; 0 of no rows."""
    return 1 - len(Distinct(profile.texts(columns))) / profile.rows if profile.rows else 0.0


def _may_be_key(name: str, profile: Profile) -> bool:
    filled = profile.filled(name)
    return bool(filled) and all(
        not (isinstance(cell, float) and not cell.is_integer())
        and not isinstance(cell, dt.date)
        and len(text(cell)) <= LONGEST_KEY
        for cell in filled
    )


def own_rank(name: str, of_table: str) -> int | None:
    """How well a column's name says that it names its own row; None where it does not."""
    own: list[str] = table()["own"]
    last = words(name)[-1:] or ("",)
    if last[0] not in own:
        return None
    of_others = any(not any(alike(w, t) for t in words(of_table)) for w in subject(name))
    return own.index(last[0]) + len(own) * of_others


def _rank(name: str, profile: Profile) -> int:
    rank = own_rank(name, profile.table.name)
    return len(table()["own"]) * 2 if rank is None else rank


def holds_global_ids(profile: Profile, column: str) -> bool:
    """Whether most of a column's cells are IFC GlobalIds (22 signs of IFC's base 64): those that
    are none meet nothing, which is told."""
    filled = profile.filled(column)
    return share_of(GLOBAL_ID.fullmatch(text(cell)) is not None for cell in filled) > MOSTLY
