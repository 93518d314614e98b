"""How long `oriel ask` takes: the first time, beside a warm engine, and beside `oriel serve`.

    python -m benchmarks.command_times [--times 5] [--against FOLDER]

Wall time and processor time of the command's process, the median of several, in seconds. Against
another checkout, the same question by turns to a warm engine: the median ratio of processor times.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from sample_models import BAY_HOUSE

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "import sys; from app.command.main import main; sys.exit(main())"
QUESTION = "How many doors are there?"
PORT = 8599


def main() -> None:
    """Measure, and print a line for each case."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    times = given.times
    with tempfile.TemporaryDirectory() as folder:
        settings = {**os.environ, "ORIEL_DATA_DIR": folder, "ORIEL_GRAPH_LINGER": "0"}
        run(settings, "ingest", str(BAY_HOUSE))
        time.sleep(5)  # the engine ends
        show("an engine that has to start", [measured(settings)])
        settings["ORIEL_GRAPH_LINGER"] = "30"
        measured(settings)
        show("a warm engine", [measured(settings) for _ in range(times)])
        if given.against:
            compare(settings, given.against, times)
        command = [sys.executable, "-c", COMMAND, "serve", "--port", str(PORT)]
        with subprocess.Popen(command, env=settings, stderr=subprocess.DEVNULL) as server:
            wait()
            measured(settings)
            show("a running `oriel serve`", [measured(settings) for _ in range(times)])
            server.terminate()


def run(settings: Mapping[str, str], *words: str) -> None:
    """One command, which has to end well."""
    subprocess.run(
        [sys.executable, "-c", COMMAND, *words], env=settings, check=True, capture_output=True
    )


def measured(settings: Mapping[str, str]) -> tuple[float, float]:
    """Wall and processor time of one question."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run(settings, "ask", QUESTION)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compare(settings: Mapping[str, str], other: Path, times: int) -> None:
    """The same question by turns to this checkout and another, each having been asked before."""
    sides = [
        {**settings, "PYTHONPATH": str(root.resolve()), "PYTHONSAFEPATH": "1"}
        for root in (other, ROOT)
    ]
    turns = [[measured(side)[1] for side in sides] for _ in range(times + 1)][1:]
    there, here = (statistics.median(each) for each in zip(*turns, strict=True))
    ratio = statistics.median(now / before for before, now in turns)
    print(f"of the processor: there {there:.2f} s, here {here:.2f} s, {ratio:.2f} of it")


def wait() -> None:
    """Until the server answers."""
    while True:
        try:
            urllib.request.urlopen(f"http://localhost:{PORT}/_stcore/health", timeout=2).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.3)


def show(case: str, taken: list[tuple[float, float]]) -> None:
    wall, cpu = (statistics.median(each) for each in zip(*taken, strict=True))
    print(f"{case}: {wall:.2f} s, of the processor {cpu:.2f} s")


if __name__ == "__main__":
    main()
