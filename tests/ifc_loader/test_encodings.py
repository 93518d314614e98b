"""Letters beyond ASCII arrive whole, however the file spells them."""

import codecs
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import ifcopenshell
import pytest

from ifc_loader import PropertyGraph, read_ifc
from ifc_loader.plain_step import CHUNK, is_plain, write_plain
from tests.ifc_loader.tiny import Tiny, named

PLAIN = "Waend"


def written(folder: Path, name: bytes, before: bytes = b"") -> Path:
    """A wall whose name is these very bytes."""
    tiny = Tiny()
    tiny.element("IfcWall", PLAIN)
    path = tiny.save(folder / "letters.ifc")
    path.write_bytes(before + path.read_bytes().replace(PLAIN.encode(), name))
    return path


def told(graph: PropertyGraph) -> list[str]:
    return [f.message for f in graph.findings if f.kind == "encoding"]


def line_of_the_wall(path: Path) -> int:
    lines = path.read_bytes().split(b"\n")
    return next(number for number, line in enumerate(lines, 1) if b"IFCWALL(" in line)


@pytest.mark.parametrize(
    ("letters", "encoding", "read_as"),
    [
        ("Wänd „Süd“ 3 m² Größe", "utf-8", "UTF-8"),
        ("壁 стена 🏠", "utf-8", "UTF-8"),
        ("Wänd Größe", "latin-1", "Windows-1252 or Latin-1"),
        ("Wänd “Süd” – 20 €", "cp1252", "Windows-1252 or Latin-1"),
    ],
)
def test_raw_letters_are_read_and_reported(
    tmp_path: Path, letters: str, encoding: str, read_as: str
) -> None:
    path = written(tmp_path, letters.encode(encoding))
    graph = read_ifc(path)
    assert named(graph, letters).labels[0] == "IfcWall"
    (sentence,) = told(graph)
    assert sentence.startswith(f"letters.ifc: line {line_of_the_wall(path)}: letters stand as raw")
    assert sentence.endswith(f"they were read as {read_as}")


def test_letters_of_two_encodings_in_one_file_are_each_read_in_theirs(tmp_path: Path) -> None:
    path = written(tmp_path, "Wänd".encode() + b" S\xfcd")
    graph = read_ifc(path)
    assert named(graph, "Wänd Süd")
    assert [sentence.rpartition(" as ")[2] for sentence in told(graph)] == [
        "UTF-8",
        "Windows-1252 or Latin-1",
    ]


def test_letters_as_the_standard_spells_them_raise_nothing(tmp_path: Path) -> None:
    graph = read_ifc(written(tmp_path, rb"W\X2\00E4\X0\nd \X\DC \S\d"))
    assert named(graph, "Wänd Ü ä")
    assert told(graph) == []


def test_a_byte_order_mark_is_skipped_and_reported(tmp_path: Path) -> None:
    graph = read_ifc(written(tmp_path, "Wänd".encode(), codecs.BOM_UTF8))
    assert named(graph, "Wänd")
    line = line_of_the_wall(tmp_path / "letters.ifc")
    assert told(graph) == [
        "letters.ifc: it starts with the byte order mark of UTF-8, which was skipped",
        f"letters.ifc: line {line}: letters stand as raw bytes (1 times in the file) where "
        "ISO 10303-21 asks for \\X2\\…\\X0\\; they were read as UTF-8",
    ]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_file_in_utf_16_is_read(tmp_path: Path, encoding: str) -> None:
    path = written(tmp_path, "Wänd 🏠".encode())
    mark = codecs.BOM_UTF16_LE if encoding == "utf-16-le" else codecs.BOM_UTF16_BE
    path.write_bytes(mark + path.read_bytes().decode().encode(encoding))
    graph = read_ifc(path)
    assert named(graph, "Wänd 🏠")
    assert "byte order mark of UTF-16" in told(graph)[0]


