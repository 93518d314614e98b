"""The door: `oriel` and `python -m oriel`, before anything else of Oriel is imported.

Oriel's packages have plain names (`agents`, `app`, …). Where another distribution's package of such
a name is found first, or was installed over ours, every import would go astray; so this module,
whose name is ours alone, looks before it lets anyone in.
"""

import base64
import csv
import hashlib
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.doors.building import Building

PACKAGES = (
    "agents",
    "app",
    "edits",
    "evaluation",
    "graph_store",
    "ifc_loader",
    "registers",
    "sample_models",
)
HOME = Path(__file__).resolve().parent
"""Where this module lies, and our packages beside it: the checkout, or `site-packages`."""

BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 2 with a sentence where our packages are not those that are imported."""
    if astray := packages_astray():
        print(astray, file=sys.stderr)
        return BAD_INPUT
    words = sys.argv[1:] if arguments is None else arguments
    shared = list(packages_shared()) if words[:1] == ["doctor"] else []
    print(*shared, sep="\n", end="\n" if shared else "", file=sys.stderr)
    try:
        from app.command.main import main as command  # noqa: PLC0415, not before they are known

        return command(arguments) or (BAD_INPUT if shared else 0)
    except ImportError:
        if astray := next(packages_shared(), None):
            print(astray, file=sys.stderr)
            return BAD_INPUT
        raise


def building(place: "str | Path") -> "Building":
    """The twin of an IFC file, read on first use, or the twin of this name (docs/python.md).

    Raises ImportError where our packages are not those that are imported.
    """
    if astray := packages_astray():
        raise ImportError(astray)
    from app.doors.building import Building  # noqa: PLC0415, not before the packages are known

    return Building.opened(place)


def packages_astray() -> str | None:
    """A sentence on the first package that is not ours; None where all are."""
    installed = list(_installed())
    for name in PACKAGES:
        spec = find_spec(name)
        found = Path(spec.origin).resolve() if spec and spec.origin else None
        ours = HOME / name / "__init__.py"
        if found is None:
            return _told(name, f"is gone from {HOME}")
        if found != ours:
            return _told(name, f"is imported from {found}, not from {ours.parent}")
        if _replaced(installed, f"{name}/__init__.py"):
            return _told(name, f"in {HOME} was overwritten by another distribution's")
    return None


def packages_shared() -> Iterator[str]:
    """A sentence on each package of ours of which a file was overwritten by another distribution,
    or in which another has files: it is broken, or breaks Oriel when it is removed.

    Reads what every distribution says that it installed: a second where there are many.
    """
    from importlib.metadata import distributions  # noqa: PLC0415, a tenth of a question's time

    installed = list(_installed())
    for name in PACKAGES:
        if file := _replaced(installed, f"{name}/"):
            yield _told(name, f"in {HOME} is not what was installed: {file} was overwritten")
            continue
        for other in distributions(path=[str(HOME)]):
            if other.name != "oriel" and any(
                file.parts[0] == name for file in other.files or () if file.parts
            ):
                yield _told(name, f"is shared with {other.name}, which has files in {HOME / name}")


def _told(name: str, what: str) -> str:
    return (
        f"Oriel's package {name!r} {what}. Another distribution has or had a package of that name: "
        "install Oriel into an environment of its own (`pipx install .` or `uv tool install .` in "
        "its folder), and start it outside folders and without PYTHONPATH entries that hold one."
    )


def _installed() -> Iterator[tuple[str, str]]:
    """The files of ours beside this module that an installer put there, and the digest of each.

    None of a checkout or of an editable install, whose files may change. Source: the `RECORD` of
    the specification of binary distributions.
    """
    for record in HOME.glob("oriel-*.dist-info/RECORD"):
        with record.open(encoding="utf-8", newline="") as lines:
            yield from ((row[0], row[1]) for row in csv.reader(lines) if len(row) > 1 and row[1])


def _replaced(installed: Sequence[tuple[str, str]], beginning: str) -> str | None:
    """The first file of ours, of those called so, that is not what was installed."""
    for file, told in installed:
        if file.startswith(beginning):
            place, (method, _, expected) = HOME / file, told.partition("=")
            held = place.read_bytes() if place.is_file() else b""
            digest = hashlib.new(method, held).digest()
            if base64.urlsafe_b64encode(digest).rstrip(b"=").decode() != expected:
                return file
    return None


if __name__ == "__main__":
    raise SystemExit(main())
