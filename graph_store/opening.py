"""Reaching an engine: the server that the settings name, or the embedded one."""

from dataclasses import replace

import neo4j

from graph_store import bolt, embedded
from graph_store.connection import Connection, reached
from graph_store.engines import EngineInfo, recognise
from graph_store.errors import GraphError
from graph_store.ledger import Ledger
from graph_store.settings import GraphSettings

FIRST_TWIN = "oriel"


def open_connection(settings: GraphSettings, twin: str, *, make: bool) -> Connection:
    """Reach the server of `settings.uri`, or the embedded engine, started if need be.

    A twin that the embedded engine does not hold is made if `make`, and the first twin always.
    Raises GraphUnavailable when neither can be had, GraphError for a twin that is not there.
    """
    if settings.uri:
        return _open_server(settings, settings.uri, twin)
    lease = embedded.join(settings)
    try:
        held = lease.ask()
        if twin not in held and not make and twin != FIRST_TWIN:
            raise GraphError(
                f"There is no twin '{twin}', only {', '.join(held) or 'none yet'}; a load makes it "
                f"(oriel ingest FILE --twin {twin})"
            )
        if twin not in held:
            Ledger(settings.data_dir / "engine", twin).check(None)
            lease.ask(create=twin)
        uri = f"bolt://127.0.0.1:{lease.bolt_port}"
        writer = bolt.driver(uri, "root", lease.password)
        reader = bolt.driver(uri, "reader", lease.reader_password)
        engine = _recognised(reader, uri, True)
        return Connection(uri, twin, writer, reader, engine, lease)
    except BaseException:
        lease.close()
        raise


def _open_server(settings: GraphSettings, uri: str, twin: str) -> Connection:
    """A server's database for `twin`: its own, or for the first twin the configured one."""
    writer = bolt.driver(uri, settings.user, settings.password.get_secret_value())
    reader = writer
    if settings.reader:
        reader = bolt.driver(uri, settings.reader, settings.reader_password.get_secret_value())
    try:
        engine = _recognised(reader, uri, False)
        # In a cluster a reader waits for what this store wrote to another member.
        marks = neo4j.AsyncGraphDatabase.bookmark_manager() if uri.startswith("neo4j") else None
        connection = Connection(uri, settings.database, writer, reader, engine, None, marks)
        if twin == FIRST_TWIN:
            return connection
        held = connection.databases()
        if twin in held:
            return replace(connection, database=twin)
        raise GraphError(
            f"{engine.name} at {uri} has no database '{twin}' for the twin of that name, only "
            f"{', '.join(held) or 'its default one'}; create it there, give the twin a server of "
            f"its own (ORIEL_GRAPH_URI), or load into '{FIRST_TWIN}', which holds many models"
        )
    except GraphError:
        for driver in {reader, writer}:
            bolt.wait(driver.close(), bolt.CONNECT_SECONDS)
        raise


def _recognised(driver: neo4j.AsyncDriver, uri: str, is_embedded: bool) -> EngineInfo:
    with reached(uri):
        info = bolt.wait(driver.get_server_info(), 2 * bolt.CONNECT_SECONDS)
    return recognise(info.agent, is_embedded)
