"""Edits in the browser: a change proposed, looked at as a difference, accepted or left, undone."""
