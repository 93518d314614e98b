"""What the pages look like: colours, style sheet, signs."""
