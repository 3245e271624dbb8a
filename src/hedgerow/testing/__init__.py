"""Test tools for games, shipped for authors of new ones: laws, golden games, rule coverage."""
