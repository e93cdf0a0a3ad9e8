"""Studies: what many games say about a game, for those who design it."""
