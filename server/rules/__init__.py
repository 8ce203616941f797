"""The kernel: every rule, pure and in integers, the same files on the server and on the phone.

All goes through one narrow door, `call(request_json) -> reply_json`.
"""

from .door import call

__all__ = ["call"]
