"""Names and texts within the words for things, as the model writes them."""

import re

from agents.understanding.plans.algebra import Condition, Nodes, Related, Test


def is_in(one: Condition, text: str) -> bool:
    """Whether a text that is compared stands in the noun already: `T30 doors`."""
    if not isinstance(one, Test) or not isinstance(one.value, str) or one.operator != "=":
        return False
    return any(map(str.isalnum, one.value)) and _spelt(one.value).search(text) is not None


def as_written(noun: str, nodes: Nodes) -> str:
    """A noun with the texts in it as the model writes them: `T30` for `t 30`."""
    for one in nodes.where:
        if isinstance(one, Test) and isinstance(one.value, str) and is_in(one, noun):
            noun = one.value.join(_spelt(one.value).split(noun))
        elif isinstance(one, Related):
            noun = as_written(noun, one.nodes)
    return noun


def _spelt(value: str) -> re.Pattern[str]:
    """A text in whatever case, its pieces apart or not."""
    inside = r"[\W_]*".join(map(re.escape, re.findall(r"\d+|[^\W\d_]+", value)))
    return re.compile(rf"(?<!\w){inside}(?!\w)", re.I)
