"""The model client: any OpenAI-compatible endpoint, and what can go wrong with one.

ModelError
├── ModelUnavailable   the endpoint cannot be reached, or will not serve us
├── BadReply           it answered, but not with what was asked for
└── BudgetSpent        the tokens allowed for a question or a day are used up
"""

import threading
import time
from typing import Any, Literal, Protocol

import openai
from openai.types.chat import ChatCompletion, ChatCompletionMessageParam
from pydantic import BaseModel, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from agents import trace
from agents.messages import Message, Usage
from agents.structured import strict_schema, with_schema


class ModelError(Exception):
    """What can go wrong with a language model; `str()` is a sentence for a person."""


class ModelUnavailable(ModelError):  # noqa: N818, says what is the case
    """The endpoint cannot be reached or will not serve us; the message says what to do."""


class BadReply(ModelError):  # noqa: N818, says what is the case
    """The model answered, but not with what was asked for; `text` is its reply."""

    def __init__(self, agent: str, kind: str, text: str, detail: str = "") -> None:
        super().__init__(f"The model's reply to {agent} was {kind}{detail and ': ' + detail}")
        self.agent, self.kind, self.text = agent, kind, text


class BudgetSpent(ModelError):  # noqa: N818, says what is the case
    """The tokens allowed for a question or for a day are used up."""


class ModelSettings(BaseSettings):
    """Where the model is and how much of it may be used; from ORIEL_MODEL_*.

    `name` serves every agent but those in `names` (agent → model, as JSON in the
    environment). `seconds` limits one call, `retries` the calls repeated after a 429, a 5xx or
    a time-out, with growing pauses; `reply_tokens` one reply; `schema_tokens` the schema sent
    along. `tokens_per_question` and `tokens_per_day` stop further calls when reached.
    `structured` says how JSON is asked for: `auto` tries the endpoint's JSON schema mode and
    falls back to an instruction.
    """

    model_config = SettingsConfigDict(env_prefix="ORIEL_MODEL_", extra="ignore")

    base_url: str | None = None
    api_key: SecretStr | None = None
    name: str | None = None
    names: dict[str, str] = {}
    temperature: float | None = 0.0
    seconds: float = 60.0
    retries: int = 2
    reply_tokens: int = 4000
    schema_tokens: int = 6000
    tokens_per_question: int = 100_000
    tokens_per_day: int | None = None
    concurrency: int = 4
    structured: Literal["auto", "schema", "instruction"] = "auto"

    @property
    def configured(self) -> bool:
        """Whether a model is named, so that there is one to ask."""
        return bool(self.name)


class Completion(Message):
    """One reply of a model, as the endpoint gave it."""

    text: str
    finish: str
    refusal: str | None
    usage: Usage
    model: str
    retries: int = 0


class Model(Protocol):
    """Something that completes a chat: an endpoint, or the record of one."""

    settings: ModelSettings

    def complete(
        self, agent: str, messages: list[ChatCompletionMessageParam], reply: type[BaseModel]
    ) -> Completion: ...


