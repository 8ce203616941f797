"""Time limits, of the attempt and of several together (2008 8e, 2010 9s, 2026 A1a).

A limit is `(limit_cs, cumulative_cs, counted_before_cs)`, the first two None where there is none.
"""

from .compare import holds


def over_limit(table, clock, value, limits):
    """Whether the attempt took too long: by the timer's time or by the result."""
    limit_cs, cumulative_cs, before_cs = limits
    rule = table["limit"]
    took = value if rule["with_penalties"] else clock  # 2026 A1a5
    if limit_cs is not None and holds(took, rule["reached"], limit_cs):
        return True
    return cumulative_cs is not None and holds(before_cs + took, rule["reached"], cumulative_cs)


def used_up(table, limits):
    """The code of the DNS that a used-up cumulative limit makes of the next attempt, in a list."""
    _, cumulative_cs, before_cs = limits
    dns = table["limit"]["dns"]  # 2026 A1a2+++++
    if cumulative_cs is None or dns is None or before_cs < cumulative_cs:
        return []
    return [dns]
