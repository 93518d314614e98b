"""Where the processor time of the tests goes: each test file alone, with all that it starts.

    python -m benchmarks.processor_times tests/app/test_pages.py tests/graph_store/test_*.py

One line a file: seconds of the processor (the run's own, and of every engine, server and browser
that it started, waited for or not), seconds of the clock, tests, and the slowest of them. Seconds
of the processor say the same on a busy machine as on an idle one, but for a few per cent. Linux.
"""

import ctypes
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
SLOWEST = 8


def adopt_orphans() -> None:
    """Let what a test leaves behind become a child of this process, so that its time counts.

    Source: prctl(2), PR_SET_CHILD_SUBREAPER.
    """
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "this system lets no process adopt orphans")


def wait_for_all() -> None:
    """Wait until nothing that was started runs any more."""
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


def spent() -> float:
    """Seconds of the processor of all children that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def slowest(printed: str) -> Iterator[str]:
    """The lines of pytest's own durations, the test's name without its file."""
    for seconds, phase, test in re.findall(
        r"^([\d.]+)s (setup|call|teardown) +(\S.*)$", printed, re.M
    ):
        yield f"    {float(seconds):7.1f} {phase:8} {test.split('::', 1)[-1]}"


def measure(file: Path) -> str:
    """The line of one file, and those of its slowest tests."""
    command = [sys.executable, "-m", "pytest", str(file), "-p", "no:cacheprovider"]
    before, begun = spent(), time.monotonic()
    done = subprocess.run(
        [*command, f"--durations={SLOWEST}", "--durations-min=1"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    wait_for_all()
    outcome = done.stdout.strip().splitlines()[-1]
    line = f"{spent() - before:8.1f} {time.monotonic() - begun:8.1f}  {file}  {outcome}"
    return "\n".join([line, *slowest(done.stdout)])


def main() -> int:
    files = [Path(name) for name in sys.argv[1:]]
    if not files or not all(file.exists() for file in files):
        print(__doc__)
        return 2
    adopt_orphans()
    print("processor    clock  file", flush=True)
    for file in files:
        print(measure(file), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
