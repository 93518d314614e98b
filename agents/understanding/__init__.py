"""The language layer: question → readings → ask → Cypher → sentence, each stage a pure function.

It is built beside `agents.rules`, which it will replace once it is better on every set:
`docs/evaluation.md` holds the two against each other.
"""

from agents.understanding.answers.evaluating import evaluate
from agents.understanding.answers.telling import interpret
from agents.understanding.generating import generate

__all__ = ["evaluate", "generate", "interpret"]
