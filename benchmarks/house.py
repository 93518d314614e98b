"""The house before and after: what a newcomer stumbles over, counted at revisions.

    python -m benchmarks.house 9ebe5f6~1 HEAD

Reads the files that git keeps of each revision, and runs nothing of them: the most modules that one
folder of `app/` holds, the files that touch the session's state, how often they do, and the modules
that import themselves by way of others. The way of an answer is counted by running it:
`pytest tests/app/test_rooms.py -k top_to_bottom`.
"""

import ast
import io
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePosixPath

from oriel import PACKAGES

Sources = dict[PurePosixPath, str]
INNER = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where a statement holds others."""


def sources(revision: str) -> Sources:
    """The text of every module of our packages at a revision."""
    archive = subprocess.run(["git", "archive", revision], stdout=subprocess.PIPE, check=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        return {
            path: file.read().decode("utf-8")
            for member in files
            if (path := PurePosixPath(member.name)).suffix == ".py"
            and path.parts[0] in PACKAGES
            and (file := files.extractfile(member))
        }


def counted(modules: Sources) -> dict[str, int]:
    """What is told of a revision, by what it is."""
    of_app = {path: text for path, text in modules.items() if path.parts[0] == "app"}
    folders = Counter(path.parent for path in of_app)
    touching = [text for text in of_app.values() if "session_state" in text]
    return {
        "modules": len(modules),
        "modules in the fullest folder of app/": max(folders.values()),
        "files of app/ that touch the session's state": len(touching),
        "places where they do": sum(len(re.findall("session_state", each)) for each in touching),
        "modules in circles of imports": len(in_circles(imports(modules))),
    }


def imports(modules: Sources) -> dict[str, set[str]]:
    """Which module imports which of ours, within functions too, but not for types alone."""
    names = {".".join(path.with_suffix("").parts): text for path, text in modules.items()}
    return {name: at_run_time(text) & names.keys() - {name} for name, text in names.items()}


def at_run_time(text: str) -> set[str]:
    """The modules that a module imports when it runs."""
    found: set[str] = set()
    for node in import_statements(text, of_types=False):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def import_statements(text: str, *, of_types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """What a module imports, within functions too, and if so wished what only types need.

    Statements hold statements in few places; all else in a module need not be looked at.
    """
    ahead: list[ast.AST] = [ast.parse(text)]
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        left_out = isinstance(node, ast.If) and _is_for_types(node.test) and not of_types
        for part in INNER[1:] if left_out else INNER:
            ahead += getattr(node, part, ())


def _is_for_types(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", "")
    return name == "TYPE_CHECKING"


def in_circles(knows: dict[str, set[str]]) -> set[str]:
    """The modules from which a way of imports leads back to themselves."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = list(knows[start])
        while ahead:
            name = ahead.pop()
            if name not in seen:
                seen.add(name)
                ahead.extend(knows[name])
        return seen

    return {name for name in knows if name in reached(name)}


def main() -> int:
    revisions = sys.argv[1:] or ["HEAD"]
    columns = [counted(sources(revision)) for revision in revisions]
    print(f"| | {' | '.join(f'`{revision}`' for revision in revisions)} |")
    print(f"| --- |{' --- |' * len(revisions)}")
    for what in columns[0]:
        print(f"| {what} | {' | '.join(str(column[what]) for column in columns)} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
