"""What is used of a dependency through ends that it calls private has an upper bound."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from oriel import PACKAGES

ROOT = Path(__file__).resolve().parents[2]
PUBLIC_IN_STREAMLIT = {"streamlit.testing", "streamlit.components"}
"""Streamlit documents `streamlit` itself and these; its other modules move as it likes."""
OF_AN_OBJECT = {"_java_server": "arcadedb_embedded", "_xml_handler": "bcf"}
"""Private attributes, and the packages whose objects have them."""
OUR_OWN = {"_asdict", "_connection", "_exit", "_replace", "_store"}
"""Of ours, or documented by the standard library."""


def private_ends() -> Iterator[tuple[str, str]]:
    """The top-level package that something private is used of, and what."""
    for path in (each for name in PACKAGES for each in (ROOT / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Attribute) and re.match(r"_[^_]", node.attr):
                holder = getattr(node.value, "id", "")
                if node.attr not in OUR_OWN and holder not in {"self", "cls"}:
                    yield OF_AN_OBJECT[node.attr], node.attr
                continue
            else:
                continue
            yield from ((name.partition(".")[0], name) for name in names if is_private(name))


def is_private(name: str) -> bool:
    package, *parts = name.split(".")
    if package == "streamlit":
        deep = len(parts) > 1 and not parts[0][:1].isupper()
        return deep and ".".join((package, parts[0])) not in PUBLIC_IN_STREAMLIT
    return package not in {*PACKAGES, "__future__"} and any(
        re.match(r"_[^_]", part) for part in parts
    )


def test_what_is_used_through_private_ends_has_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bounded = {re.split(r"[\[<>=]", entry)[0] for entry in project["dependencies"] if "<" in entry}
    distributions = packages_distributions()
    used: dict[str, list[str]] = {}
    for package, end in private_ends():
        used.setdefault(distributions[package][0], []).append(end)
    assert {"arcadedb-embedded", "bcf-client", "neo4j", "streamlit"} <= used.keys()
    assert used.keys() <= bounded, used
