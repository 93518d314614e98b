"""What a rule of the grammar is: a function of the context and of two neighbouring constituents.

It gives what the two mean together with a score, and nothing where they do not fit. Rules know no
word of any language.
"""

from collections.abc import Callable, Iterator

from agents.understanding.parsing.applying.sets import Applied
from agents.understanding.parsing.constituents.constituent import Constituent

Found = Iterator[tuple[Constituent, float]]
Table = tuple[tuple[type, type, Callable[..., Found]], ...]
"""Which rules there are, each with the kinds of the two neighbours it is for."""


def applied(found: Applied | None) -> Found:
    """What comes of a condition, as far as it can be one."""
    if found is not None:
        yield found
