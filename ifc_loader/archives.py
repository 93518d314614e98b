"""Archives of models: which of their files are models, and which were not read."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipInfo

from ifc_loader.printable import printable
from ifc_loader.property_graph import Finding

LONGEST_NAME, LONGEST_LINE = 200, 400
"""Characters of the name of a file in an archive, and of several names in one sentence."""

NAMED = 5
"""Files of an archive without a model that are named where it is refused."""


def is_model(entry: ZipInfo) -> bool:
    """Whether an entry is an IFC file, and not what macOS keeps beside one."""
    return entry.filename.lower().endswith(".ifc") and not Path(entry.filename).name.startswith(".")


def not_read(name: str, first: ZipInfo, others: list[ZipInfo]) -> list[Finding]:
    """The files of an archive beside the one that was read: each model, and the rest in lists."""
    beginning = f"{name}: of the {len(others) + 1:,} files in the archive {_shown(first)} was read"
    models = [_shown(entry) for entry in others if is_model(entry)]
    rest = [_shown(entry) for entry in others if not is_model(entry)]
    told = [
        Finding("not-read", each, f"{beginning}, {each} not; load it by itself") for each in models
    ]
    return told + [
        Finding("not-read", name, f"{beginning}, not these, which are no .ifc: {', '.join(names)}")
        for names in _in_lines(rest)
    ]


def no_model(name: str, entries: list[ZipInfo]) -> str:
    """Why an archive without a model is refused: what it holds instead, the first few by name."""
    if not entries:
        return f"{name}: the archive is empty; zip the .ifc itself, or export as .ifc"
    shown = [_shown(entry) for entry in entries[:NAMED]]
    if more := len(entries) - len(shown):
        shown.append(f"{more:,} more")
    return (
        f"{name}: the archive holds no .ifc file ({', '.join(shown)}); "
        "zip the .ifc itself, or export as .ifc"
    )


def _in_lines(names: list[str]) -> Iterator[list[str]]:
    """Names in groups of no more than LONGEST_LINE characters."""
    line: list[str] = []
    length = 0
    for name in names:
        if line and length + len(name) > LONGEST_LINE:
            yield line
            line, length = [], 0
        line.append(name)
        length += len(name) + 2
    if line:
        yield line


def _shown(entry: ZipInfo) -> str:
    """The name of a file in an archive, fit for a sentence."""
    plain = printable(entry.filename)
    return plain if len(plain) <= LONGEST_NAME else f"{plain[: LONGEST_NAME - 1]}…"
