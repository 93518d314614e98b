"""The model client: any OpenAI-compatible endpoint."""

import time
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import BaseModel

from agents.model import day_tokens
from agents.model.completions import NoChat, completion_of
from agents.model.ended import MOST_BYTES, OutOfTime, TooLarge
from agents.model.model_errors import BadReply, BudgetSpent, ModelError, ModelUnavailable
from agents.model.model_settings import ModelSettings
from agents.model.structured import Completion, strict_schema, with_schema
from agents.tracing import trace

if TYPE_CHECKING:  # imported where a model is asked: it takes longer than a whole answer by rules
    import openai
    from openai.types.chat import ChatCompletionMessageParam

REFUSED_FOR = 600.0
"""Seconds that a refusal is held against an endpoint; after them an option is tried again."""

MOST_REFUSALS = 6
MOST_SAID = 500
"""Characters of an error that are told."""


class Model(Protocol):
    """Something that completes a chat: an endpoint, or the record of one."""

    settings: ModelSettings

    def complete(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
    ) -> Completion: ...


class ModelClient:
    """An OpenAI-compatible endpoint.

    It learns what the endpoint does not take of an agent (JSON schemas, a temperature, a reply
    limit, a system message) from a refusal, notes it in the trace, and leaves that out for a while.
    """

    def __init__(self, settings: ModelSettings) -> None:
        if not settings.configured:
            raise ModelUnavailable(
                "No model is configured; set ORIEL_MODEL_NAME (and ORIEL_MODEL_BASE_URL, "
                "ORIEL_MODEL_API_KEY), or ask with --agents rules"
            )
        from agents.model.endpoint import Endpoint  # noqa: PLC0415

        self.settings = settings
        self._refused: dict[tuple[str, str], float] = {}
        self._endpoint = Endpoint(settings)

    def complete(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
    ) -> Completion:
        """Ask the model to reply to `messages` with JSON that fits `reply`.

        Raises `ModelUnavailable`, `BudgetSpent`, or `BadReply` where the reply has no end. What
        it holds is not looked at.
        """
        import openai  # noqa: PLC0415

        for _ in range(MOST_REFUSALS):
            self._check_budgets()
            started = time.perf_counter()
            request = self._request(agent, messages, reply)
            try:
                completion = self._asked(agent, request)
            except openai.APIStatusError as error:
                self._refuse(agent, request, error, started)
                continue
            except ModelError as error:
                trace.current().add("unanswered", agent, started, reason=str(error))
                raise
            if self.settings.tokens_per_day is not None:
                day_tokens.spend(completion.usage.prompt + completion.usage.completion)
            trace.current().note_call(
                agent, list(messages), completion, self.settings.schema_tokens, started
            )
            return completion
        raise ModelUnavailable(
            f"The model endpoint {self._endpoint.url} refuses whatever is left out; see its log, "
            "or ask with --agents rules"
        )

    def _asked(self, agent: str, request: dict[str, Any]) -> Completion:
        """One reply. Raises `openai.APIStatusError` where the endpoint refused the request."""
        import openai  # noqa: PLC0415

        left = self.settings.seconds_per_question - trace.current().seconds
        try:
            body, retries = self._endpoint.call(request, left, trace.current().wanted)
            return completion_of(body, retries)
        except OutOfTime:
            raise self._spent(self.settings.seconds_per_question, *SECONDS) from None
        except TooLarge:
            detail = f"it was cut off after {MOST_BYTES / 1e6:g} MB"
            raise BadReply(agent, "too large", "", detail) from None
        except NoChat as error:
            raise self._no_chat(str(error)) from error
        except openai.APIStatusError:
            raise
        except openai.APIError as error:
            raise self._unavailable(error) from error

    def _request(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
    ) -> dict[str, Any]:
        """The request, without what the endpoint refused to this agent of late."""
        now = time.monotonic()
        refused = {
            option
            for (whose, option), at in self._refused.items()
            if whose == agent and now - at < REFUSED_FOR
        }
        limit = "max_tokens" if "max_completion_tokens" in refused else "max_completion_tokens"
        options: dict[str, Any] = {limit: self.settings.reply_tokens}
        if self.settings.temperature is not None:
            options["temperature"] = self.settings.temperature
        if self.settings.structured != "instruction":
            form = {"name": reply.__name__, "schema": strict_schema(reply), "strict": True}
            options["response_format"] = {"type": "json_schema", "json_schema": form}
        options = {name: value for name, value in options.items() if name not in refused}
        sent = list(messages)
        if "response_format" not in options:
            sent[-1] = with_schema(sent[-1], reply)
        if "system" in refused:
            first, second, *rest = sent
            whole = f"{first.get('content')}\n\n{second.get('content')}"
            sent = [{"role": "user", "content": whole}, *rest]
        model = self.settings.names.get(agent, self.settings.name) or ""
        return {"model": model, "messages": sent, **options}

    def _refuse(
        self, agent: str, request: dict[str, Any], error: "openai.APIStatusError", started: float
    ) -> None:
        """Hold a refusal against the endpoint; raises `ModelUnavailable` where none is meant."""
        sent = {*request, "system"} if request["messages"][0]["role"] == "system" else {*request}
        said = _whole(error).lower()
        known = error.status_code in REFUSING and error.status_code not in NEVER
        blamed = {
            option
            for option, words in _BLAME.items()
            if known and option in sent and any(word in said for word in words)
        }
        if not blamed:
            raise self._unavailable(error) from error
        trace.current().add(
            "repair", "endpoint", started, left_out=sorted(blamed), agent=agent, said=_said(error)
        )
        self._refused |= {(agent, option): time.monotonic() for option in blamed}

    def _check_budgets(self) -> None:
        now, settings = trace.current(), self.settings
        used = now.usage.prompt + now.usage.completion
        today = 0 if settings.tokens_per_day is None else day_tokens.spent()
        for spent, allowed, what, setting in (
            (used, settings.tokens_per_question, "tokens for one question", "TOKENS_PER_QUESTION"),
            (now.seconds, settings.seconds_per_question, *SECONDS),
            (
                now.spent_before + used,
                settings.tokens_per_conversation,
                "tokens for one conversation",
                "TOKENS_PER_CONVERSATION",
            ),
            (today, settings.tokens_per_day, "tokens for one day", "TOKENS_PER_DAY"),
        ):
            if allowed is not None and spent >= allowed:
                raise self._spent(allowed, what, setting)

    @staticmethod
    def _spent(allowed: float, what: str, setting: str) -> BudgetSpent:
        return BudgetSpent(
            f"The {allowed:g} {what} are used up; ask more narrowly or anew, raise "
            f"ORIEL_MODEL_{setting}, or ask with --agents rules"
        )

    def _no_chat(self, said: str) -> ModelUnavailable:
        if said:
            return ModelUnavailable(f"The model endpoint {self._endpoint.url} {_reason(said)}")
        return ModelUnavailable(
            f"{self._endpoint.url} answered, but not as a chat endpoint does; check that "
            "ORIEL_MODEL_BASE_URL ends where /chat/completions begins (often in /v1)"
        )

    def _unavailable(self, error: "openai.APIError") -> ModelUnavailable:
        import openai  # noqa: PLC0415

        where = self._endpoint.url
        if isinstance(error, openai.APITimeoutError):
            what = (
                f"did not answer within {self.settings.seconds:g} s; raise ORIEL_MODEL_SECONDS, or "
                "name a faster model"
            )
        elif isinstance(error, openai.APIConnectionError):
            what = "cannot be reached; check ORIEL_MODEL_BASE_URL and that the server runs"
        elif _means(_whole(error)):
            what = _means(_whole(error)).format(said=_said(error))
        elif isinstance(error, openai.AuthenticationError | openai.PermissionDeniedError):
            what = "refused the key; check ORIEL_MODEL_API_KEY"
        elif isinstance(error, openai.NotFoundError):
            what = (
                f"knows no model {self.settings.name!r}; check ORIEL_MODEL_NAME, and that "
                "ORIEL_MODEL_BASE_URL ends where /chat/completions begins"
            )
        elif isinstance(error, openai.RateLimitError):
            what = "says we ask too often (429); wait a little, or lower ORIEL_MODEL_CONCURRENCY"
        else:
            what = _reason(_said(error))
        return ModelUnavailable(f"The model endpoint {where} {what}")


