"""The `oriel` command: arguments in, text or one JSON object out, and an exit status."""
