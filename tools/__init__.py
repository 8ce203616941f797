"""What `make` does, in plain Python without any package: set-up, starting, tests and checks."""
