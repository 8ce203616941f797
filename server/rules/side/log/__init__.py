"""The streams of a side event folded: `event` that of the event, `match` that of one match.

All operations of such a stream form one graph: who adds one names all heads of it as its base.
"""

from .board import SideBoard

__all__ = ["SideBoard"]
