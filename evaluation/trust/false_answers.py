"""Sentences, values and units that say what was not found, each with what is wrong of it."""

import random
from collections.abc import Iterator
from typing import Any

from evaluation.trust.written import written

Named = tuple[str, dict[str, Any]]
"""What is wrong, and what is told: the sentence, the value and its unit."""

MOST_TOLD = 20
"""Cells told one by one in a sentence."""


def false_answers(found: Any, cells: list[Any], dice: random.Random) -> Iterator[Named]:
    """False sentences about what was found, most of them beside its right value.

    `cells` are those of the column that is told, `found` is the only one, or all of them.
    """
    plain = ", ".join(map(str, cells[:MOST_TOLD])) or "nothing"
    value, many = written(found), dice.randrange(90, 999)
    nothing = not any(cells)
    yield "wrong value", told("It is 2018349765.", 2018349765, "m")
    yield "near value", told(f"It is {many}.5.", many + 0.5)
    yield "wrong text", told("It is invalidjson.", "invalidjson")
    yield "praise", told("A truly lovely building!", value, "kg")
    yield "wrong number told", told(f"There are {many}.", value)
    yield "wrong number of old", told(f"There were {many} of them.", value)
    yield "wrong count word", told(f"There are seventeen: {plain}.", value)
    yield "number beside it", told(f"It is {plain}, of {many} in all.", value)
    yield "wrong unit told", told(f"It is {plain} furlongs.", value)
    yield "unit of a count", told(f"It is {plain} kilograms.", value, "kg")
    yield "invented names", told("They are called “Gog” and “Magog”.", ["Gog"])
    yield "name beside it", told(f"It is {plain}, in the Hanging Gardens.", value)
    yield "claim beside it", told(f"It is {plain}, all made of bamboo.", value)
    yield "quantifier", told(f"Only half of them: {plain}.", value)
    if nothing:
        yield "denial turned", told(f"Yes, there are some: {plain}.", value)
    else:
        yield "denial turned", told(f"There is no such thing: {plain}.", None)
    held = [cell for cell in cells if cell is not None]
    yield from _yes_or_no(held, plain)
    yield from _of_cells(held, value, plain, len(cells))


def told(answer: str, value: Any, unit: str | None = None) -> dict[str, Any]:
    """The fields of an answer as a model writes them."""
    return {"answer": answer, "value": value, "unit": unit}


def _yes_or_no(held: list[Any], plain: str) -> Iterator[Named]:
    if len(held) == 1 and isinstance(held[0], bool):
        yield "yes for no", told("No." if held[0] else "Yes.", not held[0])
        yield "yes for no told", told("No." if held[0] else "Yes.", held[0])
    elif any(held):
        yield "no for something", told(f"No, it is {plain}.", False)
    else:
        yield "yes for nothing", told("Yes.", True)


def _of_cells(held: list[Any], value: Any, plain: str, rows: int) -> Iterator[Named]:
    """What is made of the very cells, told wrongly."""
    texts = list(dict.fromkeys(one for one in held if isinstance(one, str)))
    numbers = [one for one in held if isinstance(one, int | float) and not isinstance(one, bool)]
    if held:
        yield "told again", told(f"It is {plain} and {plain}.", value)
    if numbers:
        yield "bound", told(f"It is within {numbers[0]}.", value)
        yield "minus apart", told(f"It is - {numbers[0]}.", value)
        yield "run together", told(f"It is {numbers[0]} **{numbers[0]}**.", value)
    if held and rows <= MOST_TOLD:
        yield "taken back", told(f"It is ~~{plain}~~.", value)
    if len(held) > 1 and rows <= MOST_TOLD:
        yield "going on", told(f"They are {plain}, and so on.", value)
    if len(texts) > 1:
        yield "of each other", told(f"It is {texts[0]} in {texts[-1]}.", value)
    if len(set(map(str, held))) > 1:  # the only name that rows have is no half of the truth
        yield "some left out", told(f"It is {held[0]}.", [written(held[0])])
        yield "one of several", told(f"It is just {held[-1]}.", written(held[-1]))


KINDS = tuple(
    dict.fromkeys(
        name
        for cells in ([3, 4], ["a", "b"], [True], [None])
        for name, _ in false_answers(cells, cells, random.Random(0))
    )
)
"""What can be wrong of an answer."""
