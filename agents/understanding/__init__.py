"""The language layer: question → readings → ask → Cypher → sentence, each stage a pure function.

It is built beside `agents.rules`, which it will replace once it is better on every set:
`docs/evaluation.md` holds the two against each other. What is found is judged and told by the
evaluator and interpreter of the rules.
"""

from agents.understanding.generating import MOST_CHOICES, Heard, generate, hear

__all__ = ["MOST_CHOICES", "Heard", "generate", "hear"]
