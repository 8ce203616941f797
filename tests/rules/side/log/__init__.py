"""Folding the streams of a side event and of its matches."""
