"""The rules of side events."""
