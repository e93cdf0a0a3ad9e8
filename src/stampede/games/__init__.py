"""The games, one room each. They know the core and nothing of each other."""
