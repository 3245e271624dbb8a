"""Work outside the event loop: bots, replays and pages, here or on other machines."""
