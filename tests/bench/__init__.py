"""What the design promises, measured: each file is one figure, `python -m tests.bench` prints them all."""
