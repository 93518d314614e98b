"""The ordinary words of a language: what is one of them is no slip of the pen."""

from functools import cache

from spellchecker import SpellChecker

LEAST_USED = 300
"""How often a word stands in the dictionary's texts; rarer ones are often slips themselves."""


def is_ordinary(word: str, code: str) -> bool:
    """Whether a word, in any case, is in common use in a language, given by its code."""
    return _dictionary(code)[word.lower()] >= LEAST_USED


@cache
def _dictionary(code: str) -> SpellChecker:
    """The words of a language and how often they are used; read once, in about 0.2 s."""
    return SpellChecker(language=code)
