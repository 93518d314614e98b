"""A Cypher text cut into tokens, so that a word in a string or a quoted name is not a clause."""

import re
from itertools import pairwise
from typing import NamedTuple

from agents.cypher_tokens import TOKEN

_OPENING = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


class Token(NamedTuple):
    """One token of a query.

    `kind` is string, name (back-ticked), word, number, parameter or sign; `start` and `end` are
    offsets into the query; `depth` counts the brackets of any kind around it.
    """

    kind: str
    text: str
    start: int
    end: int
    depth: int

    def is_word(self, *words: str) -> bool:
        """Whether this is one of the keywords (given in upper case)."""
        return self.kind == "word" and self.text.upper() in words


def tokens(cypher: str) -> list[Token]:
    """The tokens of a query, without comments and spaces; a bracket has the depth around it."""
    found = []
    depth = 0
    for match in TOKEN.finditer(cypher):
        kind, text = str(match.lastgroup), match.group()
        if kind == "skip":
            continue
        if kind == "name" and not text.startswith("`"):
            kind = "word"
        step = _OPENING.get(text, 0) if kind == "sign" else 0
        depth += min(step, 0)
        found.append(Token(kind, text, match.start(), match.end(), depth))
        depth += max(step, 0)
    return found


def strings(cypher: str) -> list[str]:
    """The texts that a query holds as strings, without their quotes and escapes."""
    found = (token.text[1:-1] for token in tokens(cypher) if token.kind == "string")
    return [re.sub(r"\\(.)", r"\1", text) for text in found]


def orders(cypher: str) -> bool:
    """Whether the query says `ORDER BY` anywhere outside strings, quoted names and comments."""
    return any(a.is_word("ORDER") and b.is_word("BY") for a, b in pairwise(tokens(cypher)))


def branches(cypher: str) -> list[str]:
    """The queries that `UNION` joins, at the top or within one leading `CALL { … }`."""
    found = tokens(cypher)
    if len(found) > 1 and found[0].is_word("CALL") and found[1].text == "{":
        closing = next((t for t in found[2:] if t.text == "}" and t.depth == 0), None)
        if closing is not None:
            return branches(cypher[found[1].end : closing.start])
    parts = []
    start = 0
    for token, following in pairwise([*found, Token("sign", "", len(cypher), len(cypher), 0)]):
        if token.is_word("UNION") and token.depth == 0:
            parts.append(cypher[start : token.start].strip())
            start = following.end if following.is_word("ALL") else token.end
    return [*parts, cypher[start:].strip()]
