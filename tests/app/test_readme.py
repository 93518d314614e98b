"""The README's example is what really happens."""

import re
from pathlib import Path

import pytest
from PIL import Image
from pydantic_settings import BaseSettings

from app.command.main import main
from app.settings import SETTINGS

ROOT = Path(__file__).parents[2]


@pytest.mark.engine
def test_the_example_prints_what_the_readme_shows(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = readme.split('$ oriel ask "Which doors lead to the Kitchen?"\n')[1].split("```")[0]
    assert main(["sample", "--twin", "readme"]) == 0
    capsys.readouterr()
    assert main(["ask", "--twin", "readme", "Which doors lead to the Kitchen?"]) == 0
    assert capsys.readouterr().out == example


def test_the_readme_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    helped = capsys.readouterr().out
    named = readme.partition("Its commands:")[2].partition("each tells more")[0]
    assert set(re.findall(r"`(\w+)", named)) == set(re.findall(r"^ {4}(\w+)", helped, re.MULTILINE))


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_variable_is_told_of(settings: type[BaseSettings]) -> None:
    pages = [ROOT / "README.md", ROOT / "docs" / "operations.md", ROOT / "docs" / "agents.md"]
    told = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    prefix = settings.model_config["env_prefix"]
    for name, field in settings.model_fields.items():
        assert f"`{field.validation_alias or f'{prefix}{name}'.upper()}`" in told


def test_the_architecture_names_every_module_of_the_app() -> None:
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = [path.name for path in (ROOT / "app").rglob("[!_]*.py")]
    assert modules
    assert [name for name in modules if f"{name}`" not in told] == []


def test_the_moving_picture_is_there_small_and_moves() -> None:
    path = ROOT / "docs" / "images" / "question.webp"
    assert path.stat().st_size < 400_000
    with Image.open(path) as picture:
        assert getattr(picture, "n_frames", 1) > 10
