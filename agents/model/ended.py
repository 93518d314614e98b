"""How a call of a model may end without a reply."""

MOST_BYTES = 4_000_000
"""Of one reply. The longest that a model writes (`reply_tokens`) takes a hundredth of it."""


class OutOfTime(Exception):  # noqa: N818, says what is the case
    """The question's deadline came before the reply."""


class TooLarge(Exception):  # noqa: N818, says what is the case
    """The reply went on beyond `MOST_BYTES`, and was cut off."""
