"""Edits of a twin's models: proposed, accepted as new versions, undone. No browser in it."""
