"""How much a route reads, where that is not the application's usual limit."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import request

View = Callable[..., Any]


def at_most(size: int) -> Callable[[View], View]:
    """A body of more than `size` bytes is refused before it is read."""

    def limited(view: View) -> View:
        @wraps(view)
        def read(*args: Any, **kwargs: Any) -> Any:
            request.max_content_length = size
            return view(*args, **kwargs)

        return read

    return limited
