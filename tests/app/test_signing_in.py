"""Sign-in at a real OpenID Connect provider on loopback, in a real browser."""

import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from agents import ModelSettings
from app.command.main import main
from app.settings import SignInSettings
from app.sign_in.http import PLACE
from graph_store import GraphSettings
from tests.app.browser import SHOWN, ask, chromium, opened, served
from tests.app.oidc_provider import SECRET, Provider, provider
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine

DOORS = "How many doors exist in the building?"
WINDOWS = "How many windows exist in the building?"


@pytest.fixture(scope="module")
def known() -> Iterator[Provider]:
    with provider() as found:
        yield found


@pytest.fixture(scope="module")
def address(known: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    chromium()
    with served(tmp_path_factory.mktemp("signed"), known.settings) as found:
        yield found


def sign_in(page: Page, name: str) -> Page:
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("link", name=name).click()
    return page


def listed(page: Page) -> list[str]:
    """The conversations in the panel; waits until it is drawn whole."""
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    return page.locator("[class*=st-key-talk-] button").all_inner_texts()


@pytest.mark.browser
def test_a_person_signs_in_asks_and_signs_out(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/?twin=oriel")
    scenes: list[str] = []

    def note(request: Request) -> None:
        if "/oriel/scene/" in request.url:
            scenes.append(request.url)

    page.on("request", note)
    expect(page.get_by_role("heading", name="Oriel")).to_be_visible()
    expect(page.locator("[data-testid=stMain] button")).to_have_count(1)
    expect(page.locator("[data-testid=stSidebar]")).to_have_count(0)
    sign_in(page, "Ada Lovelace")
    expect(page.get_by_text("Ada Lovelace")).to_be_visible()
    expect(page).to_have_url(f"{address}/?twin=oriel")
    ask(page, DOORS)
    expect(page.locator(SHOWN)).to_contain_text("doors")
    expect(page.locator(".oriel-view[data-ready=true]")).to_be_visible()
    scene = page.request.get(scenes[0])
    assert (scene.status, scene.headers["cache-control"]) == (200, "private, no-cache")
    kept = {"If-None-Match": scene.headers["etag"]}
    assert page.request.get(scenes[0], headers=kept).status == 304
    assert page.request.get(f"{address}/_stcore/metrics").status == 200
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert page.request.get(scenes[0], headers=kept).status == 403
    assert page.request.get(f"{address}/_stcore/metrics").status == 403
    upload = page.request.put(f"{address}/_stcore/upload_file/a/b", multipart={"file": "IFC"})
    assert (upload.status, upload.text()) == (403, "sign in first")


@pytest.mark.browser
def test_a_shared_conversation_is_read_and_going_on_with_it_begins_a_copy(
    browser: Browser, address: str
) -> None:
    ada = sign_in(opened(browser, address), "Ada Lovelace")
    ask(ada, DOORS)
    expect(ada.locator(SHOWN)).to_contain_text("doors")
    expect(ada).to_have_url(re.compile("talk="))
    grace = opened(browser, ada.url, somebody_else=True)
    assert "doors" not in grace.content()
    sign_in(grace, "Grace Hopper")
    expect(grace).to_have_url(ada.url)
    expect(grace.locator(SHOWN)).to_contain_text("doors")
    expect(grace.get_by_text("This conversation is somebody else's.")).to_be_visible()
    assert listed(grace) == []
    grace.get_by_role("button", name="This conversation").click()
    expect(grace.get_by_role("button", name="Export as Markdown")).to_be_visible()
    assert grace.get_by_role("button", name="Delete it").count() == 0
    assert grace.get_by_role("textbox", name="Name").count() == 0
    grace.keyboard.press("Escape")
    ask(grace, WINDOWS)
    expect(grace.locator(SHOWN)).to_contain_text("windows")
    expect(grace).not_to_have_url(ada.url)
    assert listed(grace) == [DOORS]
    ada.reload()
    expect(ada.locator(SHOWN)).to_contain_text("doors")
    assert WINDOWS not in ada.locator(".st-key-exchanges").inner_text()


@pytest.mark.browser
def test_who_is_not_let_in_is_told_and_may_try_again(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/explore?twin=oriel")
    sign_in(page, "Cancel")
    expect(page.get_by_role("alert")).to_contain_text("did not let you in. Try again")
    sign_in(page, "Grace Hopper")
    expect(page.get_by_text("Grace Hopper")).to_be_visible()
    expect(page).to_have_url(f"{address}/explore?twin=oriel")


@pytest.mark.browser
def test_a_provider_out_of_reach_is_told_and_nothing_of_a_twin_is_read(
    browser: Browser, known: Provider, tmp_path: Path
) -> None:
    nobody = {"ORIEL_OIDC_METADATA_URL": "http://localhost:9/.well-known/openid-configuration"}
    with served(tmp_path, {**known.settings, **nobody}) as address:
        page = opened(browser, f"{address}/building?talk=ab12")
        page.get_by_role("button", name="Sign in").click()
        told = page.get_by_role("alert")
        expect(told).to_contain_text("The sign-in service at localhost:9 did not answer. Try again")
        assert "Traceback" not in page.content()
        expect(page.get_by_role("button", name="Sign in")).to_be_visible()
        expect(page).to_have_url(f"{address}/building?talk=ab12&sign-in=unreachable")
        expect(page.locator("[data-testid=stSidebar]")).to_have_count(0)
    opened_ahead = {"engine", "cypher-plain.tables"}
    assert {each.name for each in tmp_path.iterdir()} <= {"serve.log", *opened_ahead}
    assert SECRET not in (tmp_path / "serve.log").read_text()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("kept", "location"),
    [
        ("%2Fexplore%3Ftwin%3Doriel", "/explore?twin=oriel&sign-in=failed"),
        ("%2F%2Fevil.example", "/?sign-in=failed"),
        ("%2F%5Cevil.example", "/?sign-in=failed"),
        ("%2Fask%0D%0ASet-Cookie%3A%20a%3Db", "/?sign-in=failed"),
    ],
)
def test_the_way_back_stays_within_the_app(address: str, kept: str, location: str) -> None:
    server = HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    server.request("GET", "/oauth2callback?state=stale", headers={"Cookie": f"{PLACE}={kept}"})
    response = server.getresponse()
    assert (response.status, response.getheader("Location")) == (302, location)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (
            {"CLIENT_SECRET": "", "COOKIE_SECRET": ""},
            "lacks ORIEL_OIDC_CLIENT_SECRET, ORIEL_OIDC_COOKIE_SECRET. Set",
        ),
        ({"COOKIE_SECRET": "short"}, "ORIEL_OIDC_COOKIE_SECRET: it is shorter than 32 characters"),
        ({"METADATA_URL": "login.example.org"}, "ORIEL_OIDC_METADATA_URL='login.example.org': "),
        ({"REDIRECT_URI": "https://oriel.example.org"}, "it has to end in /oauth2callback"),
    ],
)
def test_settings_that_cannot_work_are_refused_in_one_sentence(
    changed: dict[str, str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in Provider("https://login.example.org").settings.items():
        monkeypatch.setenv(name, value)
    for name, value in changed.items():
        monkeypatch.setenv(f"ORIEL_OIDC_{name}", value)
    assert main(["serve"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert SECRET not in line
    assert "short'" not in line


def test_a_secret_may_stand_in_a_file_as_docker_mounts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in Provider("https://login.example.org").settings.items():
        if "SECRET" in name:
            (tmp_path / name.lower()).write_text(f"{value}\n")
        else:
            monkeypatch.setenv(name, value)
    found = SignInSettings(_secrets_dir=tmp_path)
    assert found.client_secret.get_secret_value() == SECRET
    assert found.configured
    for name in ("oriel_model_api_key", "oriel_graph_password"):
        (tmp_path / name).write_text(SECRET)
    for held in (
        ModelSettings(_secrets_dir=tmp_path).api_key,
        GraphSettings(_secrets_dir=tmp_path).password,
    ):
        assert held is not None
        assert held.get_secret_value() == SECRET
