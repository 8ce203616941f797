"""A second fold, slow and written from the definitions alone, to hold the first one against.

Pasts are sets of ids, worked out anew for every fold. What a body is worth it asks at the door,
what a role may is `roles.may`: both have tests of their own.
"""

from tests.rules.log.slow.fold import slow_fold

__all__ = ["slow_fold"]
