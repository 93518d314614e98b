"""What real providers send instead of what was asked for, and what a person sees of it.

One table: each case is a reply (or several in turn) and what comes of it: the object that was
meant, or a sentence. None is a traceback, none outlasts its deadline.
"""

import gzip
import json
import time
import tracemalloc
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from agents.messages import Message
from agents.model.model_client import ModelClient
from agents.model.model_errors import BadReply, BudgetSpent, ModelError, ModelUnavailable
from agents.model.model_settings import ModelSettings
from agents.model.replies import ask_model
from agents.tracing.trace import Trace, tracing
from tests.agents.scripted_server import Reply, scripted
from tests.patience import PATIENCE

ZIPPED = 31
"""What zlib calls the format of gzip."""


class Fact(Message):
    """A reply with a required part, an optional one, and a list."""

    text: str
    number: int | None = None
    names: tuple[str, ...] = ()


A = Fact(text="a")
GOOD = '{"text": "a", "number": null, "names": []}'
FENCE = "```"


def body(**changes: Any) -> dict[str, Any]:
    return Reply(GOOD).body() | changes


def message(content: Any = GOOD, **more: Any) -> Reply:
    """A reply whose message is this, whatever it is."""
    choice = {"index": 0, "finish_reason": "stop", "message": {"content": content, **more}}
    return Reply(raw=json.dumps(body(choices=[choice])))


def choice(**changes: Any) -> Reply:
    whole = {"index": 0, "finish_reason": "stop", "message": {"content": GOOD}} | changes
    return Reply(raw=json.dumps(body(choices=[whole])))


def error(status: int, said: dict[str, Any]) -> Reply:
    """A refusal as OpenAI's API and most that imitate it put it."""
    return Reply(status=status, raw=json.dumps({"error": said}))


