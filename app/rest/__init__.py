"""REST: what the doors do, over HTTP, described by OpenAPI 3.1."""
