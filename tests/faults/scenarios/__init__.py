"""What happens at a venue, a scenario a test, told through the public HTTP API alone.

`hall` is a competition with its desk, `phone` a device that saves, sends and compares, `wire` how
requests travel. Nothing here looks into the server.
"""
