"""What several test folders need: a real server, small documents, operations as a phone makes them."""
