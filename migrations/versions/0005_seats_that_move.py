"""Which seat an invite moves to another browser, and which device a seat has moved to

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("invite") as invite:
        invite.add_column(sa.Column("moves", sa.Integer(), nullable=True))
    with op.batch_alter_table("device") as device:
        device.add_column(sa.Column("moved_to", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("device") as device:
        device.drop_column("moved_to")
    with op.batch_alter_table("invite") as invite:
        invite.drop_column("moves")
