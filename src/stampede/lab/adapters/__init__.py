"""Our games as others' learners expect them: PettingZoo, Gymnasium and OpenSpiel. They need the extra `rl`."""
