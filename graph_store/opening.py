"""Reaching an engine: the server that the settings name, or the embedded one."""

from collections.abc import Iterable
from dataclasses import replace

from graph_store import bolt, embedded, portfolio
from graph_store.connection import Connection, reached
from graph_store.driver_import import neo4j
from graph_store.engines import EngineInfo, recognise
from graph_store.errors import GraphError, GraphUnavailable
from graph_store.ledger import Ledger
from graph_store.names import twin_label
from graph_store.settings import GraphSettings

FIRST_TWIN = "oriel"


def open_connection(
    settings: GraphSettings, twin: str, *, make: bool, after: str | None = None
) -> Connection:
    """Reach a server that `settings.uri` names, or the embedded engine, started if need be.

    Of several servers the first that answers is taken, in their order, or in that from behind the
    one at `after`. A twin that the embedded engine does not hold is made if `make`, and the first
    twin always. Raises GraphUnavailable when none can be had, GraphError for a twin that is not
    there.
    """
    for address in settings.addresses:
        bolt.check_address(address)
    failures: list[GraphError] = []
    for address in _in_turn(settings.addresses, after):
        try:
            return _open_at(settings, address, twin, make=make)
        except GraphError as error:
            failures.append(error)
    if failures:
        raise _all_told(failures)
    return _open_at(settings, None, twin, make=make)


def _in_turn(addresses: tuple[str, ...], after: str | None) -> tuple[str, ...]:
    first = addresses.index(after) + 1 if after in addresses else 0
    return addresses[first:] + addresses[:first]


def _all_told(failures: list[GraphError]) -> GraphError:
    """Why no server serves us: the words of one that answers, or those of all that do not."""
    for failure in failures:
        if len(failures) == 1 or not isinstance(failure, GraphUnavailable):
            return failure
    said = "; ".join(map(str, failures))
    return GraphUnavailable(f"None of the {len(failures)} servers answers: {said}")


def _open_at(settings: GraphSettings, address: str | None, twin: str, *, make: bool) -> Connection:
    """Reach the server at `address`, the embedded engine where there is none."""
    if settings.portfolio:
        return _open_portfolio(settings, address, twin, make=make)
    if address:
        return _open_server(settings, address, twin)
    lease = embedded.join(settings)
    try:
        ledger = Ledger(settings.data_dir / "engine", twin)
        held = [name for name in lease.ask() if name != portfolio.DATABASE]
        if twin not in held:
            ledger.check(None)
            if not make and twin != FIRST_TWIN:
                raise _no_twin(twin, held)
            lease.ask(create=twin)
        return _open_embedded(lease, twin, ledger)
    except BaseException:
        lease.close()
        raise


def _no_twin(twin: str, held: Iterable[str]) -> GraphError:
    return GraphError(
        f"There is no twin '{twin}', only {', '.join(held) or 'none yet'}; a load makes it "
        f"(oriel ingest FILE --twin {twin})"
    )


def _open_embedded(lease: embedded.Lease, database: str, ledger: Ledger) -> Connection:
    broken, trusted = lease.opening(database)
    if broken:
        names = ", ".join(broken[:3]) + (f" and {len(broken) - 3} more" if broken[3:] else "")
        raise ledger.damage(f"finds files lost or changed since it closed them: {names}")
    uri = f"bolt://127.0.0.1:{lease.bolt_port}"
    writer = bolt.driver(uri, "root", lease.password)
    reader = bolt.driver(uri, "reader", lease.reader_password)
    return Connection(
        uri, database, writer, reader, _recognised(reader, uri, True), lease, trusted=trusted
    )


def _open_portfolio(
    settings: GraphSettings, address: str | None, twin: str, *, make: bool
) -> Connection:
    """The one database of all twins; models in it that are no twin's become the first one's."""
    if address:
        connection = _reach_server(settings, address)
    else:
        lease = embedded.join(settings)
        try:
            ledger = Ledger(settings.data_dir / "engine", twin, portfolio=True)
            if portfolio.DATABASE not in lease.ask():
                ledger.check(None)
                lease.ask(create=portfolio.DATABASE)
            connection = _open_embedded(lease, portfolio.DATABASE, ledger)
        except BaseException:
            lease.close()
            raise
    try:
        held = portfolio.twins_of(connection)
        if None in held:
            portfolio.adopt(connection, FIRST_TWIN)
        named = sorted({FIRST_TWIN, *filter(None, held)})
        if twin not in named and not make:
            raise _no_twin(twin, named)
        return replace(connection, label=twin_label(twin))
    except BaseException:
        connection.close()
        raise


def _open_server(settings: GraphSettings, uri: str, twin: str) -> Connection:
    """A server's database for `twin`: its own, or for the first twin the configured one."""
    connection = _reach_server(settings, uri)
    try:
        if twin != FIRST_TWIN:
            held = connection.databases()
            if twin not in held:
                raise GraphError(
                    f"{connection.engine.name} at {uri} has no database '{twin}' for the twin of "
                    f"that name, only {', '.join(held) or 'its default one'}; create it there, set "
                    "ORIEL_GRAPH_PORTFOLIO=true to keep all twins in one database, or load into "
                    f"'{FIRST_TWIN}', which holds many models"
                )
            connection = replace(connection, database=twin)
        if shared := sorted(filter(None, portfolio.twins_of(connection))):
            raise GraphError(
                f"The database at {uri} holds a portfolio ({', '.join(shared)}), whose twins would "
                "be read as one; set ORIEL_GRAPH_PORTFOLIO=true"
            )
        return connection
    except BaseException:
        connection.close()
        raise


def _reach_server(settings: GraphSettings, uri: str) -> Connection:
    writer = bolt.driver(uri, settings.user, settings.password.get_secret_value())
    reader = writer
    if settings.reader:
        reader = bolt.driver(uri, settings.reader, settings.reader_password.get_secret_value())
    try:
        engine = _recognised(reader, uri, False)
        # In a cluster a reader waits for what this store wrote to another member.
        marks = neo4j.AsyncGraphDatabase.bookmark_manager() if uri.startswith("neo4j") else None
        return Connection(uri, settings.database, writer, reader, engine, None, marks)
    except GraphError:
        for driver in {reader, writer}:
            bolt.wait(driver.close(), bolt.CONNECT_SECONDS)
        raise


def _recognised(driver: neo4j.AsyncDriver, uri: str, is_embedded: bool) -> EngineInfo:
    with reached(uri):
        info = bolt.wait(driver.get_server_info(), 2 * bolt.CONNECT_SECONDS)
    return recognise(info.agent, is_embedded)
