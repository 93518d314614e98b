"""How a command ends."""

ANSWERED, NOT_ANSWERABLE, BAD_INPUT, UNREACHABLE = range(4)
"""Answered; not answerable from this twin; bad use or bad input; engine or model unreachable."""
FAULT = 70
"""A fault of our own, as sysexits.h has it."""
INTERRUPTED = 130
"""As shells have it after Ctrl-C."""
