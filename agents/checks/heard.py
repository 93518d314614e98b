"""What a sentence was found to say."""

from dataclasses import dataclass, field


@dataclass
class Heard:
    """What a sentence was found to say, each with its place.

    `words` are the meanings of those that are no name, `measured` the stretches that numbers take
    with their units.
    """

    numbers: list[tuple[int, float]] = field(default_factory=list)
    names: list[tuple[int, str]] = field(default_factory=list)
    words: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    measured: list[tuple[int, int]] = field(default_factory=list)
    denies: bool = False
