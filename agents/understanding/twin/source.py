"""Where the words of a twin are read from."""

from dataclasses import dataclass
from typing import Any, Protocol

from graph_store import Execution, GraphStore, Rows
from graph_store.schema import GraphSchema
from graph_store.store import READ_SECONDS


class Source(Protocol):
    """A store, or what stands before one."""

    def schema(self) -> GraphSchema: ...

    def read(
        self,
        cypher: str,
        parameters: dict[str, Any] | None = None,
        *,
        limit: int = 1000,
        seconds: float = READ_SECONDS,
    ) -> Execution: ...


@dataclass
class Watched:
    """A store of which it is noticed whether every query found its rows."""

    store: GraphStore
    whole: bool = True

    def schema(self) -> GraphSchema:
        """What the twin holds."""
        return self.store.schema()

    def read(
        self,
        cypher: str,
        parameters: dict[str, Any] | None = None,
        *,
        limit: int = 1000,
        seconds: float = READ_SECONDS,
    ) -> Execution:
        """As the store reads."""
        found = self.store.read(cypher, parameters, limit=limit, seconds=seconds)
        self.whole = self.whole and isinstance(found, Rows)
        return found
