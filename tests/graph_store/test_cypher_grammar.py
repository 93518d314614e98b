"""The tables of the grammar are made once, and a kept file can at worst be of no use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PARSES = """
from lark.parsers import lalr_parser
made = []
analysis = lalr_parser.LALR_Analyzer
lalr_parser.LALR_Analyzer = lambda *given, **named: made.append(1) or analysis(*given, **named)
from graph_store.cypher_tree import cypher_tree
from graph_store.reading_only import NotReadingError, parse_reading
text = "MATCH (d:IfcDoor) WHERE d.Name = 'D-1' RETURN d.key AS key"
print(*(tree.pretty() for tree in (parse_reading(text), cypher_tree(text), cypher_tree(text[:30]))))
try:
    parse_reading("MATCH (n) DELETE n")
except NotReadingError as error:
    print(error)
print(len(made))
"""


def parsed(folder: Path) -> tuple[str, int]:
    """What a new process reads in a few texts, and how many tables it makes."""
    ran = subprocess.run(
        [sys.executable, "-c", PARSES],
        env={**os.environ, "ORIEL_DATA_DIR": str(folder)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert not ran.stderr
    read, _, made = ran.stdout.strip().rpartition("\n")
    return read, int(made)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[str, int]]:
    """A folder that holds the tables, and what the process read that made them."""
    folder = tmp_path_factory.mktemp("tables")
    return folder, parsed(folder)


def test_a_second_process_reads_the_same_and_makes_no_tables(
    kept: tuple[Path, tuple[str, int]],
) -> None:
    folder, (first, made) = kept
    assert made
    assert "DELETE" in first
    assert parsed(folder) == (first, 0)


@pytest.mark.parametrize("left", [b"", b"nothing of the kind", None])
def test_broken_tables_are_made_anew(
    kept: tuple[Path, tuple[str, int]], tmp_path: Path, left: bytes | None
) -> None:
    folder, whole = kept
    tables = list(folder.glob("*.tables"))
    assert tables
    for path in tables:
        broken = path.read_bytes()[:5000] if left is None else left
        (tmp_path / path.name).write_bytes(broken)
    assert parsed(tmp_path) == whole


def test_without_a_folder_to_keep_them_in_all_is_read_too(
    kept: tuple[Path, tuple[str, int]], tmp_path: Path
) -> None:
    assert parsed(tmp_path / "not made yet") == kept[1]
