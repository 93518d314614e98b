"""Which answers are groups and numbers, and can be drawn as bars."""

from agents import Answer
from agents.checks.elements import GLOBAL_ID

ROWS = range(2, 41)
MOST_COLUMNS = 4


def bars(answer: Answer) -> dict[str, float]:
    """The number of each group where the rows are groups and numbers, in their order; else none.

    There is one column of numbers; a group is named by the texts of its row, once each. Numbers
    in several units have no common scale.
    """
    if len(answer.rows) not in ROWS or len(answer.columns) > MOST_COLUMNS:
        return {}
    columns = list(zip(*answer.rows, strict=True))
    if "unit" in answer.columns and len(set(columns[answer.columns.index("unit")])) > 1:
        return {}
    numbers = [column for column in columns if all(map(_counts, column))]
    texts = [
        column
        for column in columns
        if all(isinstance(each, str) and not GLOBAL_ID.fullmatch(each) for each in column)
    ]
    if len(numbers) != 1 or not texts:
        return {}
    names = [_name(row) for row in zip(*texts, strict=True)]
    found = dict(zip(names, numbers[0], strict=True))
    return found if len(found) == len(names) else {}


def _counts(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _name(texts: tuple[str, ...]) -> str:
    """The texts in one, without those that another of them holds."""
    whole = [t for t in dict.fromkeys(texts) if not any(t in o for o in texts if o != t)]
    return " ".join(whole)
