"""One answer: what is waited for, and the card from its sentence down to its thumbs."""
