"""Requirements of others (IDS) run on the models' files. No browser in it."""
