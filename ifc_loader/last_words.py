"""What a process said on standard error before it failed: its end in a log and in a sentence."""

LONGEST = 300
LOGGED = 4000


def last_words(error: bytes) -> str:
    """The last line, for a sentence."""
    lines = error.decode("utf-8", "replace").strip().splitlines()
    return lines[-1].strip()[:LONGEST] if lines else "it said nothing"


def logged(error: bytes) -> str:
    """The end of all that it said, for a log."""
    return error[-LOGGED:].decode("utf-8", "replace").strip()
