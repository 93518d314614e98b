"""How long many rows of a register take to read, and in how much memory.

    python -m benchmarks.register_rows [ROWS …]

Writes an asset list of each size as CSV, and reads it with its proposal, in a process of its own:
processor time, and the most memory that was held.
"""

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SIZES = ("10000", "100000")


def main() -> None:
    if sys.argv[1:2] == ["one"]:
        _read(Path(sys.argv[2]))
        return
    for size in sys.argv[1:] or SIZES:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "assets.csv"
            with path.open("w", encoding="utf-8") as file:
                file.write("number,name,tag,installed,cost_eur,supplier\n")
                for i in range(int(size)):
                    day = f"20{i % 20:02}-0{1 + i % 9}-1{i % 10}"
                    file.write(f"{i},Asset {i},T{i},{day},{i % 900}.5,Firm {i % 40}\n")
            subprocess.run(
                [sys.executable, "-m", "benchmarks.register_rows", "one", path], check=True
            )


def _read(path: Path) -> None:
    from registers import read_register  # noqa: PLC0415  its imports are no part of the time

    start = time.process_time()
    count = len(read_register(path).graph.nodes)
    seconds = time.process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{count:,} nodes in {seconds:.1f} s of processor time, {most:.0f} MB at most")


if __name__ == "__main__":
    main()
