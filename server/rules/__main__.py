"""`python -m server.rules < requests.jsonl > replies.jsonl`: one request, one reply a line.

Lines are bytes in UTF-8 whatever the machine's language; one that is not is refused as the others
are, and those behind it go on.
"""

import sys

from . import call

if __name__ == "__main__":
    for line in sys.stdin.buffer:
        reply = call(line.decode("utf-8", "surrogateescape"))
        sys.stdout.buffer.write(reply.encode() + b"\n")
        sys.stdout.flush()
