"""Imports point one way through the house."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KNOWS = {
    "ifc_loader": set(),
    "graph_store": {"ifc_loader"},
    "agents": {"graph_store", "ifc_loader"},
    "evaluation": {"agents", "graph_store", "ifc_loader", "sample_models"},
    "sample_models": {"ifc_loader"},
    "app": {"evaluation", "agents", "graph_store", "ifc_loader", "sample_models"},
}


@pytest.mark.parametrize("package", KNOWS)
def test_a_package_imports_only_what_stands_before_it(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            known = {name.split(".")[0] for name in names} & KNOWS.keys()
            assert known <= KNOWS[package] | {package}, f"{path}: {known - KNOWS[package]}"
