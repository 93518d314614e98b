"""The graph over Bolt: connect, write, read, schema, and the embedded engine."""

import graph_store.driver_import  # noqa: F401  before anything that imports the driver
from graph_store.engines import EngineInfo
from graph_store.errors import GraphError, GraphUnavailable, NotKeptError, keeping
from graph_store.names import quoted
from graph_store.rows import Execution, GraphNode, GraphRelationship, ModelInfo, QueryError, Rows
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
