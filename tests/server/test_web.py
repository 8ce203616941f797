"""The built app is served beside the API, under a strict policy."""

import pytest

from server import create_app

FILES = {
    "index.html": "<!doctype html>app",
    "service-worker.js": "// worker",
    "manifest.en.webmanifest": "{}",
    "assets/app-1a2b3c.js": "// app",
    "assets/micropython-1a2b.wasm": "wasm",
    "older/assets/app-0a1b2c.js": "// the app before",
}


@pytest.fixture
def client(tmp_path):
    folder = tmp_path / "dist"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    return create_app(
        {
            "SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'x.sqlite3'}",
            "MATSIDE_APP_FOLDER": str(folder),
        }
    ).test_client()


@pytest.mark.parametrize("path", ["/", "/join", "/c/Test2026/judge/333-r1", "/no/such/file.js"])
def test_every_path_of_the_apps_own_gets_the_app(client, path):
    reply = client.get(path)
    assert reply.text == FILES["index.html"]
    assert reply.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", ["service-worker.js", "manifest.en.webmanifest", "index.html"])
def test_what_keeps_its_name_is_asked_for_again(client, name):
    reply = client.get(f"/{name}")
    assert (reply.text, reply.headers["Cache-Control"]) == (FILES[name], "no-cache")


def test_what_is_named_by_its_content_never_changes(client):
    reply = client.get("/assets/app-1a2b3c.js")
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_what_the_build_before_was_made_of_is_still_served(client):
    """A page that was opened before an update may lack a part that it now wants."""
    reply = client.get("/assets/app-0a1b2c.js")
    assert reply.text == "// the app before"
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_an_asset_that_is_gone_is_not_kept_for_a_year(client):
    """A page that is older than the server asks for files that are no longer there."""
    reply = client.get("/assets/app-gone.js")
    assert (reply.status_code, reply.headers["Cache-Control"]) == (404, "no-store")


def test_web_assembly_has_the_type_that_browsers_want(client):
    assert client.get("/assets/micropython-1a2b.wasm").mimetype == "application/wasm"


@pytest.mark.parametrize("path", ["/../x.sqlite3", "/assets/../../x.sqlite3", "/%2e%2e/x.sqlite3"])
def test_nothing_outside_of_the_folder_is_served(client, path):
    assert b"SQLite" not in client.get(path).data


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/assets/app-1a2b3c.js"])
def test_every_answer_carries_the_policy(client, path):
    headers = client.get(path).headers
    policy = headers["Content-Security-Policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any("unsafe-inline" in rule or "*" in rule for rule in policy)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_a_server_without_the_app_says_how_to_build_it(tmp_path):
    bare = create_app(
        {
            "SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'x.sqlite3'}",
            "MATSIDE_APP_FOLDER": str(tmp_path / "nothing"),
        }
    )
    reply = bare.test_client().get("/")
    assert reply.status_code == 503
    assert "make run" in reply.text
