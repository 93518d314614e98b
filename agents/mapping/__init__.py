"""The agents that propose what the tables of a register mean, backed by a language model."""
