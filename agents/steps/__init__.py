"""The seven agents of the loop and the schema agent, a module each; the executor."""
