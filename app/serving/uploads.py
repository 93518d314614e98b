"""Uploads within bounds: their number and sum, for a page and for all, and their end.

Streamlit keeps what a page uploads in memory, under whatever names its browser gives, until the
page's session ends, and looks after ended sessions only when others come.
"""

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.runtime import Runtime

ADDRESS = re.compile(r".*/_stcore/upload_file/(?P<page>[^/]+)/(?P<file>[^/]+)")
MOST_FILES = 20
"""Files that one page holds at once."""
PAGES = 4
"""All pages together hold as much as this many full ones."""
OVERHEAD = 1024 * 1024
"""Bytes that a request may be longer than its file."""
GRACE, EVERY = 120.0, 30.0
"""Seconds that a closed page is waited for, and between two looks."""


@dataclass(slots=True)
class Held:
    """The bytes that each page holds, by file, and since when a page is closed.

    `still` is how many seconds the next part of a file is waited for.
    """

    most_bytes: int
    still: float = 60.0
    pages: dict[str, dict[str, int]] = field(default_factory=dict)
    closed: dict[str, float] = field(default_factory=dict)

    def refusal(self, page: str, file: str, size: int) -> str:
        """Why a file is not taken; empty where it is."""
        own = {name: held for name, held in self.pages.get(page, {}).items() if name != file}
        others = sum(sum(each.values()) for name, each in self.pages.items() if name != page)
        megabytes = self.most_bytes // 1024**2
        if len(own) >= MOST_FILES:
            return f"A page takes {MOST_FILES} files at a time. Read these in first."
        if sum(own.values()) + size > self.most_bytes + OVERHEAD:
            return f"A page takes {megabytes} MB at a time. Read in what is there first."
        if others + sum(own.values()) + size > PAGES * self.most_bytes:
            return "Too much is being uploaded by others at the moment. Try again in a minute."
        return ""

    def take(self, page: str, file: str, size: int) -> None:
        self.pages.setdefault(page, {})[file] = size

    def leave(self, page: str, file: str) -> None:
        self.pages.get(page, {}).pop(file, None)

    def ended(self, is_open: Callable[[str], bool], now: float) -> list[str]:
        """The pages closed for longer than `GRACE`, which hold nothing from now on."""
        for page in self.pages:
            if is_open(page):
                self.closed.pop(page, None)
            else:
                self.closed.setdefault(page, now)
        over = [page for page, since in self.closed.items() if now - since >= GRACE]
        for page in over:
            del self.closed[page]
            self.pages.pop(page, None)
        return over


@dataclass(slots=True)
class Coming:
    """A file on its way, in place of the one of its name that was there `before`.

    What counts of it is what has come: what is said to come may never do.
    """

    held: Held
    page: str
    file: str
    before: int | None
    came: int = 0
    is_whole: bool = False

    async def part(self, receive: Receive) -> Message:
        """The next part. Raises HTTPException where none comes or one too many."""
        if self.is_whole:  # what follows is the browser's going away
            return await receive()
        try:
            async with asyncio.timeout(self.held.still):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, "Nothing more of the file came. Send it again.") from None
        self.came += len(message.get("body", b""))
        self.is_whole = not message.get("more_body", False)
        if self.page not in self.held.pages:
            raise HTTPException(409, "The page was closed before all of the file had come.")
        if why := self.held.refusal(self.page, self.file, self.came):
            raise HTTPException(413, why)
        self.held.take(self.page, self.file, max(self.came, self.before or 0))
        return message

    def end(self, *, taken: bool) -> None:
        size = self.came if taken else self.before
        if size is None:
            self.held.leave(self.page, self.file)
        else:
            self.held.take(self.page, self.file, size)


class BoundedUploads:
    """ASGI middleware: 413 for an upload beyond the bounds, 411 for one of unknown length.

    408 where nothing more of it comes.
    """

    def __init__(self, app: ASGIApp, held: Held) -> None:
        self.app = app
        self.held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        at = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if at is None or scope["method"] not in {"PUT", "POST", "DELETE"}:
            await self.app(scope, receive, send)
            return
        page, file = at["page"], at["file"]
        if scope["method"] == "DELETE":
            if await self._succeeds(scope, receive, send):
                self.held.leave(page, file)
            return
        if refusal := self._refusal(page, file, Headers(scope=scope)):
            await refusal(scope, receive, send)
            return
        coming = Coming(self.held, page, file, self.held.pages.get(page, {}).get(file))
        self.held.take(page, file, coming.before or 0)
        taken = False
        try:
            taken = await self._succeeds(scope, partial(coming.part, receive), send)
        finally:
            coming.end(taken=taken)

    async def _succeeds(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether the app did what was asked; its answer is sent."""
        status = 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, sent)
        return status < 400

    def _refusal(self, page: str, file: str, headers: Headers) -> Response | None:
        chunked = "transfer-encoding" in headers  # its length may be anything, whatever is said
        length = "" if chunked else headers.get("content-length", "")
        if not length.isdecimal():
            return PlainTextResponse("How long the file is has to be said first.", status_code=411)
        if why := self.held.refusal(page, file, int(length)):
            return PlainTextResponse(why, status_code=413)
        return None


async def free_closed_pages(held: Held) -> None:
    """End the sessions of closed pages that hold uploads, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        if Runtime.exists():
            free(held, Runtime.instance(), time.monotonic())


def free(held: Held, runtime: Runtime, now: float) -> None:
    """End the sessions of the pages closed by now, and let their files go.

    Both: Streamlit forgets a closed session by itself after a while, and its files not.
    """
    for page in held.ended(runtime.is_active_session, now):
        runtime.close_session(page)
        runtime.uploaded_file_mgr.remove_session_files(page)
