"""What `Dockerfile` and `compose.yaml` say, held to the code: no Docker is needed for it."""

import ast
import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request
from pydantic_settings import BaseSettings

from agents import ModelSettings
from app.settings import AppSettings, SignInSettings
from graph_store import GraphSettings
from tests.app.browser import launched, served
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def variables(settings: type[BaseSettings]) -> set[str]:
    """The environment variables that a settings class reads."""
    prefix = settings.model_config["env_prefix"]
    return {
        str(field.validation_alias or f"{prefix}{name.upper()}")
        for name, field in settings.model_fields.items()
    }


def test_every_setting_of_the_deployment_is_one_that_oriel_reads() -> None:
    known = variables(GraphSettings) | variables(ModelSettings) | variables(AppSettings)
    sign_in = variables(SignInSettings)
    named = set(re.findall(r"\bORIEL_[A-Z_]+", DOCKERFILE + COMPOSE))
    assert "ORIEL_DATA_DIR" in named
    assert named - known == sign_in


def test_every_setting_of_the_model_is_handed_on() -> None:
    assert variables(ModelSettings) <= set(re.findall(r"^ {6}(ORIEL_\w+):", COMPOSE, re.MULTILINE))


def test_the_image_is_built_from_all_that_the_wheel_needs() -> None:
    copied = {
        path
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for path in line.split()[:-1]
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["packages"]["find"]["include"]
    packages = {pattern.rstrip("*") for pattern in patterns}
    modules = {f"{name}.py" for name in project["tool"]["setuptools"]["py-modules"]}
    files = {"pyproject.toml", "constraints.txt", project["project"]["readme"], "LICENSE"}
    files |= modules
    assert copied == packages | files


@pytest.mark.engine
def test_the_health_check_tells_a_running_app_from_none(tmp_path: Path) -> None:
    """The image's own command; a proxy set for the container does not stand in its way."""
    (shape,) = re.findall(r"^HEALTHCHECK .*\\\n\s+(\[.*\])$", DOCKERFILE, re.MULTILINE)
    python, flag, code = ast.literal_eval(shape)
    assert (python, flag) == ("python", "-c")

    def healthy(port: int) -> bool:
        done = subprocess.run(
            [sys.executable, flag, code.replace("8501", str(port))],
            env={**os.environ, "http_proxy": "http://127.0.0.1:9"},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode == 0

    with served(tmp_path) as address:
        port = urlsplit(address).port
        assert port is not None
        assert healthy(port)
    assert not healthy(port)


@pytest.mark.browser
def test_an_app_for_all_addresses_calls_no_other_host(tmp_path: Path) -> None:
    """Neither the server, whose requests would go to the proxy here, nor the page."""
    hosts: set[str] = set()

    def note(request: Request) -> None:
        if host := urlsplit(
            request.url
        ).hostname:  # none in what the page itself made: data:, blob:
            hosts.add(host)

    with socket.socket() as proxy, launched() as browser:
        proxy.bind(("127.0.0.1", 0))
        proxy.listen()
        proxy.setblocking(False)
        nowhere = f"http://127.0.0.1:{proxy.getsockname()[1]}"
        settings = {"http_proxy": nowhere, "https_proxy": nowhere}
        with served(tmp_path, settings, bind="0.0.0.0") as address:
            page = browser.new_page()
            page.on("request", note)
            page.goto(address)
            page.locator(".oriel-view[data-ready=true]").wait_for(timeout=PATIENCE * 1000)
        with pytest.raises(BlockingIOError):
            proxy.accept()
    assert hosts == {"localhost"}
