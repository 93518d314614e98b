"""What was said before a question."""

from dataclasses import dataclass

from agents.understanding.plans.algebra import Ask, Several

NOTHING = Several(())
"""What a turn asked that was not understood."""


@dataclass(frozen=True)
class Turn:
    """An earlier turn: what was asked, and the GlobalIds its answer spoke of.

    `guessed`: it was not answered, as it was not sure that this was asked or nothing was found.
    `void`: there are no things of its kind: others may take their place, nothing points to them.
    `pointed`: it had a word for what was spoken of before: `which floor is it on`.
    """

    ask: Ask
    global_ids: tuple[str, ...] = ()
    guessed: bool = False
    void: bool = False
    pointed: bool = False
