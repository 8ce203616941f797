"""A fault that a person can mend, known by its sentence in the catalogue."""


class Fault(Exception):
    """Ends the target with the sentence `cli-<key>`, its places filled from `words`."""

    def __init__(self, key: str, **words: object):
        super().__init__(key)
        self.key = key
        self.words = words
