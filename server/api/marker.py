"""A cookie that outlives a browser's clearing of what pages have written, so that the app notices.

It says that there was a seat here, and proves nothing: no route reads it.
"""

from datetime import timedelta
from typing import Any
from urllib.parse import quote

from flask import request
from werkzeug.http import dump_cookie

# Longer than a competition and the days around it.
KEPT = timedelta(days=60)

Reply = tuple[dict[str, Any], int, dict[str, str]]


def marked(seat: dict[str, Any]) -> Reply:
    """The answer to somebody who has got a seat, with the cookie that notes it."""
    cookie = dump_cookie(
        f"matside-seat-{quote(seat['competition'], safe='')}",
        str(seat["device"]),
        max_age=KEPT,
        secure=request.is_secure,
        samesite="Strict",
        sync_expires=False,
    )
    return seat, 201, {"Set-Cookie": cookie}
