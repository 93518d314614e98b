"""What the environment says of the app itself, and whether it can be read at all."""

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from pydantic import SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError
from rapidfuzz import fuzz, process

from agents import Mode, ModelSettings
from graph_store import GraphSettings
from graph_store.settings import SECRETS
from ifc_loader.concepts import ConceptSettings

SAMPLE_HOUSE = (
    "https://raw.githubusercontent.com/xBimTeam/XbimEssentials/master/"
    "Tests/TestFiles/SampleHouse4.ifc"
)
SHORTEST_SECRET = 32


class AppSettings(BaseSettings):
    """From `ORIEL_AGENTS`, `ORIEL_SAMPLE_HOUSE`, `ORIEL_HOSTS` and `ORIEL_API` (README.md).

    `agents` is the way of answering of `oriel ask` and of a new browser session, `sample_house` the
    address that the sample SampleHouse4 is fetched from. `hosts` are the names, with commas between
    them, that people reach `oriel serve` by, besides those of loopback. `api` opens the
    doors for other programs, REST and MCP, at `oriel serve`.
    """

    model_config = SettingsConfigDict(env_prefix="ORIEL_", env_ignore_empty=True, extra="ignore")

    agents: Mode = "auto"
    sample_house: str = SAMPLE_HOUSE
    hosts: str = ""
    api: bool = False


