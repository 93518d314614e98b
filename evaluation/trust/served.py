"""The liar behind a server on loopback, asked by the client that asks real models."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from pydantic import BaseModel

from agents.model.model_settings import AGENTS
from evaluation.trust.liar import Liar

OFTEN = 0.01
"""Seconds between two looks whether the server is to end."""


class Served:
    """Where the liar answers; `liar` may be another one for the next question."""

    liar: Liar
    address: str

    def settings(self) -> dict[str, Any]:
        """What `ModelSettings` takes to ask here; a request's model tells which agent asks."""
        return {
            "base_url": self.address, "names": {one: one for one in AGENTS}, "retries": 0,
        }  # fmt: skip

    def reply(self, request: dict[str, Any]) -> bytes:
        """What is sent for one request. Source: OpenAI API, chat completion object."""
        fields = request["response_format"]["json_schema"]["schema"]["properties"]
        blank: dict[str, Any] = dict.fromkeys(fields, "")
        form = type("Form", (BaseModel,), {**blank, "__annotations__": dict.fromkeys(fields, str)})
        said = self.liar.complete(request["model"], request["messages"], form)
        message = {"role": "assistant", "content": said.text}
        tokens = {"prompt_tokens": said.usage.prompt, "completion_tokens": said.usage.completion}
        whole = {
            "id": "scripted", "object": "chat.completion", "created": 0, "model": "scripted",
            "choices": [{"index": 0, "finish_reason": "stop", "message": message}],
            "usage": {**tokens, "total_tokens": sum(tokens.values())},
        }  # fmt: skip
        return json.dumps(whole).encode()


@contextmanager
def serving() -> Iterator[Served]:
    """A server for the liars that its `liar` is set to."""
    served = Served()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = served.reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            return

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    http.daemon_threads, http.block_on_close = True, False
    served.address = f"http://127.0.0.1:{http.server_address[1]}/v1"
    thread = threading.Thread(target=http.serve_forever, args=(OFTEN,), daemon=True)
    thread.start()
    try:
        yield served
    finally:
        http.shutdown()
        http.server_close()
        thread.join()
