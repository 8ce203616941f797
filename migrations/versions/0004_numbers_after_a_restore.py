"""Above which number a competition's next devices begin, once a backup was put back

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("competition") as competition:
        competition.add_column(
            sa.Column("numbers_above", sa.Integer(), nullable=False, server_default="0")
        )
    # The default is for competitions that are there; new ones say it themselves.
    with op.batch_alter_table("competition") as competition:
        competition.alter_column("numbers_above", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("competition") as competition:
        competition.drop_column("numbers_above")
