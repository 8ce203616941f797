"""Files that the build has packed already, for clients that can unpack them."""

from mimetypes import guess_type
from pathlib import Path

from flask import Response, request, send_from_directory

ENDINGS = {"br": ".br", "gzip": ".gz"}
"""What a packed file is called beside the plain one, by its content coding; the smallest first."""


def send_packed(folder: Path, path: str) -> Response:
    """The file at `path` in `folder`, in the smallest form that is there and may be answered."""
    coding = _coding(folder, path)
    if coding is None:
        response = send_from_directory(folder, path)
    else:
        kind = guess_type(path)[0]
        response = send_from_directory(folder, path + ENDINGS[coding], mimetype=kind)
        response.content_encoding = coding
    response.vary.add("Accept-Encoding")
    del response.headers["Content-Disposition"]  # it would name the packed file
    return response


def _coding(folder: Path, path: str) -> str | None:
    for coding, ending in ENDINGS.items():
        if request.accept_encodings.quality(coding) and (folder / (path + ending)).is_file():
            return coding
    return None
