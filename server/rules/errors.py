"""The one error that a rule raises; the door turns it into a reply."""


class RulesError(Exception):
    """`code` is for programs, `field` the path of what is wrong (or None), `message` for engineers.

    >>> RulesError("bad-argument", "attempts[2]", "not an attempt").field
    'attempts[2]'
    """

    def __init__(self, code, field=None, message=""):
        super().__init__(message)
        self.code = code
        self.field = field
        self.message = message

    def within(self, step):
        """The error is seen from one level up: `[0]` within `attempts` is `attempts[0]`."""
        inner = self.field or ""
        dot = "." if inner and inner[0] != "[" else ""
        self.field = step + dot + inner


def bad(field, message):
    """The commonest error, ready to raise: `raise bad("digits", "at most eight")`."""
    return RulesError("bad-argument", field, message)


def at(index):
    """The step of a path into a list."""
    return "[" + str(index) + "]"