class ModelClient:
    """An OpenAI-compatible endpoint.

    It learns what the endpoint does not take (JSON schemas, a temperature, a reply limit) from
    the first refusal, and leaves that out from then on.
    """

    def __init__(self, settings: ModelSettings) -> None:
        if not settings.configured:
            raise ModelUnavailable(
                "No model is configured; set ORIEL_MODEL_NAME (and ORIEL_MODEL_BASE_URL, "
                "ORIEL_MODEL_API_KEY), or ask with --agents rules"
            )
        self.settings = settings
        self._refused: set[str] = set()
        self._slots = threading.BoundedSemaphore(settings.concurrency)
        self._day, self._spent = time.strftime("%Y-%m-%d"), 0
        key = settings.api_key.get_secret_value() if settings.api_key else "none"
        self._client = openai.OpenAI(
            base_url=settings.base_url or "https://api.openai.com/v1",
            api_key=key,
            timeout=settings.seconds,
            max_retries=settings.retries,
        )

    def complete(
        self, agent: str, messages: list[ChatCompletionMessageParam], reply: type[BaseModel]
    ) -> Completion:
        """Ask the model to reply to `messages` with JSON that fits `reply`.

        Raises `ModelUnavailable` or `BudgetSpent`. What the reply holds is not looked at.
        """
        self._check_budgets()
        name = self.settings.names.get(agent, self.settings.name)
        while True:
            options = self._options(reply)
            sent = messages
            if "response_format" not in options:
                sent = [*messages[:-1], with_schema(messages[-1], reply)]
            started = time.perf_counter()
            try:
                with self._slots:
                    raw = self._client.chat.completions.with_raw_response.create(
                        model=name or "", messages=sent, **options
                    )
                completion = self._completion(raw.parse(), raw.retries_taken)
            except (openai.BadRequestError, openai.UnprocessableEntityError) as error:
                blamed = {option for option in options if _blames(error, option)}
                if not blamed:
                    raise self._unavailable(error) from error
                self._refused |= blamed
                continue
            except openai.APIError as error:
                raise self._unavailable(error) from error
            self._spent += completion.usage.prompt + completion.usage.completion
            trace.current().add(
                "model",
                agent,
                started,
                model=completion.model,
                prompt_tokens=completion.usage.prompt,
                completion_tokens=completion.usage.completion,
                retries=completion.retries,
                messages=list(messages),
                completion=completion.model_dump(mode="json"),
            )
            return completion

    def _options(self, reply: type[BaseModel]) -> dict[str, Any]:
        options: dict[str, Any] = {"max_completion_tokens": self.settings.reply_tokens}
        if self.settings.temperature is not None:
            options["temperature"] = self.settings.temperature
        if self.settings.structured != "instruction":
            options["response_format"] = {
                "type": "json_schema",
                "json_schema": {
                    "name": reply.__name__,
                    "schema": strict_schema(reply),
                    "strict": True,
                },
            }
        return {name: value for name, value in options.items() if name not in self._refused}

    def _check_budgets(self) -> None:
        used, allowed = trace.current().usage, self.settings.tokens_per_question
        if used.prompt + used.completion >= allowed:
            raise BudgetSpent(
                f"This question has used the {allowed} tokens allowed for one; ask it more "
                "narrowly, or raise ORIEL_MODEL_TOKENS_PER_QUESTION"
            )
        today = time.strftime("%Y-%m-%d")
        if today != self._day:
            self._day, self._spent = today, 0
        if self.settings.tokens_per_day is not None and self._spent >= self.settings.tokens_per_day:
            raise BudgetSpent(
                f"The {self.settings.tokens_per_day} tokens allowed for {today} are used up; go on "
                "tomorrow, raise ORIEL_MODEL_TOKENS_PER_DAY, or ask with --agents rules"
            )

    def _unavailable(self, error: openai.APIError) -> ModelUnavailable:
        where = self._client.base_url
        if isinstance(error, openai.APITimeoutError):
            what = (
                f"did not answer within {self.settings.seconds:g} s; raise ORIEL_MODEL_SECONDS, or "
                "name a faster model"
            )
        elif isinstance(error, openai.APIConnectionError):
            what = "cannot be reached; check ORIEL_MODEL_BASE_URL and that the server runs"
        elif isinstance(error, openai.AuthenticationError | openai.PermissionDeniedError):
            what = "refused the key; check ORIEL_MODEL_API_KEY"
        elif isinstance(error, openai.NotFoundError):
            what = f"knows no model {self.settings.name!r}; check ORIEL_MODEL_NAME"
        elif isinstance(error, openai.RateLimitError):
            what = "says we ask too often (429); wait a little, or lower ORIEL_MODEL_CONCURRENCY"
        else:
            what = f"answered with an error ({error}); see its log, or ask with --agents rules"
        return ModelUnavailable(f"The model endpoint {where} {what}")

    def _completion(self, reply: object, retries: int) -> Completion:
        """The first choice of a reply; one without choices is an empty reply."""
        if not isinstance(reply, ChatCompletion):
            raise ModelUnavailable(
                f"{self._client.base_url} answered, but not as a chat endpoint does; check that "
                "ORIEL_MODEL_BASE_URL ends where /chat/completions begins (often in /v1)"
            )
        used = reply.usage
        choice = reply.choices[0] if reply.choices else None
        return Completion(
            text=(choice and choice.message.content) or "",
            finish=(choice and choice.finish_reason) or "stop",
            refusal=choice.message.refusal if choice else None,
            usage=Usage(prompt=used.prompt_tokens, completion=used.completion_tokens)
            if used
            else Usage(),
            model=reply.model,
            retries=retries,
        )


_BLAME = {
    "response_format": ("response_format", "json_schema", "structured output"),
    "temperature": ("temperature",),
    "max_completion_tokens": ("max_completion_tokens", "max_tokens"),
}


def _blames(error: openai.APIStatusError, option: str) -> bool:
    """Whether a refused request was refused for this option."""
    return any(word in str(error).lower() for word in _BLAME[option])
