"""What several test folders share: a real server, a small venue, operations as phones make them."""
