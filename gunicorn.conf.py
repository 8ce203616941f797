"""How gunicorn runs Matside: one process with many threads, because SQLite has one writer.

Event streams hold a thread each, so there are more threads than streams. With PostgreSQL in
`DATABASE_URL` there may be several processes (`WEB_CONCURRENCY`).
"""

import gc
import os
from typing import Any

from server import workers as processes
from server.config import STREAMS

bind = f"0.0.0.0:{os.environ.get('PORT') or '8000'}"
worker_class = "gthread"
workers = processes.allowed(os.environ)
# What is left over when every stream is taken still serves the judges.
threads = int(os.environ.get("MATSIDE_STREAMS") or STREAMS) + 64
worker_connections = 2000
# An event stream never ends by itself; stopping does not wait for it.
graceful_timeout = 3
timeout = 60
keepalive = 20
# Where a request with a secret in it could be written down, nothing is.
accesslog = None
errorlog = "-"
loglevel = "warning"
control_socket_disable = True


def on_starting(server: Any) -> None:
    processes.keep_to(server, os.environ)


def post_worker_init(_worker: Any) -> None:
    """Boards only grow: looking for garbage among them again and again finds none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
