"""MCP: what the doors do, as few tools with short replies for the language models of others."""
