"""Reminders for people who are away when it is their turn: by e-mail, or through their browser."""
