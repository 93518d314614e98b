"""Set up Oriel in `.venv` beside this file and run it, test it or check it.

    python dev.py run     the app on http://localhost:8501, with a sample building
    python dev.py test    every test
    python dev.py lint    formatter, linter, types
    python dev.py check   those, and the fast tests (-m unit, see tests/tiers.py)

Needs Python 3.11 or newer and nothing else. The first call installs; later calls start at once.
"""

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036, told before anything newer is run
    sys.exit(f"Oriel needs Python 3.11 or newer; this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PINNED = ROOT / "constraints.txt"

PYTEST = ["python", "-m", "pytest", "--numprocesses=auto", "--maxprocesses=4", "--dist=loadfile"]

LINT = [["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy", "."]]

TASKS = {
    "run": [["oriel", "serve"]],
    "test": [PYTEST],
    "lint": LINT,
    "check": [*LINT, [*PYTEST, "-m", "unit"]],
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


def main() -> int:
    task, *extra = sys.argv[1:] or ["help"]
    if task not in TASKS:
        print(__doc__)
        return 2
    try:
        set_up()
        for command in TASKS[task]:
            done = subprocess.run([BIN / command[0], *command[1:], *extra], cwd=ROOT, check=False)
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
