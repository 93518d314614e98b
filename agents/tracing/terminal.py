"""Lines for a person in a terminal, which no name out of a file can break or command."""

from typing import TextIO


def one_line(text: str) -> str:
    """A blank for each sign that cannot be printed: no line breaks, and no terminal obeys it."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def printable(text: str) -> str:
    """Lines that a terminal shows and does not obey."""
    return "\n".join(map(one_line, text.split("\n")))


def say(text: str, stream: TextIO | None = None) -> None:
    """Print lines for a person, on standard output unless another stream is named."""
    print(printable(text), file=stream, flush=True)
