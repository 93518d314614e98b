"""A model as judge of answers and of their grounding."""
