"""Whether a bound takes in the number that it names: `more than 2` does not, `at least 2` does."""

from collections.abc import Iterator

from agents.checks.sides import bounds_said
from agents.checks.small_words import NO, operators_of, quantities
from agents.messages import Question
from graph_store.cypher_demands import bounds_in

CLOSE = 1e-6
TAKEN = {(True, True): (">", ">="), (True, False): (">=", ">")}
TAKEN |= {(False, True): ("<", "<="), (False, False): ("<=", "<")}
"""The sign for a bound that is a lower one (or not) and open (or not), and the other sign."""


def other_ends(cypher: str, question: Question) -> Iterator[str]:
    """`>= 1.4`, where more than 1.4 m is asked for; `> 1.4` for at least that."""
    if not NO.isdisjoint(operators_of(question.text)):
        return
    measured = quantities(question.text)
    set_to = [(one.operator, each) for one in bounds_in(cypher) for each in one.values]
    for number, up, is_open in bounds_said(question.text):
        meant = {number, *(unit.in_si(told) for told, unit in measured if told == number)}
        signs = {sign for sign, held in set_to if any(_is(held, one) for one in meant)}
        right, other = TAKEN[up, is_open]
        if other in signs and right not in signs:
            taken = "leaves out" if is_open else "takes in"
            yield f"The question {taken} {number:g} itself, and the query does not: {right}."


def _is(held: object, number: float) -> bool:
    return isinstance(held, int | float) and abs(held - number) < CLOSE
