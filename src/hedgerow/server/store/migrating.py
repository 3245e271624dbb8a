"""Which schema a database has, and how it gets the one of this release."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from hedgerow.core.errors import BadInput
from hedgerow.server.settings import shown


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """Bring a database up to date."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The last migration of a database; None where there was none."""
    return MigrationContext.configure(connection).get_current_revision()


def check_version(found: str | None, url: str, *, older: bool = False) -> None:
    """BadInput unless a database is one of this release, or with `older` of an earlier one."""
    known = [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]
    place = shown(url)
    if found is None:
        raise BadInput("error-database-other", place=place)
    if found not in known:
        raise BadInput("error-database-newer", place=place, detail=found)
    if found != known[0] and not older:
        raise BadInput("error-database-older", place=place, detail=found)
