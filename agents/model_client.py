"""The model client: any OpenAI-compatible endpoint."""

import json
import threading
import time
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import BaseModel

from agents import day_tokens, trace
from agents.messages import Usage
from agents.model_errors import BudgetSpent, ModelUnavailable
from agents.model_settings import ModelSettings
from agents.structured import Completion, strict_schema, with_schema

if TYPE_CHECKING:  # imported where a model is asked: it takes longer than a whole answer by rules
    import openai
    from openai.types.chat import ChatCompletionMessageParam


class Model(Protocol):
    """Something that completes a chat: an endpoint, or the record of one."""

    settings: ModelSettings

    def complete(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
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
        import openai  # noqa: PLC0415

        self.settings = settings
        self._refused: set[str] = set()
        self._slots = threading.BoundedSemaphore(settings.concurrency)
        key = settings.api_key.get_secret_value() if settings.api_key else "none"
        self._client = openai.OpenAI(
            base_url=settings.base_url or "https://api.openai.com/v1",
            api_key=key,
            timeout=settings.seconds,
            max_retries=settings.retries,
        )

    def complete(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
    ) -> Completion:
        """Ask the model to reply to `messages` with JSON that fits `reply`.

        Raises `ModelUnavailable` or `BudgetSpent`. What the reply holds is not looked at.
        """
        import openai  # noqa: PLC0415

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
            except json.JSONDecodeError as error:
                raise self._no_chat() from error
            if self.settings.tokens_per_day is not None:
                day_tokens.spend(completion.usage.prompt + completion.usage.completion)
            trace.current().note_call(
                agent, list(messages), completion, self.settings.schema_tokens, started
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
        now, settings = trace.current(), self.settings
        used = now.usage.prompt + now.usage.completion
        today = 0 if settings.tokens_per_day is None else day_tokens.spent()
        for spent, allowed, what, setting in (
            (used, settings.tokens_per_question, "tokens for one question", "TOKENS_PER_QUESTION"),
            (now.seconds, settings.seconds_per_question, "seconds", "SECONDS_PER_QUESTION"),
            (
                now.spent_before + used,
                settings.tokens_per_conversation,
                "tokens for one conversation",
                "TOKENS_PER_CONVERSATION",
            ),
            (today, settings.tokens_per_day, "tokens for one day", "TOKENS_PER_DAY"),
        ):
            if allowed is not None and spent >= allowed:
                raise BudgetSpent(
                    f"The {allowed:g} {what} are used up; ask more narrowly or anew, raise "
                    f"ORIEL_MODEL_{setting}, or ask with --agents rules"
                )

    def _no_chat(self) -> ModelUnavailable:
        return ModelUnavailable(
            f"{self._client.base_url} answered, but not as a chat endpoint does; check that "
            "ORIEL_MODEL_BASE_URL ends where /chat/completions begins (often in /v1)"
        )

    def _unavailable(self, error: "openai.APIError") -> ModelUnavailable:
        import openai  # noqa: PLC0415

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
        elif "context" in str(error).lower():
            what = f"found the message too long ({error}); lower ORIEL_MODEL_SCHEMA_TOKENS"
        else:
            what = f"answered with an error ({error}); see its log, or ask with --agents rules"
        return ModelUnavailable(f"The model endpoint {where} {what}")

    def _completion(self, reply: object, retries: int) -> Completion:
        """The first choice of a reply; one without choices is an empty reply."""
        from openai.types.chat import ChatCompletion, ChatCompletionMessage  # noqa: PLC0415

        if not isinstance(reply, ChatCompletion) or not isinstance(reply.choices, list):
            raise self._no_chat()
        used = reply.usage
        choice = reply.choices[0] if reply.choices else None
        if choice and not isinstance(choice.message, ChatCompletionMessage):
            raise self._no_chat()
        return Completion(
            text=(choice and choice.message.content) or "",
            finish=(choice and choice.finish_reason) or "stop",
            refusal=choice.message.refusal if choice else None,
            usage=Usage(
                prompt=(used and used.prompt_tokens) or 0,
                completion=(used and used.completion_tokens) or 0,
            ),
            model=reply.model or "",
            retries=retries,
        )


_BLAME = {
    "response_format": ("response_format", "json_schema", "structured output"),
    "temperature": ("temperature",),
    "max_completion_tokens": ("max_completion_tokens", "max_tokens"),
}


def _blames(error: "openai.APIStatusError", option: str) -> bool:
    """Whether a refused request was refused for this option."""
    return any(word in str(error).lower() for word in _BLAME[option])
