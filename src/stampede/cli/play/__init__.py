"""A table in the terminal: people and bots around one screen."""
