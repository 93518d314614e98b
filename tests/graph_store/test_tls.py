"""A server that speaks TLS."""

import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from graph_store import GraphSettings, GraphStore, GraphUnavailable, connect
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_faults import by_address

pytestmark = pytest.mark.engine


def pump(source: socket.socket, sink: socket.socket) -> None:
    """Copy bytes until either side is gone."""
    try:
        while came := source.recv(65536):
            sink.sendall(came)
    except OSError:
        pass
    finally:
        for end in (source, sink):
            end.close()


@pytest.fixture
def tls_port(tmp_path: Path, engine: GraphStore) -> Iterator[int]:
    """A port before the engine that speaks TLS with a certificate of its own making."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl makes the certificate")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    behind = int(engine._connection.uri.rpartition(":")[2])
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                plain, _ = listener.accept()
            except OSError:
                return
            try:
                client = context.wrap_socket(plain, server_side=True)
            except OSError:
                continue
            server = socket.create_connection(("127.0.0.1", behind))
            threading.Thread(target=pump, args=(client, server), daemon=True).start()
            threading.Thread(target=pump, args=(server, client), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    yield listener.getsockname()[1]
    listener.close()


def test_a_tls_server_answers_and_an_unknown_certificate_is_refused(
    settings: GraphSettings, walls: GraphStore, tls_port: int
) -> None:
    if not walls.engine.embedded:
        pytest.skip("the TLS port stands before the embedded engine")
    assert walls.read("RETURN 1 AS one")
    trusting = by_address(settings, walls, uri=f"bolt+ssc://127.0.0.1:{tls_port}")
    with connect(trusting) as store:
        store.write_graph(two_walls("tls.ifc"))
        assert "tls.ifc" in [m.name for m in store.models()]
    careful = by_address(settings, walls, uri=f"bolt+s://127.0.0.1:{tls_port}")
    with pytest.raises(GraphUnavailable):
        connect(careful)
