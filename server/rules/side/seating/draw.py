"""`seating.draw`: players at tables from a seed that was announced, alike on every device.

Everybody can check it with any SHA-256: players in the order of the hash of `seed|player`, seated
in that order, the tables of four first. Two players with one hash would go by their names.
"""

from ...log.canonical import sha256
from ...order import in_order
from .sizes import seating_sizes


def seating_draw(players, seed):
    """`{"tables": [[player, …], …]}`, in the order of seats; `no-seating` for 1, 2 or 5."""
    sizes = seating_sizes(len(players))["tables"]
    order = in_order([(sha256(seed + "|" + player), player) for player in players])
    tables, start = [], 0
    for size in sizes:
        tables.append([player for _, player in order[start : start + size]])
        start += size
    return {"tables": tables}
