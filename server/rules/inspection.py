"""Inspection that lasted too long (A4d1, A4d2), compared in milliseconds.

>>> inspection_code(edition("wca-2026"), 15000)
['A4d1']
"""

from .compare import holds


def inspection_code(table, inspection_ms):
    """The code that the time of inspection gives, in a list: none, the +2 or the DNF."""
    code = []
    for how, limit_ms, penalty in table["inspection"]:
        if holds(inspection_ms, how, limit_ms):
            code = [penalty]
    return code
