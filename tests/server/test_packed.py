"""What the build has packed is sent packed to whoever can unpack it, and plain to the others."""

import gzip

import pytest

from server import create_app

PLAIN = b"const app = 1;\n" * 100
PATH = "assets/app-1a2b3c.js"
PACKED = {".gz": gzip.compress(PLAIN), ".br": b"as brotli has it"}


@pytest.fixture
def client(tmp_path):
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>app")
    (folder / PATH).write_bytes(PLAIN)
    for ending, content in PACKED.items():
        (folder / (PATH + ending)).write_bytes(content)
    return create_app(
        {
            "SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'x.sqlite3'}",
            "MATSIDE_APP_FOLDER": str(folder),
        }
    ).test_client()


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", PACKED[".br"]),
        ("gzip, deflate", "gzip", PACKED[".gz"]),
        ("br;q=0, gzip", "gzip", PACKED[".gz"]),
        ("identity", None, PLAIN),
        (None, None, PLAIN),
    ],
)
def test_the_smallest_form_that_the_client_can_unpack_is_sent(client, accepted, coding, body):
    reply = client.get(f"/{PATH}", headers={"Accept-Encoding": accepted} if accepted else {})
    assert (reply.headers.get("Content-Encoding"), reply.data) == (coding, body)
    assert reply.mimetype == "text/javascript"
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "Accept-Encoding" in reply.headers["Vary"]
    assert "Content-Disposition" not in reply.headers, "its name is that of its address"


def test_a_file_that_nobody_packed_is_sent_plain(client):
    reply = client.get("/", headers={"Accept-Encoding": "gzip, br"})
    assert "Content-Encoding" not in reply.headers
    assert reply.text == "<!doctype html>app"


def test_each_form_has_a_tag_of_its_own_and_is_not_sent_twice(client):
    tags = set()
    for accepted in ("br", "gzip", "identity"):
        headers = {"Accept-Encoding": accepted}
        tag = client.get(f"/{PATH}", headers=headers).headers["ETag"]
        again = client.get(f"/{PATH}", headers={**headers, "If-None-Match": tag})
        assert again.status_code == 304
        tags.add(tag)
    assert len(tags) == 3
