"""All that Earth says: names, moves, events, cards and drawings, as messages."""
