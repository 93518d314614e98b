"""Imports point one way through the house, and out of it only to what is declared."""

import ast
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from benchmarks.house import at_run_time, import_statements

ROOT = Path(__file__).resolve().parent.parent
KNOWS = {
    "ifc_loader": set(),
    "registers": {"ifc_loader"},
    "graph_store": {"registers", "ifc_loader"},
    "agents": {"graph_store", "registers", "ifc_loader"},
    "evaluation": {"agents", "graph_store", "registers", "ifc_loader", "sample_models"},
    "sample_models": {"ifc_loader"},
    "edits": {"agents", "registers", "ifc_loader"},
    "app": {
        *("agents", "edits", "evaluation", "graph_store", "ifc_loader", "registers"),
        "sample_models",
    },
}


@pytest.mark.parametrize("package", KNOWS)
def test_a_package_imports_only_what_stands_before_it(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        known = imported(path) & KNOWS.keys()
        assert known <= KNOWS[package] | {package}, f"{path}: {known - KNOWS[package]}"


@pytest.mark.parametrize("package", KNOWS)
def test_what_a_package_imports_is_declared(package: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {plain(re.split(r"[<>=\[; ]", each)[0]) for each in project["dependencies"]}
    for path in (ROOT / package).rglob("*.py"):
        for name in imported(path) - KNOWS.keys() - sys.stdlib_module_names:
            assert {plain(home) for home in homes()[name]} & declared, f"{path} imports {name}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports within functions count; those that only types need do not."""
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path
        for package in KNOWS
        for path in (ROOT / package).rglob("[!_]*.py")
    }
    assert len(modules) > 300
    knows = {
        name: at_run_time(path.read_text("utf-8")) & modules.keys()
        for name, path in modules.items()
    }
    try:
        TopologicalSorter(knows).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


@cache
def homes() -> Mapping[str, list[str]]:
    """The distributions that bring a top-level module."""
    return packages_distributions()


@cache
def imported(path: Path) -> frozenset[str]:
    """The top-level packages that a module imports."""
    names: set[str] = set()
    for node in import_statements(path.read_text("utf-8"), of_types=True):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif node.module:
            names.add(node.module)
    return frozenset(name.split(".")[0] for name in names)


def plain(name: str) -> str:
    return name.lower().replace("_", "-")
