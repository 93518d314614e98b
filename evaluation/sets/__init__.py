"""Question sets and the models they are asked of: read, found, fetched."""
