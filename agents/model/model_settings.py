"""Where the model is, and how much of it may be used."""

from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from graph_store.settings import SECRETS

AGENTS = (
    "schema_agent",
    "query_generator",
    "query_evaluator",
    "entity_extractor",
    "verification",
    "instructions_generator",
    "feedback_aggregator",
    "interpreter",
    "etl_agent",
    "mapping_analyzer",
    "sql_generator",
)
"""The agents a model can stand behind, by their prompts."""


class ModelSettings(BaseSettings):
    """Where the model is and how much of it may be used; from ORIEL_MODEL_*
    or files in `SECRETS`.

    `name` serves every agent but those in `names` (agent → model, as JSON in the
    environment). `seconds` limits one call, `retries` the calls repeated after a 429, a 5xx or
    a time-out, with growing pauses; `reply_tokens` one reply; `schema_tokens` the schema sent
    along. `seconds_per_question` and `tokens_per_question`, `_conversation` and `_day` stop
    further calls when reached.
    `second_opinion` lets the rule minds write a candidate beside the model's (mode `llm`), and
    `candidates` is how many queries the model writes at most until two find the same.
    `structured` says how JSON is asked for: `auto` tries the endpoint's JSON schema mode and
    falls back to an instruction. `prompt_price` and `completion_price` are what the endpoint
    takes for a million tokens, in any currency; without both no cost is told.
    """

    model_config = SettingsConfigDict(
        env_prefix="ORIEL_MODEL_", env_ignore_empty=True, extra="ignore", secrets_dir=SECRETS
    )

    base_url: str | None = None
    api_key: SecretStr | None = None
    name: str | None = None
    names: dict[str, str] = {}
    temperature: float | None = 0.0
    seconds: float = 60.0
    retries: int = 2
    reply_tokens: int = 4000
    schema_tokens: int = 24_000
    tokens_per_question: int = 300_000
    tokens_per_conversation: int | None = None
    tokens_per_day: int | None = None
    seconds_per_question: float = 300.0
    concurrency: int = 4
    second_opinion: bool = True
    candidates: int = Field(default=1, ge=1, le=5)
    structured: Literal["auto", "schema", "instruction"] = "auto"
    prompt_price: float | None = Field(default=None, ge=0)
    completion_price: float | None = Field(default=None, ge=0)

    @field_validator("names")
    @classmethod
    def _known(cls, names: dict[str, str]) -> dict[str, str]:
        unknown = sorted(names.keys() - set(AGENTS))
        if unknown:
            raise ValueError(f"no agent is called {', '.join(unknown)}; these are: {AGENTS}")
        return names

    @property
    def configured(self) -> bool:
        """Whether a model is named, so that there is one to ask."""
        return bool(self.name)

    def cost(self, prompt: int, completion: int) -> float | None:
        """What these tokens cost, in the currency of the prices; None where those are not set."""
        if self.prompt_price is None or self.completion_price is None:
            return None
        return (prompt * self.prompt_price + completion * self.completion_price) / 1e6
