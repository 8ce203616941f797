"""How many differences to the server each device has mended

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("device") as device:
        device.add_column(sa.Column("healed", sa.Integer(), nullable=False, server_default="0"))
    # The default is for devices that are there; new ones say it themselves.
    with op.batch_alter_table("device") as device:
        device.alter_column("healed", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("device") as device:
        device.drop_column("healed")
