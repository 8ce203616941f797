"""A pytest plugin: several runs of the same tests share them, a file at a time.

Each run looks at every file and takes those that no other has taken; the longest come first. The
folder `MATSIDE_TURNS` is where they tell each other. What another run took is not told here.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

FOLDER = "MATSIDE_TURNS"


class Turns:
    """Files of tests, each taken by whoever comes first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mine: dict[str, bool] = {}

    def take(self, file: str) -> bool:
        """Whether the tests of that file are ours, from the first time that it is asked."""
        if file not in self.mine:
            self.mine[file] = self._first(file)
        return self.mine[file]

    def _first(self, file: str) -> bool:
        try:
            os.close(os.open(self.folder / file.replace("/", "."), os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return False
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        many = Counter(_file(item) for item in items)
        items.sort(key=lambda item: -many[_file(item)])  # stable: a file's own stay in order

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        return None if self.take(_file(item)) else True  # true: it is seen to


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get(FOLDER):
        config.pluginmanager.register(Turns(Path(os.environ[FOLDER])))
