"""The language layer: question → readings → ask → Cypher → sentence, each stage a pure function.

What is found is judged by `agents.checks.form` and told by `agents.telling`.
"""

from agents.understanding.generating import generate

__all__ = ["generate"]
