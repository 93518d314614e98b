"""Rows → a sentence, a value and its unit, by code: the Interpreter's rule mind."""

from agents.telling.interpreting import interpret

__all__ = ["interpret"]
