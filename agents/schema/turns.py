"""The talk so far, as a model is told it."""

from agents.messages import Question

MOST_TURNS = 5
MOST_ELEMENTS = 30
"""Elements of an earlier answer named one by one; more are found again by its Cypher."""


def conversation(question: Question) -> str:
    """The last turns of the talk: question, Cypher, answer and elements of each."""
    return "\n\n".join(
        f"Question: {turn.question}\nCypher: {turn.cypher or 'none'}\nAnswer: {turn.answer}"
        + (
            f"\nGlobalIds: {', '.join(turn.global_ids)}"
            if 0 < len(turn.global_ids) <= MOST_ELEMENTS
            else ""
        )
        for turn in question.history[-MOST_TURNS:]
    )


def spoken_of(question: Question) -> str:
    """The words by which a question names things: its own, and those it may follow up on."""
    earlier = (f"{turn.question} {turn.cypher or ''}" for turn in question.history[-MOST_TURNS:])
    return "\n".join([question.text, *earlier])
