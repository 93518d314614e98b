"""Conversations: what was asked and answered, and where it is kept. No browser in it."""
