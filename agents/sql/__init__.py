"""Questions answered by SQL over the database itself, beside the Cypher over its graph."""
