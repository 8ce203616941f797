"""The app as people meet it: real Chromiums, a real server process, nothing pretended."""
