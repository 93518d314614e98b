"""Ask a model as one agent: its prompt, its tagged inputs, and a reply of one type."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, ValidationError

from agents.model.model_client import Model
from agents.model.model_errors import BadReply
from agents.model.structured import Completion, reply_in, without_thoughts

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletionMessageParam

FILTERED = "content_filter"
"""How a choice ends that a filter ended; some add why."""

LONGER = "it reached its longest length; raise ORIEL_MODEL_REPLY_TOKENS"

NO_OBJECT = "it holds no whole JSON object"

MOST_ECHOED = 20_000
"""Characters of a reply of no use that the model is shown again."""

MOST_WRONG = 5
"""Faults of a reply that it is sent back with."""

MOST_TOLD = 2_000
"""Characters of an explanation or a remark; a model that goes on is cut off, and that is told."""

R = TypeVar("R", bound=BaseModel)


def shortened(text: str) -> str:
    """A text up to `MOST_TOLD` characters, and how many more there were."""
    more = len(text) - MOST_TOLD
    return text if more <= 0 else f"{text[:MOST_TOLD]} … ({more} characters more)"


Told = Annotated[str, AfterValidator(shortened)]
"""What a model tells in words of its own; it is shown, and sent to other agents."""


@cache
def prompt(agent: str) -> str:
    """The system prompt of an agent, as its Markdown file has it.

    The comment at the head of a file tells people what was learned; it is not sent.
    """
    text = (files("agents") / "prompts" / f"{agent}.md").read_text("utf-8")
    return re.sub(r"(?s)\A\s*<!--.*?-->\s*", "", text)


TAGS = (
    "question conversation schema dialect examples tried feedback explanation cypher result "
    "units missing checks attempts linked common_errors second_cypher second_result "
    "system user assistant instructions expected given rows approach tables mapping faults sql"
).replace(" ", "|")
OPENING = re.compile(rf"<(?=/?(?:{TAGS})\b)", re.IGNORECASE)
"""Where a tag that means something to an agent begins, inside a text that must not hold one."""


def tagged(inputs: Mapping[str, str]) -> str:
    """Inputs as one message, each between tags of its name; empty ones are left out.

    Whatever an input holds, it cannot close its tag or open another: names and values from
    files are data and stay inside.
    """
    return "\n\n".join(
        f"<{name}>\n{OPENING.sub('‹', text.strip())}\n</{name}>"
        for name, text in inputs.items()
        if text.strip()
    )


def ask_model(
    model: Model,
    agent: str,
    inputs: Mapping[str, str],
    reply: type[R],
    plain: Callable[[str], R | None] = lambda text: None,
) -> R:
    """One reply of type `reply` from the model in the role of `agent`.

    Small models answer in plain words where JSON was asked for; `plain` makes a reply of these
    where their meaning is certain, and None where not. What fits neither way is sent back once
    with the reason. Raises `BadReply` when the second does not fit either, `ModelUnavailable`
    and `BudgetSpent` as the client does.
    """
    messages: list[ChatCompletionMessageParam] = [
        {"role": "system", "content": prompt(agent)},
        {"role": "user", "content": tagged(inputs)},
    ]
    first = model.complete(agent, messages, reply)
    try:
        return _read(agent, first, reply, plain)
    except BadReply as bad:
        if bad.kind == "refused":
            raise
        messages += [
            {"role": "assistant", "content": first.text[:MOST_ECHOED] or "(nothing)"},
            {
                "role": "user",
                "content": f"{bad}. Send the whole JSON object again, complete and correct"
                + (", and shorter." if bad.kind == "truncated" else "."),
            },
        ]
    return _read(agent, model.complete(agent, messages, reply), reply, plain)


def _read(
    agent: str, completion: Completion, reply: type[R], plain: Callable[[str], R | None]
) -> R:
    if completion.refusal or completion.finish.startswith(FILTERED):
        raise BadReply(agent, "refused", completion.refusal or completion.text)
    cut = completion.finish == "length"
    if not without_thoughts(completion.text):
        raise BadReply(agent, "empty", "", LONGER if cut else "")
    try:
        return reply_in(completion.text, reply)
    except ValidationError as error:
        if cut:
            raise BadReply(agent, "truncated", completion.text, LONGER) from error
        if said := plain(without_thoughts(completion.text)):
            return said
        wrong = "; ".join(
            f"{'.'.join(map(str, one['loc']))}: {one['msg']}" if one["loc"] else NO_OBJECT
            for one in islice(error.errors(include_url=False), MOST_WRONG)
        )
        raise BadReply(agent, "malformed", completion.text, wrong) from error
