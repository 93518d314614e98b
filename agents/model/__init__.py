"""A language model: settings, client, one call, its reply."""
