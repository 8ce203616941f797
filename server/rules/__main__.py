"""`python -m server.rules < requests.jsonl > replies.jsonl`: one request, one reply a line.

Lines are bytes: one that is not UTF-8 is refused as the others are, and those behind it go on.
"""

import sys

from . import call

if __name__ == "__main__":
    for line in sys.stdin.buffer:
        print(call(line.decode("utf-8", "surrogateescape")), flush=True)
