"""The tokens of a Cypher query."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*(?s:.*?)\*/)
    |(?P<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")
    |(?P<name>`(?:[^`]|``)*`|[^\W\d]\w*)
    |(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)
    |(?P<parameter>\$(?:`[^`]*`|\w+))
    |(?P<sign><>|<=|>=|=~|.)""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Token:
    """One token: its kind (string, name, number, parameter, sign), its meaning, its place."""

    kind: str
    text: str
    start: int
    quoted: bool = False

    def word(self, *words: str) -> bool:
        """Whether this is one of these keywords or signs."""
        return self.kind in ("name", "sign") and not self.quoted and self.text.upper() in words


def tokens(cypher: str) -> list[Token]:
    """The tokens of a query; back-ticked names and strings without their quotes."""
    found = []
    for match in TOKEN.finditer(cypher):
        kind, text = match.lastgroup or "sign", match.group()
        if kind == "skip":
            continue
        quoted = text.startswith("`")
        if quoted:
            text = text[1:-1].replace("``", "`")
        elif kind == "string":
            text = re.sub(r"\\(.)", r"\1", text[1:-1])
        elif kind == "parameter":
            text = text[1:].strip("`")
        found.append(Token(kind, text, match.start(), quoted))
    return found
