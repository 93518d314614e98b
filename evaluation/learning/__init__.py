"""What is learned from question–answer pairs."""
