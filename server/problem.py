"""Every way in which a request can fail: a code for programs and its HTTP status.

Words for people are in the catalogue, as `error-<code>`.
"""

STATUS = {
    "bad-request": 400,
    "sign-in": 401,
    "not-allowed": 403,
    "device-revoked": 403,
    "other-competition": 403,
    "not-found": 404,
    "invite-unknown": 404,
    "method-not-allowed": 405,
    "invite-used-up": 410,
    "invite-expired": 410,
    "invite-revoked": 410,
    "competition-exists": 409,
    "seat-moved": 409,
    "plan-asks": 409,
    "plan-changed": 409,
    "plan-not-last": 409,
    "round-opened": 409,
    "request-too-large": 413,
    "bad-field": 422,
    "bad-key": 422,
    "bad-scope": 422,
    "invite-once": 422,
    "records-invalid": 422,
    "plan-forbidden": 422,
    "wcif-invalid": 422,
    "internal": 500,
    "too-many-requests": 429,
    "too-many-streams": 503,
}


class Problem(Exception):
    """A request that cannot be met. `field` is the path of what is wrong; `detail` says more.

    `retry_after` is the number of seconds after which it may be.
    """

    def __init__(
        self,
        code: str,
        field: str | None = None,
        detail: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.field = field
        self.detail = detail
        self.retry_after = retry_after
