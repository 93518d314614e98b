"""A question asked of the `oriel serve` of this machine, where there is one.

It has read the words of the building before, so that nothing has to be imported or read here: the
answer comes in a fraction of the time. Where it cannot answer, the command does so itself.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any

import platformdirs

from app.command.statuses import ANSWERED, NOT_ANSWERABLE
from app.doors.running import PLACE, Running, told

SECONDS = 30.0
"""Without a word of the server, which says every fifteen that it lives."""


def asked_near(given: argparse.Namespace) -> int | None:
    """The exit status of `oriel ask`, answered by a server; None where it has to do so itself."""
    folder = os.environ.get("ORIEL_DATA_DIR") or platformdirs.user_data_dir(
        "oriel", appauthor=False
    )
    server = told(Path(folder))
    here = given.buildings or given.by == "sql" or not given.question.strip()
    if server is None or not server.heeds(os.environ) or here:
        return None
    try:
        answer = _asked(server, given)
    except (OSError, HTTPException, ValueError):
        return None
    if answer is None:
        return None
    print(answer["json"] if given.json else answer["text"], flush=True)
    return ANSWERED if answer["answered"] else NOT_ANSWERABLE


def _asked(server: Running, given: argparse.Namespace) -> dict[str, Any] | None:
    """The answer, its steps told before; None where there is none."""
    body = {
        "question": given.question,
        "twin": given.twin,
        "model": str(given.model.resolve()) if given.model else "",
        "agents": given.agents,
    }
    headers = {"Authorization": f"Bearer {server.secret}", "Content-Type": "application/json"}
    with closing(HTTPConnection(server.host, server.port, timeout=SECONDS)) as connection:
        connection.request("POST", PLACE, json.dumps(body), headers)
        reply = connection.getresponse()
        if reply.status != 200:
            return None
        for kind, text in _events(reply):
            if kind == "step":
                print(f"  {text}", file=sys.stderr, flush=True)
            elif kind == "answer":
                found: dict[str, Any] = json.loads(text)
                return found
    return None


def _events(reply: HTTPResponse) -> Iterator[tuple[str, str]]:
    """The server-sent events of a reply, as they come. Source: WHATWG HTML, section 9.2."""
    kind, held = "", []
    for line in reply:
        name, _, value = line.decode().rstrip("\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            held.append(value)
        elif not name and not value:
            yield kind, "\n".join(held)
            kind, held = "", []
