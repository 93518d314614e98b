"""The trace of a question: kept, shown, run again."""