class SignInSettings(BaseSettings):
    """The OpenID Connect provider that people sign in at; from `ORIEL_OIDC_*`, all or none.

    Each may instead be a file of its name in `SECRETS` (`oriel_oidc_client_secret`).
    `metadata_url` is the provider's discovery document, `redirect_uri` the app's own address with
    the path `/oauth2callback`; `cookie_secret` signs the cookie that keeps a person signed in.
    """

    model_config = SettingsConfigDict(
        env_prefix="ORIEL_OIDC_",
        env_ignore_empty=True,
        extra="ignore",
        secrets_dir=SECRETS,
    )

    metadata_url: str = ""
    client_id: str = ""
    client_secret: SecretStr = SecretStr("")
    redirect_uri: str = ""
    cookie_secret: SecretStr = SecretStr("")

    @field_validator("metadata_url", "redirect_uri")
    @classmethod
    def _address(cls, address: str) -> str:
        parts = urlsplit(address)
        if address and not (parts.scheme in {"http", "https"} and parts.netloc):
            raise ValueError("this is no address that begins with https:// or http://")
        return address

    @field_validator("redirect_uri")
    @classmethod
    def _callback(cls, address: str) -> str:
        if address and not address.endswith("/oauth2callback"):
            raise ValueError("it has to end in /oauth2callback, where Oriel waits for the provider")
        return address

    @field_validator("cookie_secret")
    @classmethod
    def _long(cls, secret: SecretStr) -> SecretStr:
        if 0 < len(secret.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(
                f"it is shorter than {SHORTEST_SECRET} characters; make one with "
                "`openssl rand -hex 32`"
            )
        return secret

    @model_validator(mode="after")
    def _all_or_none(self) -> "SignInSettings":
        missing = [f"ORIEL_OIDC_{name.upper()}" for name, value in self if not value]
        if 0 < len(missing) < len(type(self).model_fields):
            raise ValueError(f"Sign-in by OpenID Connect lacks {', '.join(missing)}")
        return self

    @property
    def configured(self) -> bool:
        """Whether one has to sign in."""
        return bool(self.metadata_url)

    @property
    def home(self) -> str:
        """The app's own address; empty where no sign-in tells it."""
        return self.redirect_uri.removesuffix("/oauth2callback")

    def streamlit_secrets(self) -> dict[str, Any]:
        """The secrets that `st.login` reads, for `st.App` to hold in memory."""
        return {
            "auth": {
                "redirect_uri": self.redirect_uri,
                "cookie_secret": self.cookie_secret.get_secret_value(),
                "client_id": self.client_id,
                "client_secret": self.client_secret.get_secret_value(),
                "server_metadata_url": self.metadata_url,
            }
        }


SETTINGS: tuple[type[BaseSettings], ...] = (
    GraphSettings,
    ConceptSettings,
    ModelSettings,
    AppSettings,
    SignInSettings,
)
"""All that the environment may say; every variable that Oriel heeds is a field of one of these."""
NOT_OURS = ("ORIEL_TEST_", "ORIEL_SHARED", "ORIEL_CHROMIUM")
"""How variables begin that the tests and the evaluation read."""
SECRET_OF = ("password", "api_key")
"""The fields that hold what an address must not."""
IN_ADDRESS = re.compile(
    r"^(?:[a-z][\w+.-]*://)?[^/?#:@]*:[^/?#]+@|[?&][^=&]*(?:pass|pwd|secret|token|key)[^=&]*=[^&]",
    re.IGNORECASE,
)
"""A password as addresses have it, behind a user or as a parameter."""
ALIKE = 75.0
"""Percent; a known name is offered for one that is spelled so much like it."""


class SettingError(Exception):
    """A variable of the environment cannot be read; str() says which, why, and what to do."""


def check_settings() -> None:
    """Raise SettingError where a variable that Oriel heeds has a value it cannot take."""
    for settings in SETTINGS:
        try:
            _check_addresses(settings, settings())
        except ValidationError as error:
            told = "; ".join(_told(settings, each) for each in error.errors())
            raise SettingError(f"{told}. Set it anew, or unset it.") from error
        except SettingsError as error:
            prefix = settings.model_config["env_prefix"]
            field = re.search(r'field "(\w+)"', str(error))
            name = f"{prefix}{field[1].upper()}" if field else f"A variable {prefix}…"
            raise SettingError(f"{name} is no JSON. Set it anew, or unset it.") from error


def _check_addresses(kind: type[BaseSettings], settings: BaseSettings) -> None:
    """Raise SettingError for an address with a secret, which would be shown wherever it is told.

    The value of every other setting may be told; a secret has a field of its own.
    """
    for name, value in settings:
        address = isinstance(value, str) and ("://" in value or name.endswith(("uri", "url")))
        if address and IN_ADDRESS.search(value):
            variable = f"{kind.model_config['env_prefix']}{name.upper()}"
            fields = [f"{kind.model_config['env_prefix']}{field.upper()}" for field in SECRET_OF]
            beside = [field for field in fields if field in known_names()]
            instead = f" Set {beside[0]} to it instead." if beside else ""
            raise SettingError(
                f"{variable} holds a password, which has no place in an address: it would be shown "
                f"on pages and kept in traces. Leave it out.{instead}"
            )


def _told(settings: type[BaseSettings], error: Any) -> str:
    """One error of validation: the variable, its value unless that is a secret, and why."""
    why = error["msg"].removeprefix("Value error, ")
    if not error["loc"]:
        return str(why)
    name = str(error["loc"][0])
    field = settings.model_fields.get(name)
    secret = field is not None and "SecretStr" in str(field.annotation)
    value = "" if secret or "@" in str(error["input"]) else f"={error['input']!r}"
    return f"{settings.model_config['env_prefix']}{name.upper()}{value}: {why}"


def known_names() -> set[str]:
    """Every variable of the environment that Oriel heeds."""
    return {
        str(field.validation_alias or f"{settings.model_config['env_prefix']}{name}").upper()
        for settings in SETTINGS
        for name, field in settings.model_fields.items()
    }


def unheeded(names: Iterable[str]) -> list[str]:
    """A sentence for each variable that begins as ours do and that nothing reads."""
    known = known_names()
    told = []
    for name in sorted(set(names)):
        if name.upper() in known or not name.startswith("ORIEL_") or name.startswith(NOT_OURS):
            continue
        near = process.extractOne(name, known, scorer=fuzz.ratio, score_cutoff=ALIKE)
        meant = f" Did you mean {near[0]}?" if near else ""
        told.append(f"{name} is set, and no setting is called so: it is not heeded.{meant}")
    return told
