"""What each twin of the embedded engine holds, written down outside the engine.

A twin whose own files were damaged may open as an empty one, and would answer "none" to everything.
So beside the databases, in `loaded/TWIN.json`, stands what a load left there: the models with their
digests, and how many nodes and relationships there are. It is written before a commit, as what was
and what will be, so that a load that is killed leaves one of the two.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from graph_store.errors import GraphError, keeping
from graph_store.unread import SINCE

Ask = Callable[[str], list[list[Any]]]


@dataclass(frozen=True)
class State:
    """All that a twin holds; `models` are name, SHA-256 of the file, digest of the graph.

    `unread` are name and time of those whose source could not be read again since: a rebuild reads
    kept files, which says nothing of the source. Pages of before it was written have none.
    """

    models: tuple[tuple[str, str, str], ...]
    nodes: int
    relationships: int
    unread: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        names = ", ".join(name for name, _, _ in self.models) or "no model"
        return f"{names} ({self.nodes:,} nodes and {self.relationships:,} relationships)"


STATES = TypeAdapter(tuple[State, ...])


def held(ask: Ask, *, one_by_one: bool = False) -> State:
    """What a twin holds, as the engine says; or as it finds when it looks at each.

    A bare count of relationships is that of the ends that nodes keep, which are there still where
    a file of relationships is gone. By type each is looked at, from either end.
    """
    counts = ["MATCH ()-[r]->() RETURN count(r)"]
    if one_by_one:
        counts = [f"MATCH {way} RETURN type(r), count(r)" for way in ("()-[r]->()", "()<-[r]-()")]
    models = ask(f"MATCH (m:Model) RETURN m.model, m.SHA256, m.digest, m.{SINCE} ORDER BY m.model")
    return State(
        tuple((name or "", sha256 or "", digest or "") for name, sha256, digest, _ in models),
        ask("MATCH (n) RETURN count(n)")[0][0],
        min(sum(row[-1] for row in ask(count)) for count in counts),
        tuple((name or "", since) for name, _, _, since in models if since),
    )


def _read(page: Path) -> tuple[State, ...]:
    try:
        return STATES.validate_json(page.read_bytes(), strict=True)
    except (OSError, ValueError):
        return ()


@dataclass(frozen=True)
class Ledger:
    """The page of one twin: the states it may be in, the latest last; none where none is known."""

    engine: Path
    twin: str
    portfolio: bool = False

    @property
    def _page(self) -> Path:
        folder = self.engine / "loaded"
        return (folder / "portfolio" if self.portfolio else folder) / f"{self.twin}.json"

    @property
    def _owing(self) -> Path:
        return self._page.with_suffix(".owed")

    def known(self) -> tuple[State, ...]:
        """The states the twin may be in."""
        return _read(self._page)

    def note(self, *states: State) -> None:
        """Write down the states the twin may be in. Raises NotKeptError."""
        self._write(self._page, states)

    def owed(self) -> State | None:
        """What a rebuild that did not come to its end had still to load; None where none is."""
        return next(iter(_read(self._owing)), None)

    def owe(self, state: State) -> None:
        """Write down what is to be loaded again, in the place of what the twin held.

        Raises NotKeptError.
        """
        self._write(self._owing, (state,))
        self._page.unlink(missing_ok=True)

    def settle(self, *names: str) -> None:
        """All but the models of these names were loaded again, or never can be."""
        state = self.owed()
        left = [each for each in state.models if each[0] in names] if state else []
        if state is not None and left:
            self._write(self._owing, (replace(state, models=tuple(left)),))
        else:
            self._owing.unlink(missing_ok=True)

    def _write(self, page: Path, states: tuple[State, ...]) -> None:
        fresh = page.with_name(f"{page.name}.new")
        with keeping(f"What the twin '{self.twin}' holds", page):
            page.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps([asdict(state) for state in states]), encoding="utf-8")
            fresh.replace(page)

    def forget(self) -> None:
        """The twin was removed."""
        self._page.unlink(missing_ok=True)
        self._owing.unlink(missing_ok=True)

    def check(self, found: State | None) -> None:
        """Compare with what the engine holds, None where it has no such twin; then note that.

        Raises GraphError, saying what was there and what to do, where the two differ.
        """
        known = self.known()
        lost = known and any(state.models for state in known)
        if (found is None and not lost) or found in known:
            return
        if known and (found is not None or lost):
            raise self.damage(f"finds {found or 'nothing'}")
        if found is not None:
            self.note(found)

    def damage(self, finding: str) -> GraphError:
        """What was there, that the engine `finds nothing`, and what to do."""
        known = self.known()
        before = f"it held {known[-1]}, and " if known else ""
        return GraphError(
            f"The twin '{self.twin}' is damaged: {before}the engine {finding}. Put a backup of "
            f"{self.engine} in its place, or let `oriel rebuild --twin {self.twin}` load it again "
            "from the kept files"
        )
