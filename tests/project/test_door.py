"""`oriel` lets nobody in where packages of its names are another distribution's."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from agents import Trace
from agents.tracing.trace_files import save
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


Done = subprocess.CompletedProcess[str]


def ran(folder: Path, *arguments: str) -> Done:
    """Python in a folder as a process of its own, which sees no packages but those it is given."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def started(*words: str, path: Path | None = None) -> Done:
    """`oriel` of this checkout, with `path` before everything else."""
    first = [str(path)] if path else []
    code = f"import sys; sys.path[:0] = {[*first, str(ROOT)]}; import oriel; sys.exit(oriel.main())"
    return ran(ROOT.parent, "-c", code, *words)


def test_the_version_is_told() -> None:
    done = started("--version")
    assert (done.returncode, done.stdout) == (0, f"oriel {version('oriel')}\n")


@pytest.mark.parametrize("name", ["agents", "app", "evaluation"])
def test_another_distributions_package_is_refused_with_what_to_do(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("raise RuntimeError('not Oriel')\n")
    done = started("models", path=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    place = tmp_path / name / "__init__.py"
    assert f"Oriel's package {name!r} is imported from {place}, not from {ROOT / name}." in (
        done.stderr
    )
    assert "pipx install ." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_package_that_went_with_another_distribution_is_told_as_gone(tmp_path: Path) -> None:
    (tmp_path / "oriel.py").write_text((ROOT / "oriel.py").read_text())
    done = ran(tmp_path, "-S", "-m", "oriel", "models")
    assert done.returncode == 2
    assert f"Oriel's package 'agents' is gone from {tmp_path}." in done.stderr


def test_a_kept_trace_tells_the_version(tmp_path: Path) -> None:
    path = save(Trace(), tmp_path)
    assert json.loads(path.read_text().splitlines()[0])["oriel"] == version("oriel")


def test_a_package_that_was_installed_over_ours_is_refused(tmp_path: Path) -> None:
    """As pip leaves it: our record of what was installed, and another's file in its place."""
    for name in ("agents", "app", "evaluation", "graph_store", "ifc_loader", "sample_models"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / "oriel.py").write_text((ROOT / "oriel.py").read_text())
    info = tmp_path / "oriel-9.9.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oriel\nVersion: 9.9\n")
    (info / "RECORD").write_text("agents/__init__.py,sha256=AAAA,10\noriel.py,,\n")
    done = ran(tmp_path, "-m", "oriel", "models")
    assert done.returncode == 2
    assert f"'agents' in {tmp_path} was overwritten by another distribution's" in done.stderr


def test_folders_of_our_names_beside_a_script_hide_nothing_of_ours(tmp_path: Path) -> None:
    """Of the environment as `dev.py` installs it (again, where pyproject.toml has changed)."""
    for name in ("oriel", "app", "agents"):
        (tmp_path / name).mkdir()
    done = subprocess.run(
        [sys.executable, "-c", "import oriel; print(oriel.__file__, oriel.packages_astray())"],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("oriel.py None\n")
