"""A STEP file whose bytes are what ISO 10303-21 allows, made of one whose bytes are not.

Programs write letters beyond ASCII as raw bytes (UTF-8, Latin-1, Windows-1252, UTF-16) where the
standard asks for `\\X2\\00E4\\X0\\`; the parser drops them without a word, as it drops letters
spelled as pairs of UTF-16 or as none, and stops at a byte order mark. Source: ISO 10303-21, 5.2 and
6.4.3.
"""

import codecs
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

CHUNK = 1 << 20
"""Bytes read at a time."""
MARKS = {
    codecs.BOM_UTF8: "UTF-8",
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}
"""Byte order mark → encoding."""
LONGEST_RUN = 4096
"""Bytes; a run of letters that are spelled together takes fewer."""
RAW = re.compile(rb"[\x80-\xff]+")
PLANE = rb"(?!0000|[Dd][89A-Fa-f])[0-9A-Fa-f]{4}"
"""A letter's code below 10000, in four digits."""
WIDE = re.compile(
    rb"\\(?:\\|X2\\(?:" + PLANE + rb")*\\X0\\"
    rb"|X4\\(?:0000" + PLANE + rb"|00(?:0[1-9A-Fa-f]|10)[0-9A-Fa-f]{4})*\\X0\\"
    rb"|(X\\00|X([24])\\([0-9A-Fa-f]*)\\X0\\))"
)
"""Letters spelled by their codes, of four digits or eight; a backslash of the text goes before. The
groups are of those that are spelled wrong, and of NUL, where the parser ends a text. It begins with
one byte, which is found fast."""
WIDTHS = {b"2": (4, "utf-16-be"), b"4": (8, "utf-32-be")}
WINDOWS = "Windows-1252 or Latin-1"
NUL, PAIRS, NONE = "NUL", "pairs", "none"
NO_LETTER = "\ufffd"


def is_plain(path: Path) -> bool:
    """Whether a file is ASCII without NUL, and every letter spelled as the parser reads it."""
    with path.open("rb") as stream:
        return all(map(_piece_is_plain, _whole_lines(_chunks(stream))))


def _piece_is_plain(piece: bytes) -> bool:
    if not piece.isascii() or b"\0" in piece:
        return False
    return not any(wrong for wrong, *_ in WIDE.findall(piece))


def write_plain(path: Path, target: Path) -> list[str]:
    """Write the file at `path` to `target` in plain ASCII; what had to be done, in sentences.

    Lines keep their numbers. Takes the memory of a chunk.
    """
    work = _Work()
    with path.open("rb") as stream, target.open("wb") as plain:
        head = stream.read(3)
        mark = next((mark for mark in MARKS if head.startswith(mark)), b"")
        stream.seek(0 if MARKS.get(mark) == "UTF-16" else len(mark))
        chunks: Iterable[bytes] = _chunks(stream)
        if MARKS.get(mark) == "UTF-16":
            decoded = codecs.iterdecode(chunks, "utf-16", errors="replace")
            chunks = (text.encode("utf-8", "replace") for text in decoded)
        for piece in _whole_lines(chunks):
            plain.write(work.plain(piece))
    if not mark:
        return work.sentences()
    skipped = f"it starts with the byte order mark of {MARKS[mark]}, which was skipped"
    return [skipped, *work.sentences()]


@dataclass(slots=True)
class _Work:
    """What was recoded so far: encoding → (times, line of the first)."""

    line: int = 1
    done: dict[str, tuple[int, int]] = field(default_factory=dict)

    def plain(self, piece: bytes) -> bytes:
        """A piece of the file in ASCII, without NUL."""

        def escaped(run: re.Match[bytes]) -> bytes:
            text, encoding = _read(run[0])
            self._count(encoding, piece, run.start(), 1)
            return b"".join(map(_escape, text))

        def respelled(run: re.Match[bytes]) -> bytes:
            again = _respelled(run)
            if again is None:
                return run[0]
            spelled, how = again
            self._count(how, told, run.start(), 1)
            return spelled

        told = RAW.sub(escaped, piece)
        told = WIDE.sub(respelled, told)
        if b"\0" in piece:
            self._count(NUL, piece, piece.index(b"\0"), piece.count(b"\0"))
            told = told.replace(b"\0", b"")
        self.line += piece.count(b"\n")
        return told

    def _count(self, what: str, piece: bytes, offset: int, times: int) -> None:
        known = self.done.get(what)
        if known is None:
            known = 0, self.line + piece.count(b"\n", 0, offset)
        self.done[what] = known[0] + times, known[1]

    def sentences(self) -> list[str]:
        """One a kind, with the line of the first."""
        return [f"line {line:,}: {_told(what, times)}" for what, (times, line) in self.done.items()]


def _told(what: str, times: int) -> str:
    often = f"({times:,} times in the file)"
    match what:
        case "NUL":
            return f"NUL stands in a text {often}; it was left out"
        case "pairs":
            return (
                f"letters are spelled as pairs of UTF-16 {often} where ISO 10303-21 asks for "
                "\\X4\\…\\X0\\; they were read as these letters"
            )
        case "none":
            return (
                f"codes stand in a text {often} that are no letters; each was read as {NO_LETTER}"
            )
        case _:
            return (
                f"letters stand as raw bytes {often} where ISO 10303-21 asks for "
                f"\\X2\\…\\X0\\; they were read as {what}"
            )


def _respelled(run: re.Match[bytes]) -> tuple[bytes, str] | None:
    """Letters spelled as the parser reads them, and what was wrong; None where nothing is."""
    if run[1] is None:
        return None
    if run[2] is None:
        return b"", NUL
    width, encoding = WIDTHS[run[2]]
    digits = run[3].decode()
    codes = [digits[at : at + width] for at in range(0, len(digits), width)]
    whole = bytes.fromhex("".join(code for code in codes if len(code) == width))
    text = whole.decode(encoding, errors="replace").replace("\0", NO_LETTER)
    text += NO_LETTER * (len(codes[-1]) < width)
    return b"".join(map(_escape, text)), NONE if NO_LETTER in text else PAIRS


def _read(run: bytes) -> tuple[str, str]:
    """Letters and their encoding; in Windows-1252 five bytes have none, so they are Latin-1's."""
    try:
        return run.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        pass
    try:
        return run.decode("cp1252"), WINDOWS
    except UnicodeDecodeError:
        return run.decode("latin-1"), WINDOWS


def _escape(letter: str) -> bytes:
    """Source: ISO 10303-21, 6.4.3.3."""
    code = ord(letter)
    return b"\\X2\\%04X\\X0\\" % code if code < 0x10000 else b"\\X4\\%08X\\X0\\" % code


def _chunks(stream: BinaryIO) -> Iterator[bytes]:
    return iter(lambda: stream.read(CHUNK), b"")


def _whole_lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes, cut after lines; within one only where it is longer than a chunk."""
    held = b""
    for chunk in chunks:
        piece = held + chunk
        end = piece.rfind(b"\n") + 1 or max(0, len(piece) - LONGEST_RUN)
        held = piece[end:]
        yield piece[:end]
    yield held
