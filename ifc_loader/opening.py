"""Open an IFC file, or say in one sentence why it cannot be opened."""

import codecs
import re
import shutil
import zipfile
import zlib
from pathlib import Path
from typing import Any

import ifcopenshell

from ifc_loader.archives import is_model, no_model, not_read
from ifc_loader.doubtful import leave_out_doubtful
from ifc_loader.plain_step import is_plain, write_plain
from ifc_loader.printable import printable
from ifc_loader.property_graph import Finding
from ifc_loader.scratch import Scratch

SUPPORTED = ("IFC2X3", "IFC4", "IFC4X3")
FAMILIES = {
    "IFC2X2": "IFC2X3",
    "IFC2X3": "IFC2X3",
    "IFC4": "IFC4",
    "IFC4X1": "IFC4X3_ADD2",
    "IFC4X2": "IFC4X3_ADD2",
    "IFC4X3": "IFC4X3_ADD2",
    "IFC4X4": "IFC4X3_ADD2",
}
"""First part of the identifier in a header → the schema of ifcopenshell that reads it."""
COMMENT = rb"(?>/\*.*?(?:\*/|\Z))"
GAP = rb"(?:\s|" + COMMENT + rb")*+"
SCHEMA = re.compile(
    COMMENT + rb"|'[^']*'|FILE_SCHEMA" + GAP.join((b"", rb"\(", rb"\(", rb"'([^']*)'")), re.DOTALL
)
"""A comment, a text, or what the header says of its schema: the first identifier of its list."""
DATA = re.compile(rb"\bDATA\s*[;(]")
LONGEST_SHOWN = 40
"""Characters of a text of the file in a sentence about it."""
ARCHIVE = (b"PK\x03\x04", b"PK\x05\x06")
"""How an archive begins, and an empty one."""
START = b"ISO-10303-21"
UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
END = b"END-ISO-10303-21"
HEADER_BYTES = 262_144
TAIL_BYTES = 65_536
MAX_UNZIPPED = 4 * 1024**3
MAX_RATIO = 100
"""Bytes unzipped to one packed; models come to 5 to 30."""
SMALL = 16 * 1024**2
"""Bytes up to which no ratio is asked for."""
WARNING, ERROR = 3, 4


class IfcFileError(Exception):
    """The file cannot be read; `str()` says what, where, and what to do about it, on one line."""

    def __init__(self, sentence: str) -> None:
        super().__init__(printable(sentence))


def open_ifc(path: Path) -> tuple[Any, list[Finding]]:
    """Return the `ifcopenshell.file` at `path` and what is to be said about the file.

    Reads `.ifc`, and the first `.ifc` inside `.ifczip`. Raises IfcFileError for all that is not
    a whole IFC2X3, IFC4 or IFC4X3 file in STEP (ISO 10303-21). Everything is parsed at once:
    ifcopenshell's lazy reading crashes on an entity with too few attributes.
    """
    if path.is_dir():
        raise IfcFileError(f"{path.name or path} is a folder; name an IFC file in it")
    if not path.is_file():
        raise IfcFileError(f"{path.name}: there is no such file; check the path {path}")
    if path.stat().st_size == 0:
        raise IfcFileError(f"{path.name}: the file is empty (0 bytes); export or download it again")
    with path.open("rb") as stream:
        head = stream.read(HEADER_BYTES)
    if not head.startswith(ARCHIVE):
        return _open_text(path, path.name)
    with Scratch() as folder:
        target = Path(folder) / "unzipped.ifc"
        findings = _unzip(path, target)
        file, told = _open_text(target, path.name)
        return file, [*findings, *told]


def _open_text(path: Path, name: str) -> tuple[Any, list[Finding]]:
    """Read a STEP file; where its bytes are not plain, through a copy that is."""
    with path.open("rb") as stream:
        _check_start(stream.read(HEADER_BYTES), name)
    if is_plain(path):
        return _open_plain(path, name)
    with Scratch() as folder:
        plain = Path(folder) / "plain.ifc"
        findings = [Finding("encoding", name, f"{name}: {s}") for s in write_plain(path, plain)]
        file, told = _open_plain(plain, name)
        return file, [*findings, *told]


def _open_plain(path: Path, name: str) -> tuple[Any, list[Finding]]:
    """Read a file of plain bytes; one of a near schema through a copy whose header says ours."""
    with path.open("rb") as stream:
        head = stream.read(HEADER_BYTES)
    _check_end(path, name)
    if len(head) == HEADER_BYTES and not DATA.search(head):
        raise IfcFileError(
            f"{name}: its header has more than {HEADER_BYTES:,} bytes, as no model's has; "
            "export it again"
        )
    identifier, begin, end = _stated_schema(head, name)
    read_as = _read_as(identifier, name)
    if read_as.encode() == head[begin:end].upper():
        file, told = _parse(path, name)
    else:
        with Scratch() as folder:
            copy = Path(folder) / "near.ifc"
            with path.open("rb") as stream, copy.open("wb") as near:
                near.write(head[:begin] + read_as.encode())
                stream.seek(end)
                shutil.copyfileobj(stream, near)
            file, told = _parse(copy, name)
    if identifier == read_as:
        return file, [*told, *leave_out_doubtful(file, (each.message for each in told))]
    sentence = (
        f"{name}: the header says {identifier}, which was read as {read_as}; what differs between "
        "the two may be missing or misread"
    )
    return file, [Finding("schema", name, sentence), *told]


