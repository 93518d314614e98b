"""One call of a model's endpoint, bounded in time and room, and ended when it is not wanted."""

import asyncio
import ssl
import threading
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

import httpx2
import openai

from agents.model.ended import MOST_BYTES, OutOfTime, TooLarge
from agents.model.model_settings import ModelSettings

T = TypeVar("T")

PACKED = frozenset({"gzip", "x-gzip", "deflate"})
GZIP_OR_ZLIB = 47
"""What zlib calls either format, told apart by how it begins."""

POLL = 0.1
"""Seconds between two looks at whether the call is still wanted."""


class Endpoint:
    """An OpenAI-compatible endpoint; at most `settings.concurrency` calls run at once.

    Retries and their pauses are the client library's. Each try may last `settings.seconds` from
    its first byte sent to its last received, however slowly they drip.
    """

    def __init__(self, settings: ModelSettings) -> None:
        self.url = settings.base_url or "https://api.openai.com/v1"
        self._settings = settings
        self._slots = threading.BoundedSemaphore(settings.concurrency)

    def call(
        self, request: dict[str, Any], seconds: float, wanted: Callable[[], None]
    ) -> tuple[bytes, int]:
        """The body of the reply to a chat request, and how often it was asked again.

        `wanted` is called all the while; what it raises ends the call, its connection and its
        place among those at once. Raises `OutOfTime` after `seconds`, `TooLarge`, and what the
        client library does.
        """
        until = time.perf_counter() + seconds
        while not self._slots.acquire(timeout=POLL):
            wanted()
            if time.perf_counter() > until:
                raise OutOfTime
        try:
            return asyncio.run(_while_wanted(self._sent(request, until), until, wanted))
        finally:
            self._slots.release()

    async def _sent(self, request: dict[str, Any], until: float) -> tuple[bytes, int]:
        room = _Bounded(self._settings.seconds, until)
        key = self._settings.api_key
        async with openai.AsyncOpenAI(
            base_url=self.url,
            api_key=key.get_secret_value() if key else "none",
            timeout=self._settings.seconds,
            max_retries=self._settings.retries,
            http_client=httpx2.AsyncClient(transport=room),
        ) as client:
            raw = await client.chat.completions.with_raw_response.create(
                **request, extra_headers={"Accept-Encoding": "identity"}
            )
        if room.cut:
            raise TooLarge
        return raw.content, raw.retries_taken


async def _while_wanted(work: Awaitable[T], until: float, wanted: Callable[[], None]) -> T:
    """Await `work`, ending it where it is not wanted any more, or at the deadline."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait([task], timeout=min(POLL, max(0.0, until - time.perf_counter())))
            if not task.done():
                wanted()
                if time.perf_counter() >= until:
                    raise OutOfTime
        return task.result()
    finally:
        task.cancel()


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


class _Bounded(httpx2.AsyncBaseTransport):
    """HTTP whose tries end after some seconds, and whose replies end after `MOST_BYTES`."""

    def __init__(self, seconds: float, until: float) -> None:
        self.cut = False
        self._seconds = seconds
        self._until = until
        self._inner = httpx2.AsyncHTTPTransport(verify=_certificates())

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one try. Raises ReadTimeout where it takes too long."""
        end = time.perf_counter() + self._seconds
        response = await _until(end, self._inner.handle_async_request(request), request)
        if _later_than(response, self._until - time.perf_counter()):
            response.headers["x-should-retry"] = "false"
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _Cut(self, response.stream, end, request)
        if response.headers.pop("content-encoding", "") in PACKED:  # though nobody asked for it
            response.stream.unpack = zlib.decompressobj(GZIP_OR_ZLIB).decompress
        return response

    async def aclose(self) -> None:
        """Close the connections."""
        await self._inner.aclose()


class _Cut(httpx2.AsyncByteStream):
    """The bytes of a reply as they come, until there are too many of them."""

    def __init__(
        self, room: _Bounded, inner: httpx2.AsyncByteStream, end: float, request: httpx2.Request
    ) -> None:
        self._room, self._inner, self._end, self._request = room, inner, end, request
        self.unpack: Callable[[bytes, int], bytes] | None = None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        parts, got = aiter(self._inner), 0
        while True:
            try:
                part = await _until(self._end, anext(parts), self._request)
            except StopAsyncIteration:
                return
            part = self._unpacked(part, MOST_BYTES + 1 - got)
            got += len(part)
            if got > MOST_BYTES:
                self._room.cut = True
                return
            yield part

    def _unpacked(self, part: bytes, most: int) -> bytes:
        """At most so many bytes of what a part of the reply is, packed or not."""
        if self.unpack is None:
            return part
        try:
            return self.unpack(part, most)
        except zlib.error as broken:
            raise httpx2.DecodingError(str(broken), request=self._request) from broken

    async def aclose(self) -> None:
        """Leave the rest unread."""
        await self._inner.aclose()


async def _until(end: float, work: Awaitable[T], request: httpx2.Request) -> T:
    try:
        return await asyncio.wait_for(work, max(0.0, end - time.perf_counter()))
    except TimeoutError:
        raise httpx2.ReadTimeout("The reply took too long", request=request) from None


def _later_than(response: httpx2.Response, seconds: float) -> bool:
    """Whether the server asks to come back only when nobody waits any more."""
    given = response.headers.get("retry-after", "")
    return given.isdecimal() and float(given) >= seconds
