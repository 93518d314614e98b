"""Columns that say the units of others, row by row: `power`, `unit`."""

from collections import Counter
from collections.abc import Mapping

from registers.cells import text
from registers.mapping import Column
from registers.proposing.profile import Profile
from registers.proposing.words import table, words
from registers.sources.scales import comparable, unit_named

MOST_UNITS = 20
"""Different units of a column that says some."""
MEASURED = ("integer", "number")


def with_stated_units(columns: Mapping[str, Column], profile: Profile) -> dict[str, Column]:
    """The columns of numbers whose units another column of a sheet says, with where they stand.

    They are told in the unit that most rows have where all units are of one dimension, else each
    in its own. What a database declares stays as it is, since it is asked by SQL too.
    """
    found: dict[str, Column] = {}
    names = list(columns)
    for place, name in enumerate(names if not profile.table.kinds else ()):
        if words(name)[-1:] and words(name)[-1] in table()["unit_columns"]:
            of = _measured(names, place, columns)
            said = Counter(text(cell) for cell in profile.filled(name))
            known = Counter(unit for each in said.elements() if (unit := unit_named(each)))
            if not of or not known or len(said) > MOST_UNITS or len(known) * 2 < len(said):
                continue
            one = known.total() == said.total() and comparable(known)
            unit = known.most_common(1)[0][0] if one else ""
            stated = {"kind": "number", "unit": unit, "unit_in": name}
            found[of] = columns[of].model_copy(update=stated)
    return found


def _measured(names: list[str], place: int, columns: Mapping[str, Column]) -> str:
    """The column of numbers that a column of units is of: the one it is called after, else the one
    before it, else the only one there is."""
    usable = [n for n in names if columns[n].kind in MEASURED and not columns[n].unit]
    after = words(names[place])[:-1]
    named = [name for name in usable if after and words(name) == after]
    before = [name for name in usable if place and name == names[place - 1] and not after]
    only = usable if len(usable) == 1 and not after else []
    return next(iter((*named, *before, *only)), "")
