"""A data folder of its own for everything the app's tests start."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from streamlit.testing.v1 import AppTest
from streamlit.web.server.starlette.starlette_app_utils import create_signed_value
from streamlit.web.server.starlette.starlette_server_config import USER_COOKIE_NAME

from app.twins import DEFAULT_TWIN
from app.twins.ingest import ingest, open_twin_of
from graph_store import GraphSettings, GraphStore, connect
from sample_models import BAY_HOUSE
from tests.app.browser import chromium, launched, served
from tests.app.pages import state_of
from tests.patience import PATIENCE
from tests.small_house import small_house

COOKIE_SECRET = "s" * 32
SITE = "http://localhost/"
PAGE = str(Path(__file__).parents[2] / "app" / "pages" / "script.py")


def cookie_of(person: str, secret: str = COOKIE_SECRET) -> str:
    """The cookie that lets a person in, as Streamlit signs it, without its name."""
    claims = json.dumps({"sub": person})
    return create_signed_value(secret, USER_COOKIE_NAME, claims).decode()


@pytest.fixture(scope="session", autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """`ORIEL_DATA_DIR` for this part's tests; the engine in it ends with its last user."""
    folder = tmp_path_factory.mktemp("oriel")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ORIEL_DATA_DIR", str(folder))
        patch.setenv("ORIEL_GRAPH_LINGER", "20")
        for name in [name for name in os.environ if name.startswith("ORIEL_MODEL_")]:
            patch.delenv(name)
        yield folder


@pytest.fixture(autouse=True)
def main_module() -> Iterator[None]:
    """A page under test takes the place of `__main__`, which a process that is spawned runs."""
    main = sys.modules["__main__"]
    yield
    sys.modules["__main__"] = main


@pytest.fixture(scope="session")
def house_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small house of this project's own."""
    return small_house(tmp_path_factory.mktemp("house") / "small_house.ifc")


@pytest.fixture(scope="session")
def house(house_file: Path, data_dir: Path) -> Iterator[GraphStore]:
    """The twin of the small house, ingested as `oriel ask --model` does it."""
    with open_twin_of(house_file) as store:
        yield store


@pytest.fixture(scope="session")
def served_from(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server that the browser tests share."""
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="session")
def address(served_from: Path) -> Iterator[str]:
    """The address of that server. It holds the sample building, so that no visit is the first:
    that one asks a question by itself, and which test it is depends on the order.
    """
    chromium()
    settings = GraphSettings(data_dir=served_from, linger=20)
    with pytest.MonkeyPatch.context() as patch, connect(settings, twin=DEFAULT_TWIN) as store:
        patch.setenv("ORIEL_DATA_DIR", str(served_from))
        ingest(BAY_HOUSE, store)
    with served(served_from) as found:
        yield found


@pytest.fixture(scope="module")
def _launched() -> Iterator[Browser]:
    """A browser with an empty page of the app's site, which keeps what is compiled of the app."""
    with launched() as found:
        page = found.new_context().new_page()
        page.route(SITE, lambda route: route.fulfill(body=""))
        page.goto(SITE)
        yield found


@pytest.fixture
def browser(_launched: Browser) -> Iterator[Browser]:
    """A browser whose pages are closed after the test, so that none slows the next ones down."""
    yield _launched
    kept, *others = _launched.contexts
    for page in kept.pages[1:]:
        page.close()
    kept.clear_cookies()
    for context in others:
        context.close()


@pytest.fixture
def app(house: GraphStore, data_dir: Path) -> Callable[..., AppTest]:
    """The app, talking to the small house unless another twin is named; nothing asked yet."""
    shutil.rmtree(data_dir / "conversations", ignore_errors=True)

    def opened(twin: str = house.twin) -> AppTest:
        test = AppTest.from_file(PAGE, default_timeout=PATIENCE)
        state_of(test).twin = twin
        return test

    return opened


@pytest.fixture
def sign_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """One has to sign in."""
    settings = {"METADATA_URL": "https://login.example.org/x", "CLIENT_ID": "oriel"}
    settings |= {"CLIENT_SECRET": "secret", "COOKIE_SECRET": COOKIE_SECRET}
    settings |= {"REDIRECT_URI": "http://testserver/oauth2callback"}
    for name, value in settings.items():
        monkeypatch.setenv(f"ORIEL_OIDC_{name}", value)
