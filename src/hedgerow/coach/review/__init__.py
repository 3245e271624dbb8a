"""What a game's result was made of: decisions, rivals' errors and luck."""
