"""What can go wrong with a language model.

ModelError
├── ModelUnavailable   the endpoint cannot be reached, or will not serve us
├── BadReply           it answered, but not with what was asked for
└── BudgetSpent        what may be spent on a question, a talk or a day is spent
"""


class ModelError(Exception):
    """What can go wrong with a language model; `str()` is a sentence for a person."""


class ModelUnavailable(ModelError):  # noqa: N818, says what is the case
    """The endpoint cannot be reached or will not serve us; the message says what to do."""


class BadReply(ModelError):  # noqa: N818, says what is the case
    """The model answered, but not with what was asked for; `text` is its reply."""

    def __init__(self, agent: str, kind: str, text: str, detail: str = "") -> None:
        super().__init__(f"The model's reply to {agent} was {kind}{detail and ': ' + detail}")
        self.agent, self.kind, self.text = agent, kind, text


class BudgetSpent(ModelError):  # noqa: N818, says what is the case
    """The tokens or seconds allowed for a question, a talk or a day are used up."""
