"""The minds that need no model: question → plan → Cypher → sentence."""

from agents.rules.evaluating import evaluate
from agents.rules.generating import generate
from agents.rules.interpreting import interpret

__all__ = ["evaluate", "generate", "interpret"]
