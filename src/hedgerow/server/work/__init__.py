"""What is done outside the event loop: bots, replays and pages, here or on other machines."""
