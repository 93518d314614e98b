"""What comes back from the graph: rows, or the engine's own words on why not."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class GraphMessage(BaseModel):
    """A closed, frozen record."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class GraphNode(GraphMessage):
    """A node as a value in a row; `key` is empty where the graph has none."""

    key: str
    labels: tuple[str, ...]
    properties: dict[str, Any]


class GraphRelationship(GraphMessage):
    """A relationship as a value in a row; `start` and `end` are node keys."""

    type: str
    start: str
    end: str
    properties: dict[str, Any]


class Rows(GraphMessage):
    """The first `len(rows)` of `total` rows; `total` is exact.

    Values are None, bool, int, float, str, date and time types as ISO strings, lists, maps,
    `GraphNode`, `GraphRelationship`, or a list of alternating ones for a path.
    `sent` is the text the engine received where it differs from the text asked for.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    total: int
    sent: str | None = None


class QueryError(GraphMessage):
    """A query the store refused or the engine could not run. The repair loop lives on `message`."""

    code: str
    message: str


class ModelInfo(GraphMessage):
    """One loaded model: what its `:Model` node tells. `loaded` is an ISO time, UTC.

    `unread_since` is the time since when its source could not be read again: what the twin holds is
    the last that was read. Empty where nobody tried, or the last try did.
    """

    name: str
    sha256: str = ""
    ifc_schema: str = ""
    application: str = ""
    time_stamp: str = ""
    loaded: str = ""
    unread_since: str = ""
    nodes: int = 0
    relationships: int = 0


Execution = Rows | QueryError
