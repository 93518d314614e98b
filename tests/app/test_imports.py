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
ASKS_A_MODEL = {
    f"agents.{name}"
    for name in ("minds_by_model", "checks.facts", "steps.candidates", "steps.query_generator")
}
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


WAYS_IN = (("-m", "oriel"), ("-c", "import sys, oriel; sys.exit(oriel.main())"))
"""As a module, and as the script that is installed."""


def imported(*words: str, code: str = RUN) -> set[str]:
    """The top-level modules in the process of a command that ended well."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *words], check=True, capture_output=True, text=True
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


def test_the_rules_do_not_wait_for_what_asks_a_model(house: GraphStore) -> None:
    whole = RUN.replace('name.partition(".")[0] for name in sys.modules', "*sys.modules")
    found = imported(
        "ask", "How many doors?", "--agents", "rules", "--twin", house.twin, code=whole
    )
    assert "agents.minds" in found
    assert not found & ASKS_A_MODEL


@pytest.mark.parametrize("way", WAYS_IN)
def test_no_call_takes_memory_of_the_system_and_gives_it_back(
    house: GraphStore, way: tuple[str, ...]
) -> None:
    """A question takes some 26,000 pages; the driver's calendar took 120,000 more."""
    asked = [sys.executable, *way, "ask", "How many doors are there?", "--twin", house.twin]
    subprocess.run(asked, check=True, capture_output=True)  # what is compiled, is so by now
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
    subprocess.run(asked, check=True, capture_output=True)
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before < 80_000


def test_a_question_s_process_ends_whole_and_is_not_taken_apart(house: GraphStore) -> None:
    words = ["ask", "How many doors are there?", "--twin", house.twin]
    apart = "import atexit; atexit.register(print, 'apart')\nfrom app.command.main import main\n"
    ran = [
        subprocess.run(
            [sys.executable, "-c", f"{apart}{ends}", *words],
            check=True, capture_output=True, text=True,
        ).stdout
        for ends in ("main()", "import sys; main(sys.argv[1:])")
    ]  # fmt: skip
    assert "3 doors" in ran[0]
    assert ran[1] == f"{ran[0]}apart\n"


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
    assert not called & {"read_lexicon", "add_texts", "parse_value", "_scan", "_read_words"}


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
