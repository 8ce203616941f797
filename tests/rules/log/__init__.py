"""Folding the log, held against a second fold, against itself, and against what is written."""
