"""Serving the built app beside the API, and the headers that every answer carries."""

from mimetypes import add_type
from pathlib import Path

from flask import Blueprint, Flask, Response, current_app
from werkzeug.middleware.proxy_fix import ProxyFix

from server import words
from server.api.guard import public
from server.packed import send_packed
from server.problem import Problem

NEVER_CHANGES = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
HASHED = "assets/"
OLDER = "older"
"""Where the build keeps what builds before it were made of, see pwa/versions/older.js."""

add_type("application/manifest+json", ".webmanifest")

# The app has no inline script or style; `wasm-unsafe-eval` is for the rules' WebAssembly.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(self), serial=(self), usb=(self)",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

blueprint = Blueprint("web", __name__)


def init_app(app: Flask) -> None:
    trust_proxies(app, app.config["MATSIDE_PROXIES"])
    app.register_blueprint(blueprint)
    app.after_request(_secure)


def trust_proxies(app: Flask, count: int) -> None:
    """Take the caller's address from what the nearest `count` proxies say, if there are any."""
    if count:
        app.wsgi_app = ProxyFix(app.wsgi_app, count, 0, 0, 0, 0)  # type: ignore[method-assign]


@blueprint.get("/")
@blueprint.get("/<path:path>")
@public
def page(path: str = "") -> Response:
    """A file of the app; any other path is one of the app's own routes, so it gets the app."""
    if path.startswith("api/"):
        raise Problem("not-found")
    folder = Path(current_app.config["MATSIDE_APP_FOLDER"])
    if not (folder / "index.html").is_file():
        return Response(words.text("error-app-not-built"), 503, mimetype="text/plain")
    if path.startswith(HASHED):
        return _asset(folder, path)
    here = bool(path) and (folder / path).is_file()
    response = send_packed(folder, path if here else "index.html")
    response.headers["Cache-Control"] = ASK_FIRST
    return response


def _asset(folder: Path, path: str) -> Response:
    """A file named by its content: of this build, else of one before that a page may still run."""
    for home in (folder, folder / OLDER):
        if (home / path).is_file():
            response = send_packed(home, path)
            response.headers["Cache-Control"] = NEVER_CHANGES
            return response
    raise Problem("not-found")


def _secure(response: Response) -> Response:
    response.headers.extend(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    return response
