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


PACKAGES = ("agents", "app", "edits", "evaluation", "graph_store", "ifc_loader", "registers",
            "sample_models")  # fmt: skip


def as_installed(folder: Path, **files: str) -> None:
    """Our door and empty packages in a folder, with a record of some files, as pip leaves them."""
    for name in PACKAGES:
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text("")
    (folder / "oriel.py").write_text((ROOT / "oriel.py").read_text())
    recorded(folder, "oriel", "oriel.py,,", *(f"{name},{said}" for name, said in files.items()))


def recorded(folder: Path, name: str, *lines: str) -> None:
    info = folder / f"{name}-9.9.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 9.9\n")
    (info / "RECORD").write_text("".join(f"{line}\n" for line in lines))


def test_a_package_that_was_installed_over_ours_is_refused(tmp_path: Path) -> None:
    """As pip leaves it: our record of what was installed, and another's file in its place."""
    as_installed(tmp_path, **{"agents/__init__.py": "sha256=AAAA,10"})
    done = ran(tmp_path, "-m", "oriel", "models")
    assert done.returncode == 2
    assert f"'agents' in {tmp_path} was overwritten by another distribution's" in done.stderr


def test_a_file_that_was_overwritten_is_told_where_a_command_fails_of_it(tmp_path: Path) -> None:
    as_installed(tmp_path, **{"app/command.py": "sha256=AAAA,10"})
    (tmp_path / "app" / "command.py").write_text("theirs = True\n")
    done = ran(tmp_path, "-m", "oriel", "models")
    assert done.returncode == 2
    assert f"'app' in {tmp_path} is not what was installed: app/command.py was" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_distribution_that_shares_a_package_of_ours_is_named(tmp_path: Path) -> None:
    """Installed before Oriel it is broken, and takes our files along when it is removed."""
    as_installed(tmp_path)
    recorded(tmp_path, "other-agents", "agents/__init__.py,,", "agents/swarm.py,,")
    recorded(tmp_path, "innocent", "agents_of_ours/__init__.py,,", "../../../bin/agents,,")
    code = "import oriel; print(*oriel.packages_shared(), sep='\\n')"
    (told,) = ran(tmp_path, "-c", code).stdout.splitlines()
    assert f"'agents' is shared with other-agents, which has files in {tmp_path / 'agents'}" in told
    assert "pipx install ." in told


def test_the_doctor_tells_who_shares_a_package_and_ends_with_2(tmp_path: Path) -> None:
    as_installed(tmp_path)
    recorded(tmp_path, "other-agents", "agents/swarm.py,,")
    (tmp_path / "app" / "command").mkdir()
    (tmp_path / "app" / "command" / "main.py").write_text("def main(words): return 0\n")
    done = ran(tmp_path, "-m", "oriel", "doctor")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'agents' is shared with other-agents" in done.stderr
    others = ran(tmp_path, "-m", "oriel", "models")
    assert (others.returncode, others.stderr) == (0, "")


def test_packages_that_are_ours_alone_are_not_complained_of(tmp_path: Path) -> None:
    as_installed(tmp_path)
    recorded(tmp_path, "innocent", "innocent/agents/__init__.py,,")
    code = "import oriel; print(list(oriel.packages_shared()))"
    assert ran(tmp_path, "-c", code).stdout == "[]\n"


def test_the_look_at_the_packages_reads_no_other_distribution(tmp_path: Path) -> None:
    """Those may be hundreds, and the look is before every question."""
    as_installed(tmp_path)
    code = "import sys, oriel; print(oriel.packages_astray(), 'importlib.metadata' in sys.modules)"
    assert ran(tmp_path, "-c", code).stdout == "None False\n"


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
