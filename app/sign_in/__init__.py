"""Sign-in by OpenID Connect, where it is set."""
