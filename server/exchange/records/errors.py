"""The one error of this folder: what is wrong with a list of records, and where."""


class RecordsInvalid(Exception):
    """A list that cannot come in.

    `code` is a message id without its `records-file-`, `line` counts from 1 with the columns' names
    on the first, `column` is a column's name, empty where the fault is the whole line's.
    """

    def __init__(self, code: str, line: int, column: str = "", **details: str | int) -> None:
        super().__init__(f"line {line}, {column}: {code}")
        self.code = code
        self.line = line
        self.column = column
        self.details = details

    @property
    def message_id(self) -> str:
        """The id of the sentence in `i18n/`."""
        return f"records-file-{self.code}"

    @property
    def arguments(self) -> dict[str, str]:
        """What the sentence needs: the place and the details."""
        place = {"line": self.line, "column": self.column}
        return {name: str(value) for name, value in {**place, **self.details}.items()}
