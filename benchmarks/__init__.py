"""Speed and memory, run by hand: `python -m benchmarks.loader`."""
