"""`python -m tools NAME`: the one entry of the Makefile.

Only this file and `say.py` stay readable for an old Python 3, so that it can say that it is old.
"""

import importlib
import io
import sys

from tools.say import say

TARGETS = {
    "run": "tools.serve:run",
    "demo": "tools.serve:demo",
    "test": "tools.test:everything",
    "soak": "tools.test:soak",
    "bench": "tools.test:bench",
    "check": "tools.check:check",
    "screens": "tools.test:screens",
    "clean": "tools.clean:clean",
}


def main(name):
    """Run one target and give the exit code; whatever a person should know is one sentence."""
    if sys.version_info < (3, 11):
        sys.stderr.write(say("setup-old-python", found=sys.version.split()[0]) + "\n")
        return 1
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from tools.fault import Fault

    module, function = TARGETS[name].split(":")
    try:
        return getattr(importlib.import_module(module), function)() or 0
    except Fault as fault:
        sys.stderr.write(say(fault.key, **fault.words) + "\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\n" + say("setup-stopped") + "\n")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
