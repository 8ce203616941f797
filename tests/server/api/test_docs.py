"""The documentation is whole, and a browser can read it under the policy."""

import re


def test_the_document_is_openapi_3_1_and_names_every_path(venue):
    document = venue.client().get("/api/docs/openapi.json").json
    assert document["openapi"] == "3.1.0"
    ours = {
        re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for rule in venue.app.url_map.iter_rules()
        if rule.rule.startswith("/api/") and not rule.rule.startswith("/api/docs")
    }
    assert set(document["paths"]) == ours


def test_every_operation_says_what_it_does(venue):
    document = venue.client().get("/api/docs/openapi.json").json
    for path, methods in document["paths"].items():
        for method in {"get", "post", "delete"} & set(methods):
            assert methods[method]["summary"], (method, path)


def test_the_page_needs_no_script_no_inline_style_and_nobody_elses_server(venue):
    page = venue.client().get("/api/docs").text
    assert "<script" not in page
    assert "style=" not in page
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)
    assert "/api/competitions/{competition_id}/sync" in page
    (sheet,) = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    assert venue.client().get(sheet).mimetype == "text/css"
