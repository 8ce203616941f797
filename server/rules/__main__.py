"""`python -m server.rules < requests.jsonl > replies.jsonl`: one request a line, one reply a line."""

import sys

from . import call

if __name__ == "__main__":
    for line in sys.stdin:
        print(call(line), flush=True)
