"""The rules' hosts: each takes requests as lines of JSON and gives a reply for every line."""
