"""Questions asked of their twins, each with what came of it."""
