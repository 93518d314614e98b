"""What a test needs decides its tier, so that the fast ones can be run alone.

    pytest -m unit        neither engine nor browser nor other people's models
    pytest -m engine      the embedded engine, a server over Bolt, or seconds in other processes
    pytest -m browser     headless Chromium
    pytest -m buildings   models and question sets that are not checked in, or minutes over one

A test is of one tier: the last in this order that one of its fixtures belongs to. One that starts
an engine or a browser without a fixture says so by a marker; a unit test that starts one fails.
"""

import os
import re
import subprocess
from functools import wraps
from pathlib import Path, PurePath
from typing import Any

import pytest

TIERS = ("unit", "engine", "browser", "buildings")
DEAREST = ("unit", "engine", "buildings", "browser")
"""The same by what a file of them costs, the dearest last."""

FIXTURES = {
    "engine": {
        "ask_bay_house", "ask_ferries", "ask_fleet", "bay_house", "building_store", "coded",
        "engine", "graph_settings", "harbour", "house", "own_settings", "postgres", "real_house",
        "settings", "shared_engine", "store", "twin_of", "untouched",
    },
    "browser": {"address", "browser", "page_of_names"},
    "buildings": {"memgraph_rule", "shared_cypherbench", "shared_models", "shared_questions"},
}  # fmt: skip

_HEAVY = ("graph_store.engine_process", "chromium", "playwright")
_started: list[str] = []


def tier_of(item: pytest.Item) -> str:
    """The tier that a marker names, else the one its fixtures belong to; others' files are dear."""
    named = [tier for tier in TIERS if item.get_closest_marker(tier)]
    named += ["buildings"] if item.get_closest_marker("of_others") else []
    needed = set(getattr(item, "fixturenames", ()))
    found = [tier for tier, fixtures in FIXTURES.items() if fixtures & needed]
    return max([*named, *found, "unit"], key=TIERS.index)


def none_of(tier: str, file: Path) -> bool:
    """Whether all tests of a file are of dearer tiers, as its `pytestmark` says: it is not read.

    Browsers, servers and generators of requests are dear to import: a third of what the unit tests
    would cost. `tier` is what `-m` was given, which may be no tier.
    """
    if tier not in TIERS or file.suffix != ".py":
        return False
    named = re.search(r"^pytestmark = (.*)", file.read_text(encoding="utf-8"), re.M)
    marks = re.findall(r"pytest\.mark\.(\w+)", named[1]) if named else []
    return any(TIERS.index(mark) > TIERS.index(tier) for mark in marks if mark in TIERS)


def started() -> list[str]:
    """The engines and browsers that this process has started so far."""
    return _started


_start = subprocess.Popen.__init__


@wraps(_start)
def _heard(self: Any, args: Any, *more: Any, **named: Any) -> None:
    words = [args] if isinstance(args, str | bytes | os.PathLike) else args
    names = [PurePath(os.fsdecode(word)).name for word in words]
    _started.extend(heavy for heavy in _HEAVY if any(heavy in name for name in names))
    _start(self, args, *more, **named)


# Not `sys.addaudithook`: it would be called for each `id()`, by the hundred thousands.
setattr(subprocess.Popen, "__init__", _heard)  # noqa: B010, of mypy
