"""HTTP: what can be asked for, by whom, and in which shape. No decision is made here."""
