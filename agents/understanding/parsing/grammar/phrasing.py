"""How amounts, bounds and sets are told in the text of the set they are a condition of."""

from agents.understanding.parsing.constituents.measures import Amount, Bound
from agents.understanding.parsing.constituents.things import Set


def bound_text(bound_: Bound) -> str:
    """`over 20 m²`, `between 10 m² and 20 m²`."""
    words = {">": "over", "<": "under", ">=": "at least", "<=": "at most", "=": "of"}
    if bound_.upper is not None:
        return f"between {amount_text(bound_.amount)} and {amount_text(bound_.upper)}"
    return f"{words.get(bound_.operator, bound_.operator)} {amount_text(bound_.amount)}"


def amount_text(amount: Amount) -> str:
    """`20 m²`, `2026-02`."""
    if amount.day:
        return amount.day
    shown = {"m2": "m²", "m3": "m³"}.get(amount.unit, amount.unit)
    return f"{amount.value:g} {shown}".strip()


def set_text(subject: Set) -> str:
    """`no external doors`."""
    dets = {"no": "no ", "all": "all ", "": "", "each": "each "}
    count = f"{subject.count[0]} {subject.count[1]} " if subject.count else ""
    where = f" {subject.nodes.where_text}" if subject.nodes.where_text else ""
    return f"{dets.get(subject.det, '')}{count}{subject.nodes.text}{where}"
