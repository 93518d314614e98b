"""How long labels and types may be: the embedded engine names files by them."""

from hashlib import sha256
from urllib.parse import quote

LONGEST = 130
"""Signs of all labels of a node, and of a type: with `RegisterRow`, a twin's own and an ending, 255
of a file's name."""
DIGEST = 8
"""Signs behind a name that was cut, which tell it from others that begin alike."""


def length(name: str) -> int:
    """The signs that a name takes, one that is no ASCII three for each of its bytes; and what parts
    it from the next."""
    return len(quote(f"{name}~", safe="~"))


def bounded(name: str) -> str:
    """A name, where it is too long its beginning and a digest of the whole: always the same."""
    if length(name) <= LONGEST:
        return name
    end = f"_{sha256(name.encode()).hexdigest()[:DIGEST]}"
    while length(name + end) > LONGEST:
        name = name[:-1]
    return name + end
