"""The minds that need no model: question → plan → Cypher → sentence."""

from agents.rules.generating import generate

__all__ = ["generate"]
