"""The streams of a side event folded: `matches` and `tables` those of an event, by what is played
in it, `match` and `table` those of one match and one table.

All operations of such a stream form one graph: who adds one names all heads of it as its base.
"""

from .board import SideBoard

__all__ = ["SideBoard"]
