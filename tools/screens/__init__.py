"""`make screens`: every screen photographed on the demo, and laid out to be looked at."""
