"""What is remembered of questions: solved ones, thumbs."""
