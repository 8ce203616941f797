"""Limits over several processes, and a count of what the quarantine had no room for

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "allowance",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("full_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_allowance")),
    )
    op.create_index(op.f("ix_allowance_full_at"), "allowance", ["full_at"])
    # Devices that are there have had nothing turned away; the default is for them alone.
    with op.batch_alter_table("device") as device:
        device.add_column(
            sa.Column("turned_away", sa.Integer(), nullable=False, server_default="0")
        )
    with op.batch_alter_table("device") as device:
        device.alter_column("turned_away", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("device") as device:
        device.drop_column("turned_away")
    op.drop_index(op.f("ix_allowance_full_at"), table_name="allowance")
    op.drop_table("allowance")
