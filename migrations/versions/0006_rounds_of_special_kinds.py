"""Dual Rounds, Head to Head, qualification rounds, and combined rounds by position

Revision ID: 0006
Revises: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Rounds that are there are of no special kind; the defaults are for them alone.
    with op.batch_alter_table("round") as planned:
        planned.add_column(
            sa.Column("dual", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        planned.add_column(sa.Column("head_to_head", sa.JSON(none_as_null=True), nullable=True))
        planned.add_column(sa.Column("qualification", sa.JSON(none_as_null=True), nullable=True))
        planned.add_column(sa.Column("phases", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("round") as planned:
        planned.alter_column("dual", server_default=None)
        planned.alter_column("phases", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("round") as planned:
        for name in ("dual", "head_to_head", "qualification", "phases"):
            planned.drop_column(name)
