"""`make screens`: the demo photographed on every role's screens, and one sheet with all of them."""
