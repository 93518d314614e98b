"""Open an IFC file, or say in one sentence why it cannot be opened."""

import re
import shutil
import tempfile
import zipfile
import zlib
from pathlib import Path
from typing import Any

import ifcopenshell

SUPPORTED = ("IFC2X3", "IFC4", "IFC4X3")
START = b"ISO-10303-21"
END = b"END-ISO-10303-21"
HEADER_BYTES = 262_144
TAIL_BYTES = 65_536
MAX_UNZIPPED = 4 * 1024**3
WARNING, ERROR = 3, 4


class IfcFileError(Exception):
    """The file cannot be read; `str()` says what, where, and what to do about it."""


def open_ifc(path: Path) -> tuple[Any, list[str]]:
    """Return the `ifcopenshell.file` at `path` and the complaints of its parser.

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
    if head.startswith(b"PK\x03\x04"):
        return _open_zip(path)
    _check_text(path, head)
    return _parse(path, path.name)


def _open_zip(path: Path) -> tuple[Any, list[str]]:
    try:
        with zipfile.ZipFile(path) as archive:
            inner = next(
                (i for i in archive.infolist() if i.filename.lower().endswith(".ifc")), None
            )
            if inner is None:
                raise IfcFileError(
                    f"{path.name}: the archive holds no .ifc file; zip the .ifc itself, "
                    "or export as .ifc"
                )
            if inner.file_size > MAX_UNZIPPED:
                raise IfcFileError(
                    f"{path.name}: {inner.file_size:,} bytes unzipped, more than the "
                    f"{MAX_UNZIPPED:,} accepted; unzip it and load the .ifc"
                )
            with tempfile.TemporaryDirectory() as folder:
                target = Path(folder) / "unzipped.ifc"
                with archive.open(inner) as packed, target.open("wb") as unpacked:
                    shutil.copyfileobj(packed, unpacked)
                with target.open("rb") as stream:
                    _check_text(target, stream.read(HEADER_BYTES), path.name)
                return _parse(target, path.name)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError) as error:
        raise IfcFileError(
            f"{path.name}: the archive cannot be unpacked ({error}); zip or download it again"
        ) from error


def _check_text(path: Path, head: bytes, name: str | None = None) -> None:
    """Refuse what is no STEP file, of an unknown schema, or cut off before its end."""
    name = name or path.name
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
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
    schema = re.search(rb"FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'", head)
    if schema:
        identifier = schema[1].decode("ascii", "replace").upper()
        if not _is_supported(identifier):
            raise IfcFileError(
                f"{name}: schema {identifier} is not supported (FILE_SCHEMA in the header); "
                f"export the model as {', '.join(SUPPORTED[:-1])} or {SUPPORTED[-1]}"
            )
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


def _is_supported(identifier: str) -> bool:
    return (
        identifier in SUPPORTED
        or re.fullmatch(r"IFC4X3_(ADD\d|TC\d)|IFC4_ADD\d(_TC\d)?|IFC2X3_TC\d", identifier)
        is not None
    )


def _last_line(path: Path) -> int:
    with path.open("rb") as stream:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: stream.read(1 << 20), b"")) + 1


def _parse(path: Path, name: str) -> tuple[Any, list[str]]:
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
    complaints = [
        message.message
        for message in logger.log_messages()
        if message.severity >= WARNING and "non-unique GlobalId" not in message.message
    ]
    return model, complaints


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