@pytest.mark.parametrize("nul", [b"\x00", rb"\X\00"])
def test_nul_in_a_text_is_left_out_and_its_line_told(tmp_path: Path, nul: bytes) -> None:
    path = written(tmp_path, b"Wa" + nul + b"nd")
    graph = read_ifc(path)
    assert named(graph, "Wand")
    assert told(graph) == [
        f"letters.ifc: line {line_of_the_wall(path)}: NUL stands in a text (1 times in the file); "
        "it was left out"
    ]


@pytest.mark.parametrize("before", [CHUNK - 3, CHUNK - 2, CHUNK - 1, CHUNK])
def test_no_letter_is_cut_where_a_chunk_ends(tmp_path: Path, before: int) -> None:
    path, target = tmp_path / "raw", tmp_path / "plain"
    path.write_bytes(b"\n" * before + "ä€🏠".encode() + b"end")
    (sentence,) = write_plain(path, target)
    assert target.read_bytes() == (b"\n" * before + rb"\X2\00E4\X0\\X2\20AC\X0\\X4\0001F3E0\X0\end")
    assert sentence.startswith(f"line {before + 1:,}: ")


@pytest.mark.parametrize(
    ("spelled", "read", "said"),
    [
        (rb"\X2\D83CDFE0\X0\ 1", "🏠 1", "pairs of UTF-16"),
        (rb"W\X2\00E4D83CDFE0\X0\nd", "Wä🏠nd", "pairs of UTF-16"),
        (rb"W\X2\D83D\X0\nd", "W\ufffdnd", "that are no letters"),
        (rb"W\X2\DE00\X0\nd", "W\ufffdnd", "that are no letters"),
        (rb"W\X2\00E\X0\nd", "W\ufffdnd", "that are no letters"),
        (rb"W\X2\00E40000\X0\nd", "Wä\ufffdnd", "that are no letters"),
        (rb"W\X4\00110000\X0\nd", "W\ufffdnd", "that are no letters"),
        (rb"W\X4\0000D83D\X0\nd", "W\ufffdnd", "that are no letters"),
    ],
)
def test_letters_spelled_as_no_letters_are_do_not_vanish(
    tmp_path: Path, spelled: bytes, read: str, said: str
) -> None:
    path = written(tmp_path, spelled)
    graph = read_ifc(path)
    assert named(graph, read).labels[0] == "IfcWall"
    (sentence,) = told(graph)
    assert sentence.startswith(f"letters.ifc: line {line_of_the_wall(path)}: ")
    assert said in sentence


@pytest.mark.parametrize(
    "spelled", [b"\\X4\\0001F3E0\\X0\\", b"\\X2\\FFFD00e4\\X0\\", b"\\\\X2\\\\D83D\\\\X0\\\\"]
)
def test_letters_spelled_right_are_left_as_they_are(tmp_path: Path, spelled: bytes) -> None:
    assert is_plain(written(tmp_path, spelled))


def test_looking_at_letters_spelled_right_takes_about_as_long_as_reading_them(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    path = tiny.save(tmp_path / "letters.ifc")
    text = path.read_bytes()
    start = text.index(b"\n", text.index(b"DATA;")) + 1
    name = rb"'W\X2\00E4\X0\nde \X2\00FC00DF\X0\ber den R\X2\00E4\X0\umen'"
    lines = (b"#%d=IFCPROPERTYSINGLEVALUE(%s,$,$,$);\n" % (at, name) for at in range(9000, 39_000))
    path.write_bytes(text[:start] + b"".join(lines) + text[start:])
    looked = min(clocked(is_plain, path) for _ in range(3))
    read = partial(ifcopenshell.open, format=".ifc")
    assert looked < 5 * min(clocked(read, path) for _ in range(3))


def clocked(work: Callable[[Path], object], path: Path) -> float:
    start = time.process_time()
    work(path)
    return time.process_time() - start
