"""Set up Oriel in `.venv` beside this file and run it, test it or check it.

    python dev.py run     the app on http://localhost:8501, with a sample building
    python dev.py test    every test
    python dev.py lint    formatter, linter, types
    python dev.py check   those, and the fast tests (-m unit, see tests/tiers.py)
    python dev.py setup   `.venv` alone
    python dev.py docs    the documents as a site in build/site; dead links end it
    python dev.py newest  every test on the newest of every dependency, bounds or none

Needs Python 3.11 or newer and nothing else. The first call installs; later calls start at once.
"""

import hashlib
import re
import subprocess
import sys
import venv
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036, told before anything newer is run
    sys.exit(f"Oriel needs Python 3.11 or newer; this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
NEWEST = ROOT / ".venv-newest" / BIN.name
PINNED = ROOT / "constraints.txt"

# More workers than a small machine has cores: half of the time a test waits for what it started.
WORKERS = ["--numprocesses=4", "--dist=loadfile"]
FEW_WORKERS = ["--numprocesses=2"]  # unit tests wait for little, and each worker imports all
PYTEST = ["python", "-m", "pytest", *WORKERS, "--no-loadscope-reorder"]  # tests/conftest.py orders

LINT = [
    ["ruff", "format", "--check", "."],
    ["ruff", "check", "."],
    ["mypy", "--num-workers=2", "."],
]

DOCS = [["mkdocs", "build", "--strict", "--quiet"]]

TASKS = {
    "run": [["oriel", "serve"]],
    "test": [PYTEST],
    "lint": LINT,
    "check": [*LINT, [*PYTEST, "-m", "unit", *FEW_WORKERS]],
    "docs": DOCS,
    "setup": [],
    "newest": [PYTEST],
}


def set_up() -> None:
    """Install the pinned dependencies, unless this very set stands already."""
    stamp = VENV / "installed"
    wanted = hashlib.sha256(
        (ROOT / "pyproject.toml").read_bytes() + PINNED.read_bytes() + sys.version.encode()
    ).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up .venv (once, about a minute) …", flush=True)
    venv.create(VENV, with_pip=True, clear=True)
    install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run(
        [BIN / "python", *install, "--constraint", PINNED, "--editable", ".[dev]"],
        cwd=ROOT,
        check=True,
    )
    stamp.write_text(wanted)


def set_up_newest(bin_folder: Path) -> None:
    """Install the newest of all dependencies, without bounds above, and tell what is newer."""
    import tomllib  # noqa: PLC0415, not before an older Python is told that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    unbounded = [re.sub(r",?<[^,]*", "", entry) for entry in entries]
    pip: list[str | Path] = [bin_folder / "python", "-m", "pip", "--disable-pip-version-check"]
    print("Setting up .venv-newest …", flush=True)
    venv.create(bin_folder.parent, with_pip=True, clear=True)
    subprocess.run([*pip, "install", "-qq", *unbounded], cwd=ROOT, check=True)
    subprocess.run([*pip, "install", "-qq", "--no-deps", "-e", "."], cwd=ROOT, check=True)
    frozen = subprocess.run([*pip, "freeze"], capture_output=True, text=True, check=True).stdout
    pinned = {line.lower() for line in PINNED.read_text(encoding="utf-8").splitlines()}
    newer = [line for line in frozen.splitlines() if "==" in line and line.lower() not in pinned]
    print("Other than in constraints.txt:", *newer, sep="\n  ", flush=True)


def main() -> int:
    task, *extra = sys.argv[1:] or ["help"]
    if task not in TASKS:
        print(__doc__)
        return 2
    bin_folder = NEWEST if task == "newest" else BIN
    try:
        set_up_newest(NEWEST) if task == "newest" else set_up()
        for command in TASKS[task]:
            done = subprocess.run(
                [bin_folder / command[0], *command[1:], *extra], cwd=ROOT, check=False
            )
            if done.returncode:
                return done.returncode
    except subprocess.CalledProcessError:
        print("Installing failed; see the lines above. Is PyPI reachable from this machine?")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
