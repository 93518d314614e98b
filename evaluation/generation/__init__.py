"""Questions made from a graph by templates, each with its gold Cypher and its answer.

The match patterns and return templates are CypherBench's (Feng et al., 2024, section 4); the
wording for buildings is this project's own.
"""

from evaluation.generation.generate import generate
from evaluation.generation.rewording import reworded

__all__ = ["generate", "reworded"]
