"""What comes in from other programs and goes out to them, one format a folder."""