def _unzip(path: Path, target: Path) -> list[Finding]:
    """Unpack the first model of an archive; every other file in it is told by its name."""
    try:
        with zipfile.ZipFile(path) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            first = next((entry for entry in entries if is_model(entry)), None)
            if first is None:
                raise IfcFileError(no_model(path.name, entries))
            _check_size(path, first)
            with archive.open(first) as packed, target.open("wb") as unpacked:
                shutil.copyfileobj(packed, unpacked)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise IfcFileError(
            f"{path.name}: the archive cannot be unpacked ({error}); zip or download it again"
        ) from error
    return not_read(path.name, first, [entry for entry in entries if entry is not first])


def _check_size(path: Path, entry: zipfile.ZipInfo) -> None:
    if entry.file_size > MAX_UNZIPPED:
        raise IfcFileError(
            f"{path.name}: {entry.file_size:,} bytes unzipped, more than the "
            f"{MAX_UNZIPPED:,} accepted; unzip it and load the .ifc"
        )
    if entry.file_size > max(SMALL, MAX_RATIO * entry.compress_size):
        raise IfcFileError(
            f"{path.name}: {entry.file_size:,} bytes packed into {entry.compress_size:,}, more "
            f"than {MAX_RATIO} to one, as no model is; unzip it, look at it and load the .ifc"
        )


def _check_start(head: bytes, name: str) -> None:
    """Refuse what does not begin as a STEP file does; a byte order mark may stand before it."""
    if head.startswith(UTF_16):
        head = head[: len(head) // 2 * 2].decode("utf-16", "replace").encode("ascii", "replace")
    start = head.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n")
    if not start.startswith(START):
        if b"<ifc" in start[:4096] or b"ifcXML" in start[:4096]:
            raise IfcFileError(
                f"{name}: ifcXML cannot be read (ifcopenshell reads STEP files only); "
                "export the model as .ifc or .ifczip"
            )
        shown = start[:20].decode("ascii", "replace")
        raise IfcFileError(
            f"{name}: not an IFC file, it starts with {shown!r} instead of 'ISO-10303-21;'; "
            "choose a file exported as IFC"
        )


def _check_end(path: Path, name: str) -> None:
    """Refuse what is cut off before its end."""
    with path.open("rb") as stream:
        size = stream.seek(0, 2)
        stream.seek(max(0, size - TAIL_BYTES))
        tail = stream.read()
    if END not in tail:
        line = _last_line(path)
        raise IfcFileError(
            f"{name}: the file is cut off at line {line:,}, before its closing "
            "'END-ISO-10303-21;'; export, copy or download it again"
        )


def _stated_schema(head: bytes, name: str) -> tuple[str, int, int]:
    """The schema that the header names, and where that begins and ends. Raises IfcFileError.

    What ISO 10303-21 lets stand behind it, blanks and the number of an object, is left out. Without
    a schema nothing is parsed: ifcopenshell ends its process over one that is no list.
    """
    for stated in SCHEMA.finditer(head):
        if stated[1] is not None:
            identifier = stated[1].decode("ascii", "replace").partition("{")[0].strip()
            if identifier:
                return identifier.upper(), *stated.span(1)
    raise IfcFileError(
        f"{name}: its header names no schema, as FILE_SCHEMA(('IFC4')); does; export the model as "
        f"{', '.join(SUPPORTED[:-1])} or {SUPPORTED[-1]}"
    )


def _read_as(identifier: str, name: str) -> str:
    """The schema of ifcopenshell that reads an identifier of the header: its own, or a near one.

    IFC4X3_RC4 and IFC4X1 are read as IFC4X3_ADD2, IFC2X3_FINAL and IFC2X2 as IFC2X3; what the
    parser then misses it says itself. Raises IfcFileError.
    """
    for family, schema in FAMILIES.items():
        if re.fullmatch(rf"{family}(_[A-Z0-9_]+)?", identifier):
            return schema
    raise IfcFileError(
        f"{name}: schema {identifier[:LONGEST_SHOWN]} is not supported (FILE_SCHEMA in the "
        f"header); export the model as {', '.join(SUPPORTED[:-1])} or {SUPPORTED[-1]}"
    )


def _last_line(path: Path) -> int:
    with path.open("rb") as stream:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: stream.read(1 << 20), b"")) + 1


def _parse(path: Path, name: str) -> tuple[Any, list[Finding]]:
    logger = ifcopenshell.logger()
    logger.output_format(logger.FMT_INMEMORY)
    try:
        model = ifcopenshell.open(path, format=".ifc", logger=logger)
    except ifcopenshell.SchemaError as error:
        raise IfcFileError(
            f"{name}: {error}; export the model as {', '.join(SUPPORTED)}"
        ) from error
    except (ifcopenshell.Error, OSError) as error:
        raise IfcFileError(f"{name}: {_place(path, logger, error)}") from error
    model.oriel_logger = logger  # the file speaks to it when it is changed, and keeps no hold of it
    return model, [
        Finding("parser", name, message.message)
        for message in logger.log_messages()
        if message.severity >= WARNING and "non-unique GlobalId" not in message.message
    ]


def _place(path: Path, logger: Any, error: Exception) -> str:
    """The parser's first complaint with its line, and the line's beginning."""
    for message in logger.log_messages():
        found = re.search(r"^(.*?) at offset (\d+)", message.message)
        if message.severity >= ERROR and found:
            text = path.read_bytes()
            offset = int(found[2])
            line = text.count(b"\n", 0, offset) + 1
            begin = text.rfind(b"\n", 0, offset) + 1
            shown = text[begin : begin + 90].split(b"\r")[0].split(b"\n")[0].decode("latin-1")
            return (
                f"line {line:,} does not parse: {found[1]} in `{shown}`; "
                "export the file again, or mend that line"
            )
    return f"the file does not parse ({error}); export the file again"
