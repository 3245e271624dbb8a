"""Le Tournoi in batches: see docs/batch.md."""

from __future__ import annotations

from hedgerow.batch.tournoi.rules import TournoiRules
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.options import TournoiOptions

__all__ = ["TournoiRules", "rules_for"]


def rules_for(seats: int, options: TournoiOptions) -> TournoiRules:
    """Rules with the cards that the options call for; raises BadInput if they are not batched."""
    return TournoiRules(kit_of(Terms(seats, options)))
