"""What the design promises, measured: a figure a file, all of them by `python -m tests.bench`."""
