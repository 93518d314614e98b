"""What one browser session is about, and the stores that all sessions share."""
