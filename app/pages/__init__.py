"""The pages Ask, Building and Explore, the panel on the left, and what they are made of."""
