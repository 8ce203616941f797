"""Records that stood before a competition

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "record",
        sa.Column("competition_id", sa.String(64), nullable=False),
        sa.Column("region", sa.String(20), nullable=False),
        sa.Column("event_id", sa.String(40), nullable=False),
        sa.Column("type", sa.String(7), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["competition_id"],
            ["competition.id"],
            name=op.f("fk_record_competition_id_competition"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "competition_id", "region", "event_id", "type", name=op.f("pk_record")
        ),
    )
    with op.batch_alter_table("competition") as competition:
        competition.add_column(sa.Column("records_at", sa.DateTime(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("competition") as competition:
        competition.drop_column("records_at")
    op.drop_table("record")
