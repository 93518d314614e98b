"""What the environment says of the app itself, and whether it can be read at all."""

import re

from pydantic import ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from agents import Mode, ModelSettings
from graph_store import GraphSettings

SAMPLE_HOUSE = (
    "https://raw.githubusercontent.com/xBimTeam/XbimEssentials/master/"
    "Tests/TestFiles/SampleHouse4.ifc"
)


class AppSettings(BaseSettings):
    """From `ORIEL_AGENTS` and `ORIEL_SAMPLE_HOUSE` (README.md).

    `agents` is the way of answering of `oriel ask` and of a new browser session, `sample_house` the
    address that the sample SampleHouse4 is fetched from.
    """

    model_config = SettingsConfigDict(env_prefix="ORIEL_", extra="ignore")

    agents: Mode = "auto"
    sample_house: str = SAMPLE_HOUSE


class SettingError(Exception):
    """A variable of the environment cannot be read; str() says which, why, and what to do."""


def check_settings() -> None:
    """Raise SettingError where a variable that Oriel heeds has a value it cannot take."""
    for settings in (GraphSettings, ModelSettings, AppSettings):
        try:
            settings()
        except ValidationError as error:
            prefix = settings.model_config["env_prefix"]
            told = "; ".join(
                f"{prefix}{str(each['loc'][0]).upper()}={each['input']!r}: {each['msg']}"
                for each in error.errors()
            )
            raise SettingError(f"{told}. Set it anew, or unset it.") from error
        except SettingsError as error:
            prefix = settings.model_config["env_prefix"]
            field = re.search(r'field "(\w+)"', str(error))
            name = f"{prefix}{field[1].upper()}" if field else f"A variable {prefix}…"
            raise SettingError(f"{name} is no JSON. Set it anew, or unset it.") from error
