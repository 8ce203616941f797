"""What a sign-off keeps of every attempt

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sealed_attempt",
        sa.Column("competition_id", sa.String(length=64), nullable=False),
        sa.Column("stream", sa.String(length=48), nullable=False),
        sa.Column("sign", sa.String(length=64), nullable=False),
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("op", sa.String(64), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["competition_id"],
            ["competition.id"],
            name=op.f("fk_sealed_attempt_competition_id_competition"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "competition_id", "stream", "sign", "person", "slot", name=op.f("pk_sealed_attempt")
        ),
    )


def downgrade() -> None:
    op.drop_table("sealed_attempt")
