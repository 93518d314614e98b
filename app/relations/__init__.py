"""How the elements of an answer hang together, as a graph that is drawn."""
