"""Would the tests notice? Small faults are put into a module, one at a time, and its tests run.

    python -m benchmarks.mutations                                all modules of the table below
    python -m benchmarks.mutations ifc_loader/units.py --most 40  one, evenly thinned to 40 faults

Prints for each module how many faults its own unit tests caught, and each that survived, with its
line. A fault is one change of the syntax tree: another comparison, operator or number, a condition
turned round, nothing returned. Each is tried in a fork of this process, which has run the tests
without a fault, and imports again only what stands on the module; no file is written. By hand,
not in CI. Linux and macOS.
"""

import argparse
import ast
import contextlib
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import io
import os
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks.house import at_run_time
from oriel import PACKAGES

ROOT = Path(__file__).resolve().parents[1]
OURS = tuple(f"{ROOT / folder}{os.sep}" for folder in (*PACKAGES, "tests"))
SECONDS = 120
"""Of the processor: a run of tests that takes more has noticed, since it goes round for ever."""
QUICK = ("-x", "-q", "-m", "unit", "-p", "no:cacheprovider", "-p", "no:xdist")
WALLS = ("tests/graph_store/test_reading_only.py", "tests/graph_store/test_attacks.py")
TESTS = {
    "graph_store/reading_only.py": WALLS,
    "graph_store/growth.py": WALLS,
    "graph_store/counting.py": ("tests/graph_store/test_counting_fault.py",),
    "ifc_loader/quantities.py": ("tests/ifc_loader/test_quantities.py",),
    "ifc_loader/units.py": ("tests/ifc_loader/test_units.py", "tests/ifc_loader/test_si_units.py"),
    "evaluation/metrics/scores.py": ("tests/evaluation/test_metrics.py",),
    "evaluation/metrics/errors.py": ("tests/evaluation/test_metrics.py",),
    "evaluation/metrics/provenance.py": ("tests/evaluation/test_metrics.py",),
    "evaluation/metrics/cypher_text.py": ("tests/evaluation/test_metrics.py",),
    **{
        path.relative_to(ROOT).as_posix(): ("tests/agents/understanding/compiling",)
        for path in sorted((ROOT / "agents/understanding/plans/compiling").glob("[!_]*.py"))
    },
}
"""The modules whose faults matter most, and the tests that are theirs."""

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.And: ast.Or,
    ast.Or: ast.And, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """A changed module, and what was changed where."""

    line: int
    before: str
    after: str
    tree: ast.Module


def faults(source: str) -> Iterator[Fault]:
    """Every fault of the module, in the order of its syntax tree."""
    whole = ast.parse(source)
    for place, node in enumerate(ast.walk(whole)):
        for change in _changes(node):
            tree = copy.deepcopy(whole)
            found = list(ast.walk(tree))[place]
            change(found)
            ast.fix_missing_locations(tree)
            yield Fault(getattr(node, "lineno", 0), ast.unparse(node), ast.unparse(found), tree)


def _changes(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in OTHER:
            yield lambda found: found.ops.__setitem__(0, OTHER[type(op)]())  # type: ignore[attr-defined]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in OTHER:
            yield lambda found: setattr(found, "op", OTHER[type(op)]())
        case ast.If() | ast.IfExp() | ast.While():
            yield _turn_round
        case ast.Constant(value=bool() as value):
            yield lambda found: setattr(found, "value", not value)
        case ast.Constant(value=int() | float() as value):
            yield lambda found: setattr(found, "value", value + 1)
        case ast.Return(value=ast.expr()):
            yield lambda found: setattr(found, "value", ast.Constant(None))


def _turn_round(found: ast.AST) -> None:
    found.test = ast.UnaryOp(ast.Not(), found.test)  # type: ignore[attr-defined]


class _Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the changed tree in place of one module."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path, self.tree = path, tree
        self.name = ".".join(path.relative_to(ROOT).with_suffix("").parts)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)


def passes(path: Path, tree: ast.Module, tests: Sequence[str], standing: Iterable[str]) -> bool:
    """Whether the module's tests pass with this tree, tried in a fork.

    `standing` are the modules to import again: all that would still hold the one without the fault.
    """
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        for name in standing:
            _forget(name)
        sys.meta_path.insert(0, _Loader(path, tree))
        os._exit(int(pytest.main([*QUICK, *tests])))
    return os.waitpid(child, 0)[1] == 0


def _forget(name: str) -> None:
    del sys.modules[name]
    above, _, own = name.rpartition(".")
    if hasattr(sys.modules.get(above), own):
        delattr(sys.modules[above], own)


def standing_on(name: str) -> set[str]:
    """The imported modules that import this one at whatever remove, it and all tests among them."""
    files = {
        module: Path(file)
        for module, held in sys.modules.items()
        if (file := getattr(held, "__file__", None) or "").startswith(OURS)
    }
    knows = {module: at_run_time(path.read_text("utf-8")) for module, path in files.items()}
    found = {name, *(module for module, path in files.items() if ROOT / "tests" in path.parents)}
    while more := {module for module, known in knows.items() if known & found} - found:
        found |= more
    return found


def tried(name: str, most: int) -> tuple[int, list[Fault]]:
    """How many faults were tried, and those that no test noticed."""
    path = ROOT / name
    source = path.read_text(encoding="utf-8")
    tests = TESTS[name]
    with contextlib.redirect_stdout(io.StringIO()) as told:
        ended = pytest.main([*QUICK, *tests])
    if ended != pytest.ExitCode.OK:
        sys.exit(f"{name}: {' '.join(tests)} without any fault: {ended!r}\n{told.getvalue()}")
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    if module not in sys.modules:
        sys.exit(f"{name}: its tests do not import it: {' '.join(tests)}")
    standing = standing_on(module)
    if not passes(path, ast.parse(source), tests, standing):
        sys.exit(f"{name}: its tests fail in a fork, without any fault")
    if passes(path, ast.parse("raise ImportError"), tests, standing):
        sys.exit(f"{name}: a fault in it does not reach its tests")
    every = list(faults(source))
    step = max(1.0, len(every) / most)
    chosen = [every[int(place * step)] for place in range(min(most, len(every)))]
    return len(chosen), [fault for fault in chosen if passes(path, fault.tree, tests, standing)]


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("modules", nargs="*", default=list(TESTS), metavar="MODULE")
    parser.add_argument("--most", type=int, default=20, help="faults a module (%(default)s)")
    given = parser.parse_args()
    os.chdir(ROOT)
    print("| module | faults | caught | share |\n| --- | --- | --- | --- |", flush=True)
    for name in given.modules:
        count, survived = tried(name, given.most)
        caught = count - len(survived)
        print(f"| `{name}` | {count} | {caught} | {caught / count:.0%} |", flush=True)
        for fault in survived:
            print(f"  line {fault.line}: {fault.before:.90} → {fault.after:.90}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
