"""docs/licences.md: every package that Oriel is installed with, and its licence as stated.

    python -m benchmarks.licences > docs/licences.md

Walks the requirements of the installed `oriel` distribution, those of its extras apart. Ends with 1
where a package states no licence, or one that is not among those checked. The extras have to be
installed: pip install -e .[dev,model].
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

NAMED_ELSEWHERE = {
    "altair": "BSD-3-Clause",
    "axe-playwright-python": "MIT",
    "babel": "BSD-3-Clause",
    "bcf-client": "LGPL-3.0-or-later",
    "blinker": "MIT",
    "colorama": "BSD-3-Clause",
    "defusedxml": "PSF-2.0",
    "ifctester": "LGPL-3.0-or-later",
    "ghp-import": "Apache-2.0",
    "isodate": "BSD-3-Clause",
    "itsdangerous": "BSD-3-Clause",
    "jinja2": "BSD-3-Clause",
    "jsonseq": "MIT",
    "markdown-it-py": "MIT",
    "mdurl": "MIT",
    "mergedeep": "MIT",
    "odfpy": "LGPL-2.1-or-later",
    "pathspec": "MPL-2.0",
    "pg8000": "BSD-3-Clause",
    "protobuf": "BSD-3-Clause",
    "pydeck": "Apache-2.0",
    "pystache": "MIT",
    "sortedcontainers": "Apache-2.0",
    "tomli-w": "MIT",
}
"""Licences that a package's metadata leaves to a text file or names in words, read there."""

FITTING = (
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0",
    "MIT-CMU", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
)  # fmt: skip
"""Permissive: an Apache-2.0 program may contain them, their notices kept."""

WITH_CONDITIONS = {
    "LGPL-2.1-or-later": "as LGPL-3.0-or-later",
    "LGPL-3.0-or-later": "imported unchanged from its own package, which anyone can replace",
    "MPL-2.0": "used unchanged; the licence binds its own files only",
}

EXTRAS = {
    "dev": "For development only (`dev`)",
    "model": "To measure a small model here (`model`)",
}

FOREWORD = """\
# Licences

Oriel is under Apache-2.0 (`LICENSE`). It is installed beside the packages below; each keeps its
own licence. The Docker image holds them all, so whoever passes the image on passes them on too:
their licence texts are in it, in each package's `dist-info`.

- Copied into Oriel are `three` and `camera-controls` (MIT), as one file that
  the browser draws the building with, `app/building/viewer/libraries.js`; their licence texts are
  beside it in `libraries.licences.txt`, and `bundle/` there is the recipe.
- `arcadedb-embedded` brings a Java runtime (OpenJDK, GPL-2.0 with the Classpath Exception; its
  legal notices are in `arcadedb_embedded/jre/legal`), run as a process of its own.
- `ifcopenshell`, `ifctester` and `bcf-client` are LGPL-3.0-or-later, `odfpy` is LGPL-2.1-or-later:
  imported unchanged, as their own packages, so that anyone can put another version in their place,
  as the licence asks of a program that uses the library. `bcf-client` says so in its files; its
  metadata names the GPL.
- `certifi`, `pathspec` and `pytest-rerunfailures` are MPL-2.0, which binds changes to their own
  files. Oriel makes none.
- All others are permissive.
- Weights of language models are no requirement of Oriel's, not even of an extra: whoever measures
  one fetches it by hand ([which-model.md](which-model.md) tells its terms), and the image has none.

Written by `python -m benchmarks.licences`, which reads what the installed packages state, and ends
with an error where one states nothing or something that was not checked.
"""


def main() -> int:
    """Print the page; 1 where a licence is missing or unknown."""
    runtime = set(_closure(distribution("oriel"), ""))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    print(FOREWORD)
    print(_table("Installed with Oriel", runtime - {"oriel"}))
    listed = runtime
    for extra, entries in project["optional-dependencies"].items():
        wanted = [_name(entry) for entry in entries]
        brought = {name for entry in wanted for name in (entry, *_of(entry))} - listed
        print(_table(EXTRAS[extra], brought))
        listed = listed | brought
    return _unfit(listed - {"oriel"})


def _closure(found: Distribution, extra: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The package and all that it requires, each once."""
    name = _name(str(found.metadata["Name"]))
    if name in seen:
        return
    yield name
    for entry in found.requires or ():
        condition = entry.partition(";")[2]
        if "extra ==" in condition and f"extra == '{extra}'" not in condition.replace('"', "'"):
            continue
        yield from _of(_name(entry), _extra(entry), seen | {name})


def _of(name: str, extra: str = "", seen: frozenset[str] = frozenset()) -> Iterator[str]:
    try:
        yield from _closure(distribution(name), extra, seen)
    except PackageNotFoundError:
        return  # needed on another platform or another Python only


def _name(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", match.group()).lower() if match else requirement


def _extra(requirement: str) -> str:
    match = re.search(r"\[([\w-]+)\]", requirement.partition(";")[0])
    return match.group(1) if match else ""


def licence(name: str) -> str:
    """The SPDX expression of an installed package; empty where it states none."""
    stated = distribution(name).metadata
    if "License-Expression" in stated:
        return stated["License-Expression"]
    if name in NAMED_ELSEWHERE:
        return NAMED_ELSEWHERE[name]
    return stated["License"].split("\n")[0] if "License" in stated else ""


def _table(title: str, names: set[str]) -> str:
    rows = [f"| [{n}](https://pypi.org/project/{n}/) | {licence(n)} |" for n in sorted(names)]
    return "\n".join([f"## {title}\n", "| package | licence |", "| --- | --- |", *rows, ""])


def _unfit(names: set[str]) -> int:
    known = {*FITTING, *WITH_CONDITIONS}
    unfit = [
        f"{name}: {licence(name) or 'states no licence'}; read its files, then add it here"
        for name in sorted(names)
        if not set(re.split(r"\s+(?:AND|OR)\s+", licence(name))) <= known
    ]
    print("\n".join(unfit), file=sys.stderr, end="\n" if unfit else "")
    return int(bool(unfit))


if __name__ == "__main__":
    sys.exit(main())
