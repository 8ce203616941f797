"""What shares the cores with the measurement: figures of another machine or hour are no measure."""

import os
import platform


def described() -> str:
    """One line, to be printed before and after."""
    one, five, _ = os.getloadavg()
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}; load {one:.1f} in the last "
        f"minute, {five:.1f} in five. Clients and servers share the cores."
    )
