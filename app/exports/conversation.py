"""Conversations to take along: a document to read, or everything as JSON."""

import json
import re
from typing import Any

from app.talks.talk import Talk
from app.words.values import headings
from app.words.wording import markdown


def as_markdown(talk: Talk, twin: str) -> str:
    """The conversation with `twin` as a document: question, answer, Cypher, rows; text as it is."""
    parts = [f"# {markdown(talk.title)}", f"Twin: {markdown(twin)}"]
    for exchange in talk.exchanges:
        parts.append(f"## {markdown(exchange.question)}")
        answer = exchange.answer
        if answer is None:
            parts.append(markdown(exchange.error))
            continue
        parts.append(markdown(answer.answer))
        if answer.cypher:
            fence = "`" * max([3, *(len(run) + 1 for run in re.findall("`+", answer.cypher))])
            parts.append(f"{fence}cypher\n{answer.cypher}\n{fence}")
        if answer.rows:
            told = [list(map(_cell, line)) for line in (headings(answer), *answer.rows[:50])]
            lines = [told[0], ["---"] * len(told[0]), *told[1:]]
            parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
        if len(answer.rows) > 50:
            parts.append(f"First 50 of {len(answer.rows)} rows.")
    return "\n\n".join(parts) + "\n"


def _cell(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)
    return markdown(text)


def as_json(talk: Talk) -> str:
    return talk.model_dump_json(indent=2, exclude={"owner"})
