"""A phone without a browser that follows the app's protocol to the letter, for tests of faults.

What is on its `Disk` survives a crash, all else does not. It folds what it knows with the rules
themselves, and compares digests with the server as the app does.
"""

from tests.support.phone.disk import Disk, Row, Seat
from tests.support.phone.line import Line, NoAnswer, Send
from tests.support.phone.phone import Phone

__all__ = ("Disk", "Line", "NoAnswer", "Phone", "Row", "Seat", "Send")
