"""Alembic migrations; the store runs them on start."""
