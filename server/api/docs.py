"""The API's documentation: OpenAPI as JSON, and a page of our own that a browser can read."""

from typing import Any

from flask import Blueprint, Flask, current_app, render_template
from flask_smorest import Api

from server.api.guard import public

METHODS = ("get", "post", "put", "patch", "delete")

blueprint = Blueprint(
    "docs",
    __name__,
    url_prefix="/api/docs",
    template_folder="templates",
    static_folder="static",
    static_url_path="/static",
)


def init_app(app: Flask, api: Api) -> None:
    app.extensions["matside-openapi"] = api
    app.register_blueprint(blueprint)


@blueprint.get("")
@public
def page() -> str:
    """Every operation, one after the other, without a script."""
    spec = current_app.extensions["matside-openapi"].spec.to_dict()
    return render_template("docs.html", spec=spec, operations=operations(spec))


def operations(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """The paths of an OpenAPI document as a flat list, in its order."""
    return [
        {"method": method.upper(), "path": path, **methods[method]}
        for path, methods in spec["paths"].items()
        for method in METHODS
        if method in methods
    ]
