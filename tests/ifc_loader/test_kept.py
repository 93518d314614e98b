"""What is kept between starts is believed only where it is whole, fitting and this account's."""

import json
import os
import stat
import tomllib
from pathlib import Path

import pytest

from ifc_loader import kept
from ifc_loader.package_tables import package_table
from oriel import PACKAGES
from tests.conftest import ROOT

VALUE = {"rooms": ["kitchen", "Küche"], "count": 2, "area": 12.5, "none": None, "half": "\ud800"}


def test_what_is_kept_is_found_under_its_key_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "words" / "one.json"
    kept.keep(file, "this state", VALUE)
    assert kept.recall(file, "this state") == VALUE
    assert kept.recall(file, "another state") is None
    assert kept.recall(tmp_path / "none.json", "this state") is None


@pytest.mark.skipif(os.name == "nt", reason="there are no modes there")
def test_it_is_this_accounts_alone_and_what_others_may_write_is_not_believed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "words" / "one.json"
    kept.keep(file, "key", VALUE)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    for mode, believed in ((0o600, True), (0o644, True), (0o620, False), (0o602, False)):
        file.chmod(mode)
        assert (kept.recall(file, "key") == VALUE) is believed


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"\n",
        b"{}",
        b"\xff\xfe",
        b"0" * 64 + b"\n" + json.dumps(VALUE).encode(),
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_no_file(tmp_path: Path, damaged: bytes) -> None:
    file = tmp_path / "one.json"
    kept.keep(file, "key", VALUE)
    file.write_bytes(damaged)
    assert kept.recall(file, "key") is None


def test_each_byte_of_a_kept_file_counts(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    kept.keep(file, "key", VALUE)
    whole = file.read_bytes()
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert kept.recall(file, "key") is None, at


def test_where_nothing_can_be_kept_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    kept.keep(tmp_path / "file" / "one.json", "key", VALUE)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_newest_stay(tmp_path: Path) -> None:
    for at in range(5):
        kept.keep(tmp_path / f"{at}.json", "key", at)
        os.utime(tmp_path / f"{at}.json", ns=(at, at))
    kept.keep_newest(tmp_path, 2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["3.json", "4.json"]


def test_code_that_changed_stands_otherwise(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    code = tmp_path / "room" / "code.py"
    code.write_text("one = 1")
    before = kept.standing(tmp_path)
    assert kept.standing(tmp_path) == before
    code.write_text("one = 10")
    assert kept.standing(tmp_path) != before


@pytest.mark.parametrize(
    "table",
    [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.toml"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_a_kept_table_is_what_its_text_says(
    table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    package, stated = table.relative_to(ROOT).parts[0], tomllib.loads(table.read_text("utf-8"))
    path = table.relative_to(ROOT / package).as_posix()
    assert package_table(package, path) == stated
    assert package_table(package, path) == stated
