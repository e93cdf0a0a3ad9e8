"""A bot in ten lines. In this folder: python3 ../run.py arena street --seats 2 --bots agent:Rider,random --games 50"""

from stampede.bots.bot import Bot


class Rider(Bot):
    """Rides when it can, unless it would ride too far; else gets on something; else does anything."""

    def choose(self, game, view, seat, legal, rng):
        moves = {action: game.actions[action] for action in legal}
        rides = [
            action for action, move in moves.items() if move.verb == "ride" and move.notation not in view.overshoots
        ]
        mounts = [] if view.players[seat].vehicle else [a for a, move in moves.items() if move.verb == "mount"]
        wanted = rides or mounts or [action for action, move in moves.items() if move.notation not in view.overshoots]
        return (wanted or legal)[rng.below(len(wanted or legal))]
