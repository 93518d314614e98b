"""An OpenAI-compatible server on loopback that sends given replies and keeps the requests."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from jsonschema import Draft202012Validator


@dataclass(frozen=True)
class Reply:
    """What the server sends: a chat completion with `content`, or an HTTP error.

    A `content` that is no string is sent as JSON; `raw` is sent as the whole body instead, as
    `media`. `delay` is in seconds, before the reply and, as `drip`, between its bytes; `more` are
    bytes of blanks sent ahead of it.
    """

    content: Any = ""
    finish: str = "stop"
    refusal: str | None = None
    status: int = 200
    error: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    delay: float = 0.0
    drip: float = 0.0
    more: int = 0
    raw: str | bytes | None = None
    media: str = "application/json"
    prompt_tokens: int = 100
    completion_tokens: int = 10

    def body(self) -> dict[str, Any]:
        """The JSON an OpenAI endpoint would send. Source: OpenAI API, chat completion object."""
        if self.status != 200:
            return {"error": {"message": self.error, "type": "error", "code": self.status}}
        content = self.content if isinstance(self.content, str) else json.dumps(self.content)
        return {
            "id": "chatcmpl-scripted",
            "object": "chat.completion",
            "created": 0,
            "model": "scripted",
            "choices": [
                {
                    "index": 0,
                    "finish_reason": self.finish,
                    "message": {
                        "role": "assistant",
                        "content": None if self.refusal else content,
                        "refusal": self.refusal,
                    },
                }
            ],
            "usage": {
                "prompt_tokens": self.prompt_tokens,
                "completion_tokens": self.completion_tokens,
                "total_tokens": self.prompt_tokens + self.completion_tokens,
            },
        }


@dataclass
class ScriptedServer:
    """The server as a test sees it: where it is, what was asked of it, whether a client left."""

    url: str
    requests: list[dict[str, Any]] = field(default_factory=list)
    left: threading.Event = field(default_factory=threading.Event)

    def asked(self, at: int) -> str:
        """The text of one request's messages."""
        return "\n".join(str(message["content"]) for message in self.requests[at]["messages"])


@contextmanager
def scripted(*replies: Any) -> Iterator[ScriptedServer]:
    """Serve these replies in order, then HTTP 500; what is no `Reply` is its content."""
    waiting = iter([one if isinstance(one, Reply) else Reply(one) for one in replies])
    nothing_left = Reply(status=500, error="the script has no more replies")
    with answering(lambda request: next(waiting, nothing_left)) as server:
        yield server


@contextmanager
def answering(reply_to: Callable[[dict[str, Any]], Reply]) -> Iterator[ScriptedServer]:
    """Serve what `reply_to` makes of each request."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length", 0))
            request = json.loads(self.rfile.read(length))
            script.requests.append(request)
            form = request.get("response_format", {}).get("json_schema", {})
            Draft202012Validator.check_schema(form.get("schema", {}))
            reply = reply_to(request)
            time.sleep(reply.delay)
            raw = json.dumps(reply.body()) if reply.raw is None else reply.raw
            body = raw.encode() if isinstance(raw, str) else raw
            try:
                self.send_response(reply.status)
                self.send_header("Content-Type", reply.media)
                self.send_header("Content-Length", str(len(body) + reply.more))
                for name, value in reply.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                for _ in range(0, reply.more, 10_000):
                    self.wfile.write(b" " * 10_000)
                for at in range(len(body)) if reply.drip else ():
                    time.sleep(reply.drip)
                    self.wfile.write(body[at : at + 1])
                if not reply.drip:
                    self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                script.left.set()  # the client gave up waiting, as a time-out test wants

        def log_message(self, format: str, *args: Any) -> None:
            return

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    script = ScriptedServer(f"http://127.0.0.1:{http.server_address[1]}/v1")
    thread = threading.Thread(target=http.serve_forever, args=(0.01,), daemon=True)
    http.daemon_threads, http.block_on_close = True, False
    thread.start()
    try:
        yield script
    finally:
        http.shutdown()
        http.server_close()
        thread.join()
