"""Our games as others' learners expect them: PettingZoo, Gymnasium and OpenSpiel. They need the extra `rl`."""


def not_installed(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error with what to do."""
    return ModuleNotFoundError(f"{error}; learners need more packages: pip install 'stampede[rl]'", name=error.name)
