"""A query against the gold query: rows, provenance, why it missed."""
