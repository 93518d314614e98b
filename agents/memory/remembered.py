"""What was worked out for a question, for when it comes again."""

import threading
from collections import OrderedDict
from typing import Generic, TypeVar

from graph_store.schema import GraphSchema

V = TypeVar("V")
MOST_KEPT = 500


class Same:
    """A schema as a key by identity: hashing all it holds would cost more than the work saved."""

    def __init__(self, schema: GraphSchema) -> None:
        self.schema = schema

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.schema is other.schema

    def __hash__(self) -> int:
        return id(self.schema)


class Remembered(Generic[V]):
    """Values by question and state of a twin; the oldest are forgotten. Safe to share by threads.

    A twin has another schema object after each change of its models, so nothing outlives one.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Same, str], V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, schema: GraphSchema, question: str) -> V | None:
        """What was kept for this question on this very state of a twin."""
        with self._lock:
            return self._kept.get((Same(schema), question))

    def keep(self, schema: GraphSchema, question: str, value: V) -> None:
        """Keep a value in place of an earlier one."""
        with self._lock:
            self._kept[Same(schema), question] = value
            self._kept.move_to_end((Same(schema), question))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def forget(self, schema: GraphSchema, question: str) -> None:
        """Keep nothing for this question any more."""
        with self._lock:
            self._kept.pop((Same(schema), question), None)

    def of(self, schema: GraphSchema) -> dict[str, V]:
        """Everything kept on this state of a twin, by question."""
        wanted = Same(schema)
        with self._lock:
            return {asked: value for (at, asked), value in self._kept.items() if at == wanted}
