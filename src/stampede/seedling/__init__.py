"""The small game that `stampede new-game` plants: `room/` becomes a game's package, `project/` what lies around it.

It is a game like any other, so our own checks and laws see to it that what is planted is sound.
"""
