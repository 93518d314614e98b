"""The graph over Bolt: connect, write, read, schema, and the embedded engine."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from graph_store.engines import EngineInfo
    from graph_store.errors import GraphError, GraphUnavailable, NotKeptError, keeping
    from graph_store.names import quoted
    from graph_store.rows import (
        Execution,
        GraphNode,
        GraphRelationship,
        ModelInfo,
        QueryError,
        Rows,
    )
    from graph_store.schema import GraphSchema
    from graph_store.settings import GraphSettings
    from graph_store.store import GraphStore, connect

__all__ = [
    "EngineInfo",
    "Execution",
    "GraphError",
    "GraphNode",
    "GraphRelationship",
    "GraphSchema",
    "GraphSettings",
    "GraphStore",
    "GraphUnavailable",
    "ModelInfo",
    "NotKeptError",
    "QueryError",
    "Rows",
    "connect",
    "keeping",
    "quoted",
]

HOMES = {
    "EngineInfo": "engines",
    "Execution": "rows",
    "GraphError": "errors",
    "GraphNode": "rows",
    "GraphRelationship": "rows",
    "GraphSchema": "schema",
    "GraphSettings": "settings",
    "GraphStore": "store",
    "GraphUnavailable": "errors",
    "ModelInfo": "rows",
    "NotKeptError": "errors",
    "QueryError": "rows",
    "Rows": "rows",
    "connect": "store",
    "keeping": "errors",
    "quoted": "names",
}
"""The embedded engine's own process is of this package too, and waits for no driver."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
