"""Runs kept in folders, gone on with, set side by side."""
