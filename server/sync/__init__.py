"""Intake of operations, the feed back, folds kept warm, and what a delegate should look at."""
