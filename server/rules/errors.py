"""The one error that a rule raises; the door turns it into a reply."""


class RulesError(Exception):
    """`code` is for programs, `field` the path of what is wrong (or None), `message` for engineers.

    >>> raise RulesError("bad-argument", "attempts[2]", "not an attempt")
    """

    def __init__(self, code, field=None, message=""):
        super().__init__(message)
        self.code = code
        self.field = field
        self.message = message


def bad(field, message):
    """The commonest error, ready to raise: `raise bad("digits", "at most eight")`."""
    return RulesError("bad-argument", field, message)