READ: dict[str, Any] = {
    # the text of the reply
    "plain": GOOD,
    "compact": '{"text":"a"}',
    "pretty": json.dumps(json.loads(GOOD), indent=4),
    "leading and trailing blanks": f"\n\n  {GOOD}  \n",
    "byte order mark": f"\ufeff{GOOD}",
    "null for a list": '{"text": "a", "names": null}',
    "null for a number": '{"text": "a", "number": null}',
    "extra key": '{"text": "a", "confidence": 0.9}',
    "many extra keys": '{"text": "a", "a": 1, "b": [2], "c": {"d": 3}}',
    "extra key before": '{"thoughts": "hm", "text": "a"}',
    "fence": f"{FENCE}json\n{GOOD}\n{FENCE}",
    "fence without language": f"{FENCE}\n{GOOD}\n{FENCE}",
    "fence in capitals": f"{FENCE}JSON\n{GOOD}\n{FENCE}",
    "fence left open": f"{FENCE}json\n{GOOD}",
    "words before": f"Here is the object you asked for: {GOOD}",
    "words after": f"{GOOD}\n\nI hope this helps!",
    "words and braces after": f"{GOOD} That is {{all}}.",
    "braces before": f"For {{this}} question: {GOOD}",
    "brackets before": f"[note] {GOOD}",
    "thoughts": f"<think>so {{x}}</think>{GOOD}",
    "thoughts of another tag": f"<thinking>so</thinking>{GOOD}",
    "thoughts without opening": f'I could say {{"text": "b"}}.</think>\n{GOOD}',
    "thoughts twice": f"<think>a</think><think>b</think>{GOOD}",
    "thoughts with a fence": f"<think>{FENCE}json\n{{}}\n{FENCE}</think>{GOOD}",
    "wrapped by its name": f'{{"Fact": {GOOD}}}',
    "wrapped as result": f'{{"result": {GOOD}}}',
    "wrapped twice": f'{{"response": {{"output": {GOOD}}}}}',
    "list of one": f"[{GOOD}]",
    "string of it": json.dumps(GOOD),
    "string in a shell": json.dumps({"answer": GOOD}),
    "list in a shell": f'{{"items": [{GOOD}]}}',
    "object twice": f"{GOOD}\n{GOOD}",
    "number as a text": '{"text": "a", "number": null, "names": []}',
    "escaped unicode": '{"text": "\\u0061"}',
    "tab inside": '{"text": "a"\t}',
    "carriage returns": '{\r\n"text": "a"\r\n}',
    # the message
    "content in one part": message([{"type": "text", "text": GOOD}]),
    "content in parts": message(
        [{"type": "text", "text": GOOD[:9]}, {"type": "text", "text": GOOD[9:]}]
    ),
    "content in untyped parts": message([{"text": GOOD}]),
    "content in bare texts": message([GOOD[:5], GOOD[5:]]),
    "parts with thoughts": message(
        [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": GOOD}]
    ),
    "parts of odd kinds": message([None, 7, {"type": "image"}, {"type": "text", "text": GOOD}]),
    "content as an object": message({"text": "a"}),
    "tool call": message(None, tool_calls=[{"function": {"name": "f", "arguments": GOOD}}]),
    "tool call with an object": message(
        None, tool_calls=[{"function": {"arguments": {"text": "a"}}}]
    ),
    "tool call beside empty content": message(
        "", tool_calls=[{"function": {"name": "f", "arguments": GOOD}}]
    ),
    "function call of old": message(None, function_call={"name": "f", "arguments": GOOD}),
    "reasoning beside content": message(GOOD, reasoning_content="Let me see {x}."),
    "reasoning instead of content": message("", reasoning_content=GOOD),
    "reasoning under another name": message(None, reasoning=f"So it is {GOOD}"),
    "empty refusal": message(GOOD, refusal=""),
    "refusal of an odd type": message(GOOD, refusal=False),
    "annotations": message(GOOD, annotations=[], audio=None, provider_specific={"x": 1}),
    "no role": message(GOOD, role=None),
    # the choice
    "odd finish reason": choice(finish_reason="eos_token"),
    "number as finish reason": choice(finish_reason=1),
    "no finish reason": choice(finish_reason=None),
    "finish reason of a tool": choice(finish_reason="tool_calls"),
    "length after all": choice(finish_reason="length"),
    "delta for message": Reply(
        raw=json.dumps(body(choices=[{"delta": {"content": GOOD}}]))
    ),
    "text for message": Reply(raw=json.dumps(body(choices=[{"text": GOOD}]))),
    "index of an odd type": choice(index="0"),
    "logprobs": choice(logprobs={"content": []}),
    "filters that found nothing, Azure": Reply(
        raw=json.dumps(body(prompt_filter_results=[{"prompt_index": 0}]))
    ),
    "no error": Reply(raw=json.dumps(body(error=None))),
    "no error in the choice": choice(error=None, native_finish_reason="STOP"),
    "reasons for the end, vLLM": choice(stop_reason=None, token_ids=None),
    "several choices": Reply(raw=json.dumps(body(choices=body()["choices"] * 50))),
    # the body
    "no usage": Reply(raw=json.dumps(body(usage=None))),
    "usage of texts": Reply(raw=json.dumps(body(usage={"prompt_tokens": "12"}))),
    "usage of fractions": Reply(raw=json.dumps(body(usage={"prompt_tokens": 1.5}))),
    "usage of nonsense": Reply(raw=json.dumps(body(usage={"prompt_tokens": [], "x": {}}))),
    "usage below zero": Reply(raw=json.dumps(body(usage={"prompt_tokens": -5}))),
    "usage as a list": Reply(raw=json.dumps(body(usage=[]))),
    "usage without end": Reply(raw=json.dumps(body(usage={"prompt_tokens": float("inf")}))),
    "no model": Reply(raw=json.dumps(body(model=None))),
    "number as model": Reply(raw=json.dumps(body(model=7))),
    "no id": Reply(raw=json.dumps({"choices": body()["choices"]})),
    "unknown keys": Reply(raw=json.dumps(body(x_groq={"id": "1"}, citations=["http://a"]))),
    "plain text as media": Reply(raw=json.dumps(body()), media="text/plain"),
    "no media": Reply(raw=json.dumps(body()), media=""),
    "not utf-8 elsewhere": Reply(raw=json.dumps(body()).encode().replace(b"scripted", b"m\xfc")),
    "blanks before the body": Reply(raw="\n\n " + json.dumps(body())),
    "raw line break inside": Reply(raw=json.dumps(body()).replace("scripted", "scrip\nted")),
    "events nobody asked for": Reply(
        raw="".join(
            f"data: {json.dumps({'choices': [{'delta': {'content': piece}}]})}\n\n"
            for piece in (GOOD[:7], GOOD[7:])
        )
        + "data: [DONE]\n",
        media="text/event-stream",
    ),
    "events of a letter each": Reply(
        raw="".join(
            f"data: {json.dumps({'choices': [{'delta': {'content': letter}}]})}\n\n"
            for letter in GOOD
        )
        + "data: [DONE]\n",
        media="text/event-stream",
    ),
    "a byte order mark before the body": Reply(raw="\ufeff" + json.dumps(body())),
    "events with a sign that ends lines elsewhere": Reply(
        raw='data: {"model": "a\u2028b", "choices": [{"delta": '
        + json.dumps({"content": GOOD})
        + "}]}\n\n",
        media="text/event-stream",
    ),
    "slow within the limit": Reply(GOOD, delay=0.3),
    "blanks for keeping alive": Reply(GOOD, more=100_000),
}  # fmt: skip
"""Replies that mean the object."""

LINE_BREAK = {"raw line break": '{"text": "a\nb"}', "raw tab": '{"text": "a\tb"}'}


def client(url: str, **settings: Any) -> ModelClient:
    given: dict[str, Any] = {"base_url": url, "name": "tiny", "seconds": 8, "retries": 0}
    given |= {"seconds_per_question": 20} | settings
    return ModelClient(ModelSettings(**given))


def ask(model: ModelClient, trace: Trace | None = None) -> Fact:
    with tracing(trace or Trace()):
        return ask_model(model, "interpreter", {"question": "How many?"}, Fact)


@pytest.mark.parametrize("reply", READ.values(), ids=READ)
def test_reply_that_means_the_object_is_read(reply: Any) -> None:
    with scripted(reply) as server:
        assert ask(client(server.url)) == A
        assert len(server.requests) == 1


@pytest.mark.parametrize("reply", LINE_BREAK.values(), ids=LINE_BREAK)
def test_sign_that_json_forbids_in_a_text_is_kept(reply: str) -> None:
    with scripted(reply) as server:
        assert ask(client(server.url)).text in ("a\nb", "a\tb")


HALF, SIGN = "a\ud83d", "a\U0001f600"
CUT: dict[str, tuple[Any, str]] = {
    "half a sign in the object": (json.dumps({"text": HALF}), "a\ufffd"),
    "half a sign in the body": (json.dumps({"text": HALF}, ensure_ascii=False), "a\ufffd"),
    "half a sign as the model": (Reply(raw=json.dumps(body(model=HALF))), "a"),
    "a sign in two pieces": (
        Reply(
            raw="".join(
                f"data: {json.dumps({'choices': [{'delta': {'content': piece}}]})}\n\n"
                for piece in (f'{{"text": "{HALF}', '\ude00"}')
            ),
            media="text/event-stream",
        ),
        SIGN,
    ),
}
"""Half a sign, which JSON can say and nothing can keep: no UTF-8 holds it."""


@pytest.mark.parametrize(("reply", "text"), CUT.values(), ids=CUT)
def test_half_a_sign_is_shown_as_one_and_can_be_kept(reply: Any, text: str) -> None:
    trace = Trace()
    with scripted(reply) as server:
        assert ask(client(server.url), trace).text == text
    assert all(event.model_dump_json() for event in trace.events)


AGAIN: dict[str, Any] = {
    "nothing": "",
    "blanks": " \n ",
    "only thoughts": "<think>hm</think>",
    "words": "I think it is three.",
    "number": "3",
    "null": "null",
    "true": "true",
    "empty object": "{}",
    "empty list": "[]",
    "other object": '{"answer": "a", "other": 1}',
    "list of two": f"[{GOOD}, {GOOD}]".replace("text", "word"),
    "wrong type": '{"text": ["a"]}',
    "cut off": '{"text": "a',
    "trailing comma": '{"text": "a",}',
    "single quotes": "{'text': 'a'}",
    "the schema itself": '{"properties": {"text": {"type": "string"}}, "type": "object"}',
    "deep nesting": "[" * 3000,
    "a million brackets": "[{" * 500_000,
    "a million thoughts": "<think>" * 300_000,
    "no choices": Reply(raw=json.dumps(body(choices=[]))),
    "thoughts used it all up, Gemini": Reply(
        raw=json.dumps(body(choices=[{"index": 0, "message": {"role": "assistant"}}]))
    ),
    "content of null": message(None),
    "content of a number": message(7),
    "reasoning without an object": message("", reasoning_content="Let me see."),
    "not utf-8 in the text": Reply(raw=json.dumps(body()).encode().replace(b"text", b"te\xfct")),
}
"""Replies that mean nothing, once."""


@pytest.mark.parametrize("reply", AGAIN.values(), ids=AGAIN)
def test_reply_that_means_nothing_is_asked_for_again_once(reply: Any) -> None:
    with scripted(reply, GOOD) as server:
        assert ask(client(server.url)) == A
        assert len(server.requests) == 2
        assert "Send the whole JSON object again" in server.asked(1)
    with scripted(reply, reply) as server, pytest.raises(BadReply) as seen:
        ask(client(server.url))
    assert str(seen.value).startswith("The model's reply to interpreter was ")


def test_reply_cut_off_at_nothing_names_the_setting() -> None:
    with scripted(*[Reply("", finish="length")] * 2) as server, pytest.raises(BadReply) as seen:
        ask(client(server.url))
    assert "raise ORIEL_MODEL_REPLY_TOKENS" in str(seen.value)


LEFT_OUT: dict[str, tuple[Reply, str]] = {
    f"{option}, {status}: {said[:20]}": (Reply(status=status, error=said), option)
    for option, texts in {
        "response_format": [
            "response_format is not supported",
            "Invalid parameter: 'response_format' of type 'json_schema'",
            "This model does not support structured output",
            "failed to parse grammar",
        ],
        "temperature": ["Unsupported value: 'temperature'"],
        "max_completion_tokens": ["Unrecognized request argument: max_completion_tokens"],
        "system": ["System role not supported", "this template has no system message"],
    }.items()
    for said in texts
    for status in (400, 404, 422, 500)
}


@pytest.mark.parametrize(("refusal", "option"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_option_the_endpoint_refuses_is_left_out_and_noted(refusal: Reply, option: str) -> None:
    trace = Trace()
    with scripted(refusal, GOOD, GOOD) as server:
        model = client(server.url)
        assert ask(model, trace) == A
        assert ask(model) == A
        assert len(server.requests) == 3, "it is kept for a while"
    roles = [one["role"] for one in server.requests[1]["messages"]]
    assert ("system" not in roles) if option == "system" else (option not in server.requests[1])
    assert ("max_tokens" in server.requests[1]) is (option == "max_completion_tokens")
    (noted,) = [one for one in trace.events if one.kind == "repair"]
    assert noted.detail["left_out"] == [option]


LEFT_OUT["response_format, LM Studio"] = (
    Reply(
        status=400,
        raw="""{"error": "'response_format.type' must be 'text'"}""",
    ),
    "response_format",
)
LEFT_OUT["response_format, Gemini"] = (
    Reply(status=400, raw='[{"error": {"code": 400, "message": "Unknown name: response_format"}}]'),
    "response_format",
)

SENTENCES: dict[str, tuple[Reply, str]] = {
    "key refused": (Reply(status=401, error="no"), "check ORIEL_MODEL_API_KEY"),
    "forbidden": (Reply(status=403, error="no"), "check ORIEL_MODEL_API_KEY"),
    "no such model": (Reply(status=404, error="no"), "check ORIEL_MODEL_NAME"),
    "no such address": (
        Reply(status=404, raw='{"detail": "Not Found"}'),
        "ORIEL_MODEL_BASE_URL ends",
    ),
    "no such deployment, Azure": (
        error(404, {"code": "DeploymentNotFound", "message": "The API deployment does not exist."}),
        "check ORIEL_MODEL_NAME",
    ),
    "not pulled, Ollama": (
        error(404, {"message": "model 'tiny' not found, try pulling it first", "code": None}),
        "check ORIEL_MODEL_NAME",
    ),
    "prompt filtered, Azure": (
        error(400, {"message": "The response was filtered", "code": "content_filter"}),
        "by its content filter",
    ),
    "prompt flagged, OpenRouter": (
        error(403, {"code": 403, "message": "Your input was flagged", "metadata": {"reasons": []}}),
        "by its content filter",
    ),
    "no credit, OpenRouter": (
        error(402, {"code": 402, "message": "Insufficient credits. Add more using https://a"}),
        "may be spent there is spent",
    ),
    "no quota, OpenAI": (
        error(429, {"message": "You exceeded your quota", "code": "insufficient_quota"}),
        "may be spent there is spent",
    ),
    "no quota, Gemini": (
        Reply(
            status=429,
            raw='[{"error": {"code": 429, "message": "Resource has been exhausted",'
            ' "status": "RESOURCE_EXHAUSTED"}}]',
        ),
        "lower ORIEL_MODEL_CONCURRENCY",
    ),
    "provider failed, OpenRouter": (
        Reply(raw='{"error": {"code": 502, "message": "Provider returned error"}, "choices": []}'),
        "(Provider returned error); see its log",
    ),
    "provider failed half way, OpenRouter": (
        choice(finish_reason="error", error={"code": 502, "message": "Upstream broke off"}),
        "(Upstream broke off); see its log",
    ),
    "events end in an error": (
        Reply(
            raw=": OPENROUTER PROCESSING\n\n"
            f"data: {json.dumps({'choices': [{'delta': {'content': GOOD[:7]}}]})}\n\n"
            'data: {"error": {"code": 429, "message": "Rate limit exceeded"}, "choices": []}\n\n',
            media="text/event-stream",
        ),
        "(Rate limit exceeded); see its log",
    ),
    "an error object, vLLM of old": (
        Reply(raw='{"object": "error", "message": "engine is dead", "code": 500}'),
        "(engine is dead); see its log",
    ),
    "too long, vLLM": (
        error(
            400,
            {
                "message": "This model's maximum context length is 4096 tokens. However, you "
                "requested 9000 tokens. Please reduce the length of the messages.",
                "code": 400,
            },
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long, vLLM of old": (
        Reply(
            status=400,
            raw='{"object": "error", "message": "max_tokens must be at least 1, got '
            '-186.", "type": "BadRequestError", "param": null, "code": 400}',
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long, LM Studio": (
        Reply(
            status=400,
            raw='{"error": "Trying to keep the first 6547 tokens when context the '
            'overflows. However, the model is loaded with context length of only 4096 tokens"}',
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long, LM Studio of late": (
        Reply(
            status=400,
            raw='{"error": "The number of tokens to keep from the initial prompt is '
            'greater than the context length (n_keep: 13055>= n_ctx: 4096)."}',
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long, llama.cpp": (
        error(
            400,
            {
                "code": 400,
                "type": "exceed_context_size_error",
                "message": "the request exceeds the available context size, try increasing it",
            },
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long, Gemini": (
        Reply(
            status=400,
            raw='[{"error": {"code": 400, "message": "The input token count '
            '(1091639) exceeds the maximum number of tokens allowed (1048576).", '
            '"status": "INVALID_ARGUMENT"}}]',
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "too long for a minute, Groq": (
        error(
            413,
            {
                "message": "Request too large for model on tokens per minute (TPM)",
                "code": "rate_limit_exceeded",
            },
        ),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "loading, llama.cpp": (
        error(503, {"code": 503, "message": "Loading model", "type": "unavailable_error"}),
        "ask again in a while",
    ),
    "busy, Ollama": (
        error(503, {"message": "server busy, please try again. maximum pending requests exceeded"}),
        "answered with an error",
    ),
    "too often": (Reply(status=429, error="no"), "lower ORIEL_MODEL_CONCURRENCY"),
    "come back in an hour": (
        Reply(status=429, error="no", headers={"retry-after": "3600"}),
        "lower ORIEL_MODEL_CONCURRENCY",
    ),
    "too long": (
        Reply(status=400, error="maximum context length exceeded"),
        "lower ORIEL_MODEL_SCHEMA_TOKENS",
    ),
    "teapot": (Reply(status=418, error="no"), "answered with an error"),
    "broken": (Reply(status=500, error="no"), "answered with an error"),
    "no gateway": (Reply(status=502, raw="<html>", media="text/html"), "answered with an error"),
    "a page": (Reply(raw="<html>hi</html>", media="text/html"), "not as a chat endpoint does"),
    "nothing": (Reply(raw=""), "not as a chat endpoint does"),
    "null": (Reply(raw="null"), "not as a chat endpoint does"),
    "a list": (Reply(raw="[]"), "not as a chat endpoint does"),
    "a number": (Reply(raw="7"), "not as a chat endpoint does"),
    "half of it": (Reply(raw='{"choices": [{"mess'), "not as a chat endpoint does"),
    "choices of texts": (Reply(raw='{"choices": ["a"]}'), "not as a chat endpoint does"),
    "choices of null": (Reply(raw='{"choices": null}'), "not as a chat endpoint does"),
    "an error with 200": (Reply(raw='{"error": {"message": "no credit"}}'), "no credit"),
    "an error in words": (Reply(raw='{"error": "model is loading"}'), "ask again in a while"),
    "zero bytes": (Reply(raw=b"\x00" * 100), "not as a chat endpoint does"),
    "deep nesting": (Reply(raw="[" * 100_000), "not as a chat endpoint does"),
    "events of nothing": (Reply(raw="data: [DONE]\n\n"), "not as a chat endpoint does"),
    "silent": (Reply(GOOD, delay=2.5), "did not answer within 1 s"),
    "dripping": (Reply(GOOD, drip=0.05), "did not answer within 1 s"),
    "refused in words": (Reply(refusal="I will not"), "was refused"),
    "filtered for a reason, Gemini": (
        Reply("a", finish="content_filter: RECITATION"),
        "was refused",
    ),
    "filtered": (Reply("a", finish="content_filter"), "was refused"),
    "a reply of 50 MB": (Reply(GOOD, more=50_000_000), "was too large: it was cut off after 4 MB"),
}


@pytest.mark.parametrize(("reply", "sentence"), SENTENCES.values(), ids=SENTENCES)
def test_what_cannot_be_used_is_a_sentence_within_the_deadline(reply: Reply, sentence: str) -> None:
    with scripted(*[reply] * 3) as server, pytest.raises(ModelError) as seen:
        waits = {"seconds": 1} if "within 1 s" in sentence else {}
        ask(client(server.url, **waits))
    assert sentence in str(seen.value)


def test_reply_of_50_mb_takes_20_mb_at_most() -> None:
    tracemalloc.start()
    try:
        with scripted(Reply(GOOD, more=50_000_000)) as server, pytest.raises(BadReply):
            ask(client(server.url))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_reply_that_grows_to_300_mb_as_it_is_unpacked_takes_20_mb_at_most() -> None:
    packing = zlib.compressobj(9, wbits=ZIPPED)
    grown = b"".join(packing.compress(bytes(1_000_000)) for _ in range(300)) + packing.flush()
    zipped = {"content-encoding": "gzip"}
    tracemalloc.start()
    try:
        with scripted(Reply(raw=grown, headers=zipped)) as server, pytest.raises(BadReply):
            ask(client(server.url))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("coding", "packed"),
    [("gzip", gzip.compress), ("x-gzip", gzip.compress), ("deflate", zlib.compress)],
)
def test_reply_packed_though_nobody_asked_for_it_is_read(
    coding: str, packed: Callable[[bytes], bytes]
) -> None:
    raw = packed(json.dumps(Reply(GOOD).body()).encode())
    with scripted(Reply(raw=raw, headers={"content-encoding": coding})) as server:
        assert ask(client(server.url)) == A


@pytest.mark.parametrize(("coding", "raw"), [("gzip", b"no gzip"), ("br", b"\x0b\x02\x80")])
def test_reply_that_cannot_be_unpacked_is_a_sentence(coding: str, raw: bytes) -> None:
    broken = Reply(raw=raw, headers={"content-encoding": coding})
    with scripted(*[broken] * 5) as server, pytest.raises(ModelError):
        ask(client(server.url))


def test_the_table_has_its_cases() -> None:
    assert len(READ) + len(LINE_BREAK) + len(AGAIN) + len(LEFT_OUT) + len(SENTENCES) >= 120


def test_question_ends_at_its_deadline_however_slowly_the_server_drips() -> None:
    began = time.perf_counter()
    drip = Reply(GOOD, drip=0.5)  # longer than a minute
    with scripted(*[drip] * 9) as server, pytest.raises(BudgetSpent, match="SECONDS_PER_QUESTION"):
        ask(client(server.url, seconds=PATIENCE, retries=5, seconds_per_question=1))
    assert time.perf_counter() - began < 60


def test_server_that_asks_for_patience_beyond_the_deadline_is_not_waited_for() -> None:
    busy = Reply(status=429, error="busy", headers={"retry-after": "60"})
    began = time.perf_counter()
    with scripted(*[busy] * 9) as server, pytest.raises(ModelUnavailable):
        ask(client(server.url, retries=5, seconds_per_question=50))
    assert time.perf_counter() - began < 40
    assert len(server.requests) == 1


class Stopped(Exception):  # noqa: N818  it is no error
    """Raised by a person who does not want to know any more."""


def test_stop_ends_the_call_and_frees_its_place() -> None:
    began = time.perf_counter()

    def wanted() -> None:
        if time.perf_counter() - began > 0.3:
            raise Stopped

    drip = Reply(GOOD, drip=0.5)  # longer than a minute
    with scripted(drip, GOOD) as server:
        waits = {"seconds": PATIENCE, "seconds_per_question": PATIENCE}
        model = client(server.url, concurrency=1, **waits)
        with pytest.raises(Stopped):
            ask(model, Trace(wanted=wanted))
        assert time.perf_counter() - began < 60
        assert ask(model) == A, "the one place is free again"
        assert server.left.wait(PATIENCE), "and the connection is closed"
