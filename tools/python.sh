#!/bin/sh
# Hands over to a Python that is new enough; an old one is let in too, so that it can say so itself.
for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
  if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    exec "$name" "$@"
  fi
done
if command -v python3 >/dev/null 2>&1; then
  exec python3 "$@"
fi
echo "Matside needs Python 3.11 or newer and found none here; install it, then try again." >&2
exit 1
