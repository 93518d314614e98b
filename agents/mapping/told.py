"""What a model is told of a source: tables, columns, some of their cells. Never more than fits."""

from collections.abc import Mapping, Sequence

from registers.cells import text
from registers.proposing.faults import Fault
from registers.proposing.profile import Profile

MOST_TABLES = 60
MOST_COLUMNS = 60
SAMPLES = 4
LONGEST = 40


def tables_text(profiles: Mapping[str, Profile]) -> str:
    """A line for each table, with keys and references that are declared, and one a column."""
    lines = []
    for profile in list(profiles.values())[:MOST_TABLES]:
        table = profile.table
        key = f", key {', '.join(table.key)}" if table.key else ""
        view = ", a view" if table.view else ""
        lines.append(f"{table.name}: {profile.rows} rows{key}{view}")
        lines += [
            f"  {', '.join(each.columns)} names {', '.join(each.to)} of {each.table}"
            for each in table.foreign_keys
        ]
        lines += [
            f"  {name}: {_samples(profile, name)}" for name in list(profile.cells)[:MOST_COLUMNS]
        ]
        if (more := len(profile.cells) - MOST_COLUMNS) > 0:
            lines.append(f"  … {more} further columns")
    if (more := len(profiles) - MOST_TABLES) > 0:
        lines.append(f"… {more} further tables")
    return "\n".join(lines)


def faults_text(faults: Sequence[Fault]) -> str:
    """A line for each fault."""
    return "\n".join(f"{f.aspect}: {f.table} {f.about}: {f.told}" for f in faults)


def _samples(profile: Profile, column: str) -> str:
    filled = profile.filled(column)
    count = sum(1 for _ in filled)
    some: dict[str, None] = {}
    for each in filled:
        some[text(each)[:LONGEST]] = None
        if len(some) == SAMPLES:
            break
    return f"{count} filled; {' | '.join(map(repr, some))}" if count else "never filled"
