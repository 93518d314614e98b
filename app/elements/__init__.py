"""What the graph holds of single elements and around them. No browser in it."""
