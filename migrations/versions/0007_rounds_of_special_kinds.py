"""Dual Rounds, Head to Head, qualification rounds, combined rounds by position; changes of plans

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
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
    with op.batch_alter_table("competition") as competition:
        competition.add_column(
            sa.Column("planned", sa.Integer(), nullable=False, server_default="0")
        )
    with op.batch_alter_table("competition") as competition:
        competition.alter_column("planned", server_default=None)
    with op.batch_alter_table("round") as planned:
        planned.alter_column("dual", server_default=None)
        planned.alter_column("phases", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("competition") as competition:
        competition.drop_column("planned")
    with op.batch_alter_table("round") as planned:
        for name in ("dual", "head_to_head", "qualification", "phases"):
            planned.drop_column(name)
