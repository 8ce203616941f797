"""What goes wrong at a venue, one scenario a test."""
