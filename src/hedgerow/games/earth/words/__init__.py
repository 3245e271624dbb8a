"""Earth in words: names, moves, events, cards and drawings as messages."""
