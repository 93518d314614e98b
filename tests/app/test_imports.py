"""A command imports what it needs: whoever asks does not wait for what draws, reads or learns."""

import resource
import subprocess
import sys

import pytest

from graph_store import GraphStore

pytestmark = pytest.mark.engine  # seconds, of processes of its own

DRAWS = {"streamlit", "altair", "starlette", "pandas", "numpy"}
READS = {"ifcopenshell"}
LEARNS = {"openai", "httpx"}
ASKS = {"neo4j", "pydantic", "lark", "rapidfuzz", "agents", "graph_store", "ifc_loader"}
RUN = """
import sys
from app.command.main import main
try:
    status = main(sys.argv[1:])
except SystemExit as end:
    status = end.code or 0
print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
sys.exit(status)
"""


def imported(*words: str) -> set[str]:
    """The top-level modules in the process of a command that ended well."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, *words], check=True, capture_output=True, text=True
    )
    return set(ran.stderr.splitlines()[-1].split())


def test_the_help_needs_nothing_but_python() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert not imported("--help") & (DRAWS | READS | LEARNS | ASKS)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.4


@pytest.mark.parametrize(
    "words", [("ask", "How many doors are there?"), ("cypher", "RETURN 1 AS one"), ("models",)]
)
def test_what_asks_a_warm_engine_neither_draws_nor_reads_files_nor_learns(
    house: GraphStore, words: tuple[str, ...]
) -> None:
    found = imported(*words, "--twin", house.twin)
    assert not found & (DRAWS | READS | LEARNS)


def test_who_asks_waits_for_no_search_for_garbage(house: GraphStore) -> None:
    counted = f"import gc\n{RUN}".replace(
        "sys.exit(status)", "print(gc.get_stats()[2]['collections'], file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", counted, "ask", "How many doors are there?", "--twin", house.twin],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.stderr.splitlines()[-1] == "0"


def test_what_was_worked_out_for_one_question_is_not_for_the_next(house: GraphStore) -> None:
    profiled = f"import cProfile, pstats\n{RUN}".replace(
        "status = main(sys.argv[1:])",
        "profile = cProfile.Profile(); status = profile.runcall(main, sys.argv[1:])",
    ).replace(
        "sys.exit(status)",
        "print(*{at[2] for at in pstats.Stats(profile).stats}, file=sys.stderr)",
    )
    for _ in range(2):
        ran = subprocess.run(
            [sys.executable, "-c", profiled, "ask", "How many doors are there?", "--twin",
             house.twin],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
    called = set(ran.stderr.splitlines()[-1].split())
    assert {"lexicon_of", "package_table", "generate"} <= called
    assert not called & {"read_lexicon", "add_texts", "parse_value", "_scan"}


def test_the_driver_leaves_numpy_and_pandas_to_those_who_need_them() -> None:
    code = (
        "from graph_store import connect; import sys; assert 'neo4j' in sys.modules; "
        "assert not {'numpy', 'pandas'} & sys.modules.keys(); import pandas, numpy"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_engine_s_process_waits_for_no_driver_and_no_grammar() -> None:
    code = (
        "from graph_store import engine_process; import sys; assert 'jpype' in sys.modules; "
        "assert not {'neo4j', 'lark', 'pydantic_settings'} & sys.modules.keys()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
