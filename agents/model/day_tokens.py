"""The tokens spent today, by every process that shares a data folder."""

import time
from pathlib import Path

from agents.model.model_errors import ModelUnavailable
from graph_store import GraphSettings


def spend(tokens: int) -> None:
    """Note tokens spent: a number a line, in a file named for the day. Earlier days are deleted.

    Raises `ModelUnavailable` where they cannot be counted.
    """
    file = _file()
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            for earlier in file.parent.glob("*.txt"):
                earlier.unlink(missing_ok=True)
        with file.open("a", encoding="ascii") as lines:
            lines.write(f"{tokens}\n")
    except OSError as error:
        raise ModelUnavailable(
            f"The tokens of the day cannot be counted in {file} ({error.strerror}); make the "
            "folder writable, or unset ORIEL_MODEL_TOKENS_PER_DAY"
        ) from error


def spent() -> int:
    """The tokens noted today."""
    file = _file()
    return sum(map(int, file.read_text("ascii").split())) if file.exists() else 0


def _file() -> Path:
    return GraphSettings().data_dir / "tokens" / f"{time.strftime('%Y-%m-%d')}.txt"
