"""Which rows are called how: as many as there are, in little memory."""

import sqlite3
from collections.abc import Iterable

SCHEMA = "CREATE TABLE names (folded BLOB, key BLOB, own BLOB, PRIMARY KEY (folded, key))"
Named = tuple[str, str]
"""The key of a row, and what the row is called."""
OFTEN = 1000
"""Names asked for lately, whose rows are held: a few suppliers have many assets."""


class Called:
    """The keys of rows by what the rows are called, in a file for a while."""

    def __init__(self, names: Iterable[Named]) -> None:
        self._lately: dict[str, tuple[str, ...]] = {}
        self._held = sqlite3.connect("", isolation_level=None)  # it goes with the connection
        self._held.execute("PRAGMA journal_mode = OFF")
        self._held.execute(SCHEMA)
        self._held.execute("BEGIN")
        self._held.executemany(
            "INSERT OR REPLACE INTO names VALUES (?, ?, ?)",
            ((_bytes(name.casefold()), _bytes(key), _bytes(name)) for key, name in names),
        )

    def __contains__(self, name: str) -> bool:
        """Whether a row is called so, in capitals or not."""
        asked = "SELECT 1 FROM names WHERE folded = ?"
        return self._held.execute(asked, (_bytes(name.casefold()),)).fetchone() is not None

    def keys(self, name: str) -> tuple[str, ...]:
        """The rows that are called exactly so; where none is, those that are but for capitals."""
        if (known := self._lately.get(name)) is None:
            if len(self._lately) == OFTEN:
                self._lately.clear()
            known = self._lately[name] = self._looked_up(name)
        return known

    def _looked_up(self, name: str) -> tuple[str, ...]:
        found = self._held.execute(
            "SELECT key, own FROM names WHERE folded = ? ORDER BY rowid",
            (_bytes(name.casefold()),),
        ).fetchall()
        exact = [key for key, own in found if own == _bytes(name)]
        return tuple(_text(key) for key in exact or [key for key, _ in found])


def _bytes(said: str) -> bytes:
    return said.encode("utf-8", "surrogatepass")


def _text(held: bytes) -> str:
    return held.decode("utf-8", "surrogatepass")
