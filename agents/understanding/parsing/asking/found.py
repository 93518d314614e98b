"""What a constituent over the whole question may ask."""

from collections.abc import Iterator

from agents.understanding.plans.algebra import Ask

Found = Iterator[tuple[Ask, float]]
"""Asks, each with a score."""
