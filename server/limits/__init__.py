"""How often: allowances by device and by address that hold over every process on one database.

`limit` says how much, `allowance` (a table) what is left, `purse` what this process holds of it.
"""
