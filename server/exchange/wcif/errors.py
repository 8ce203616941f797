"""The one error of this folder: what is wrong with a file, and where."""


class WcifInvalid(Exception):
    """A file that cannot come in.

    `code` is a message id without its `wcif-` (`missing`, `duplicate`, …), `path` the JSON path of
    the fault (`events[0].rounds[1].results[3].personId`, `$` for the document as a whole) and
    `details` the message's other arguments, all of them strings.
    """

    def __init__(self, code: str, path: str = "$", **details: str) -> None:
        super().__init__(f"{path}: {code}")
        self.code = code
        self.path = path
        self.details = details

    @property
    def message_id(self) -> str:
        """The id of the sentence in `i18n/`."""
        return f"wcif-{self.code}"

    @property
    def arguments(self) -> dict[str, str]:
        """What the sentence needs: the path and the details."""
        return {"path": self.path, **self.details}
