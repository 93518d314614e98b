"""Where the graph is, and how much it may take."""

from pathlib import Path

import platformdirs
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

SECRETS = Path("/run/secrets") if Path("/run/secrets").is_dir() else None
"""Where Docker mounts the secrets of a container: a file for each setting, named like it."""


class GraphSettings(BaseSettings):
    """From `ORIEL_GRAPH_*` and `ORIEL_DATA_DIR` (docs/operations.md lists them), or `SECRETS`.

    `uri` unset means the embedded engine in `data_dir`; with commas between them it names several
    servers of one cluster. `memory_mb` is its heap, `seconds` the
    longest any query may run there, `linger` how long it waits for the next user before it stops.
    `portfolio` keeps all twins in one database, each node with its twin's label (portfolio.py).
    """

    model_config = SettingsConfigDict(
        env_prefix="ORIEL_GRAPH_",
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
        secrets_dir=SECRETS,
    )

    uri: str | None = None
    user: str = ""
    password: SecretStr = SecretStr("")
    reader: str = ""
    reader_password: SecretStr = SecretStr("")
    database: str | None = None
    portfolio: bool = False
    data_dir: Path = Field(
        default_factory=lambda: Path(platformdirs.user_data_dir("oriel", appauthor=False)),
        validation_alias="ORIEL_DATA_DIR",
    )
    memory_mb: int = Field(default=1024, ge=256)
    seconds: float = Field(default=120, gt=0)
    most_values: int = Field(default=500_000, gt=0)
    linger: float = Field(default=5, ge=0)

    @property
    def addresses(self) -> tuple[str, ...]:
        """The servers that `uri` names, in its order; none for the embedded engine."""
        named = (address.strip() for address in (self.uri or "").split(","))
        return tuple(address for address in named if address)

    @property
    def clustered(self) -> bool:
        """Whether another server may answer where one does not."""
        return len(self.addresses) > 1 or any(a.startswith("neo4j") for a in self.addresses)

    @property
    def makes_twins(self) -> bool:
        """Whether a twin not yet there can be made; a database of a server only an administrator
        makes."""
        return self.portfolio or not self.uri
