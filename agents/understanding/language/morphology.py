"""How the words of a language are inflected and put together."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Morphology:
    """How a language inflects and joins words; all folded, the longest first.

    `links` may stand between the two parts of a compound, none where there are no compounds;
    `vowels` are pairs of what an inflected word has and what the plain one has, `participles` of
    what stands before and behind the root of a verb that tells what was done, `lacking` what a word
    ends in that says something is without what it begins with, and the word that says so by itself.
    """

    links: tuple[str, ...]
    endings: tuple[str, ...]
    vowels: tuple[tuple[str, str], ...]
    participles: tuple[tuple[str, str], ...]
    lacking: tuple[tuple[str, str], ...]


def morphology_of(told: dict[str, Any]) -> Morphology:
    """The morphology that a language's file tells."""
    links = sorted({*told["links"], ""}, key=len, reverse=True) if told["links"] else []
    return Morphology(
        tuple(links),
        tuple(sorted(told["endings"], key=len, reverse=True)),
        tuple((inflected, plain) for inflected, plain in told["vowels"]),
        tuple((before, behind) for before, behind in told["participles"]),
        tuple(told["lacking"].items()),
    )
