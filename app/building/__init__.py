"""The building as it is drawn, coloured, picked from, and told of."""