SECONDS = ("seconds for one question", "SECONDS_PER_QUESTION")
REFUSING = range(400, 600)
NEVER = frozenset({401, 403, 408, 409, 429})
_BLAME = {
    "response_format": ("response_format", "json_schema", "structured output", "guided", "grammar"),
    "temperature": ("temperature",),
    "max_completion_tokens": ("max_completion_tokens",),
    "max_tokens": ("max_tokens",),
    "system": ("system role", "system message", "role 'system'", 'role "system"', "system prompt"),
}
"""What an endpoint says where it refuses an option; some say so with 404 or 500."""

_MEANING = {
    "found the message too long ({said}); lower ORIEL_MODEL_SCHEMA_TOKENS": (
        "context length", "context size", "context window", "context overflow", "context the over",
        "context_length", "token count", "prompt is too long", "request too large", "n_ctx",
        "reduce the length", "must be at least 1, got -",
    ),
    "would not answer, by its content filter ({said}); word the question otherwise, or ask with "
    "--agents rules": (
        "content_filter", "content management policy", "content policy", "response was filtered",
        "moderation", "flagged",
    ),
    "says that what may be spent there is spent ({said}); look at its account, or ask with "
    "--agents rules": (
        "insufficient_quota", "insufficient credits", "requires more credits", "credit balance",
    ),
    "is still loading the model ({said}); ask again in a while": (
        "loading model", "model is loading", "currently loading",
    ),
}  # fmt: skip
"""What an error means, by how servers word it: OpenAI, Azure, OpenRouter, vLLM, Ollama, LM Studio,
llama.cpp, Gemini, Groq, Anthropic."""


def _whole(error: "openai.APIError") -> str:
    """All that an endpoint says of an error."""
    import openai  # noqa: PLC0415

    body = error.response.text if isinstance(error, openai.APIStatusError) else ""
    return f"{error} {body}"


def _said(error: "openai.APIError") -> str:
    """What is told of an error; the client library drops what is no object (LM Studio, Gemini)."""
    return str(error) if isinstance(error.body, dict) else _whole(error)[:MOST_SAID].strip()


def _means(said: str) -> str:
    """What an error means, '' where its words are not known."""
    told = said.lower()
    return next((what for what, words in _MEANING.items() if any(w in told for w in words)), "")


def _reason(said: str) -> str:
    """What an endpoint did that says this, and what to do."""
    unknown = "answered with an error ({said}); see its log, or ask with --agents rules"
    return (_means(said) or unknown).format(said=said)
