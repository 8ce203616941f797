"""Errors: a code for programs, words for people in three languages (I10)."""

import logging

import pytest

from server import words
from server.problem import STATUS


def test_an_error_is_a_problem_document(venue):
    reply = venue.client().post("/api/join", json={"secret": "AAAAA-AAAAA", "name": "Ada"})
    assert reply.mimetype == "application/problem+json"
    assert reply.get_json(force=True) == {
        "type": "urn:matside:problem:invite-unknown",
        "title": words.text("error-invite-unknown", "en"),
        "status": 404,
        "code": "invite-unknown",
        "field": "secret",
    }


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("ko-KR,ko;q=0.9,en;q=0.8", "ko"),
        ("zh-CN", "zh"),
        ("zh", "zh"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_the_title_is_in_the_language_that_was_asked_for(venue, accepted, language):
    reply = venue.get("/kit", **{"Accept-Language": accepted})
    assert reply.json["title"] == words.text("error-sign-in", language)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_words_in_every_language(code, language):
    assert words.text(f"error-{code}", language) != f"error-{code}"


def test_a_path_or_a_method_that_is_not_there_is_a_problem_too(venue):
    assert venue.client().get("/api/nothing").json["code"] == "not-found"
    refused = venue.client().put("/api/join")
    assert (refused.status_code, refused.json["code"]) == (405, "method-not-allowed")
    assert "POST" in refused.headers["Allow"]


def test_a_fault_of_ours_tells_nothing_and_is_logged(venue, monkeypatch, caplog):
    monkeypatch.setattr("server.api.health.rules_version", lambda: 1 / 0)
    with caplog.at_level(logging.ERROR):
        reply = venue.client().get("/api/health")
    assert (reply.status_code, reply.json["code"]) == (500, "internal")
    assert "ZeroDivisionError" not in reply.text
    assert "ZeroDivisionError" in caplog.text


def test_a_body_that_is_too_large_is_refused(venue):
    venue.app.config["MAX_CONTENT_LENGTH"] = 100
    reply = venue.client().post("/api/join", json={"secret": "x" * 200, "name": "Ada"})
    assert (reply.status_code, reply.json["code"]) == (413, "request-too-large")
