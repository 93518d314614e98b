"""What the embedded engine left in its folder as it ended: for which query, or short of what."""

import json
from pathlib import Path

SHOWN_CHARACTERS = 1000


def noted(folder: Path) -> list[str]:
    """The queries that the engine last noted, as it shows them."""
    try:
        texts: list[str] = json.loads(_note(folder).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return texts


def note(folder: Path, texts: list[str]) -> None:
    """Note queries in place of those before; a disk that is full takes no note."""
    try:
        if texts:
            _note(folder).touch(0o600)
            _note(folder).write_text(json.dumps(texts), encoding="utf-8")
        else:
            _note(folder).unlink(missing_ok=True)
    except OSError as error:
        print(f"Error: the note {_note(folder)} cannot be kept: {error}", flush=True)


def may_have_ended(cypher: str, folder: Path) -> bool:
    """Whether the engine that ran before this one may have ended for `cypher`.

    Out of memory it ends at once, and does not tell which of its queries took it.
    """
    if any(is_shown_as(cypher, shown) for shown in noted(folder)):
        return True
    try:
        log = previous_log(folder).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return "java.lang.OutOfMemoryError" in log


def previous_log(folder: Path) -> Path:
    """The log of the engine that ran before this one."""
    return folder / "engine.previous.log"


def _note(folder: Path) -> Path:
    return folder / "last_queries.json"


def is_shown_as(cypher: str, shown: str) -> bool:
    """Whether ArcadeDB may show `cypher` so: cut off past 1024 characters, secrets as `***`."""
    if len(shown) > SHOWN_CHARACTERS:
        shown = f"{shown[:SHOWN_CHARACTERS]}***"
    before, masked, _ = shown.partition("***")
    return cypher.startswith(before) if masked else cypher == shown
