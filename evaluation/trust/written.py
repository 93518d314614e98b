"""How a model writes down what it was shown: values as the schema of an answer has them."""

import json
from typing import Any


def written(value: Any) -> Any:
    """A value as the schema of an answer has it: groups and rows as lists."""
    if isinstance(value, dict):
        value = [[name, one] for name, one in value.items()]
    if isinstance(value, list | tuple):
        return [
            [*map(_scalar, one)] if isinstance(one, list | tuple) else _scalar(one) for one in value
        ]
    return _scalar(value)


def _scalar(value: Any) -> Any:
    plain = value is None or isinstance(value, str | int | float | bool)
    return value if plain else json.dumps(value, default=str)
