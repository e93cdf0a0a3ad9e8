"""What speaks for a choice, as facts for hints: where it leads, what it costs whom, what it risks, what it saves."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.games.encierro.actions import (
    ADVANCE,
    ATTACK,
    BACK,
    CANCEL,
    DISCARD,
    DRAW,
    LAY,
    RECOVER,
    SEND,
    SHIELD,
    STAY,
    STOP,
    SWAP,
    TAKE,
    USE,
)
from stampede.games.encierro.components import LOSE_CARD, NO_CARD, STEAL
from stampede.games.encierro.prospects import CERTAIN, Prospects
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import LEAVING


def facts_of(race: Race, prospects: Prospects, action: i64) -> list[Event]:
    """For any legal action of the seat that thinks."""
    actions, box, runner = race.actions, race.box, prospects.runner
    verb = actions.verb(action)
    if verb == ADVANCE:
        leads = fact_of_advance(race, runner.location + (1 if actions.partner(action) == NO_CARD else 2))
        return [Event("advice-get-away", {}), leads] if race.pending.asks == LEAVING else [leads]
    if verb in (SWAP, ATTACK):
        return [fact_of_attack(race, actions.card(action), actions.target(action))]
    if verb == LAY:
        return [Event("advice-lay", {"card": box.ids[actions.card(action)]})]
    if verb == RECOVER:
        return [Event("advice-recover", {"objects": int(runner.object_count()) + 1})]
    if verb == DISCARD:
        card = actions.card(action)
        least = "yes" if card == prospects.card_to_part_with() else "no"
        return [Event("advice-part", {"card": box.ids[card], "least": least})]
    if verb in (DRAW, STOP):
        risk = int((prospects.risk() * 100 + CERTAIN // 2) // CERTAIN)
        return [Event("advice-draw" if verb == DRAW else "advice-stop", {"risk": risk})]
    if verb == SEND:
        return [fact_of_repelling(prospects), Event("advice-send", {"victim": int(actions.target(action))})]
    if verb in (SHIELD, USE):
        return [fact_of_repelling(prospects)]
    if verb == CANCEL:
        return [fact_of_cancelling(race, prospects)]
    if verb == BACK:
        return [Event("advice-back", {"location": box.locations[runner.location - 2]})]
    if verb == STAY:
        return [Event("advice-no-way-out" if prospects.way_to_advance() < 0 else "advice-stay", {})]
    if verb == TAKE:
        return [Event("advice-take" if prospects.holds(box.cancel) else "advice-nothing-against-it", {})]
    return [Event("advice-bear-it" if action == prospects.loss_to_take() else "advice-loss", {})]


def fact_of_advance(race: Race, to: i64) -> Event:
    """Where it leads; at the goal it wins."""
    box = race.box
    if to >= box.goal:
        return Event("advice-arrive", {"location": box.locations[box.goal - 1]})
    return Event("advice-advance", {"location": box.locations[to - 1], "left": int(box.goal - to)})


def fact_of_attack(race: Race, kind: i64, victim: i64) -> Event:
    """What it costs its victim: a place, an object, a card, or a turn."""
    box, target = race.box, race.runners[victim]
    facts: dict[str, Fact] = {"victim": int(victim), "location": box.locations[target.location - 1]}
    if kind == box.swap:
        return Event("advice-swap", facts)
    if kind == box.barrier:
        return Event("advice-barrier", facts)
    if box.group[kind] == STEAL:
        return Event("advice-steal", {**facts, "cards": int(race.size(race.hand(victim)))})
    if box.group[kind] == LOSE_CARD:
        return Event("advice-card", {**facts, "cards": int(race.size(race.hand(victim)))})
    objects = target.object_count() + (1 if target.special != NO_CARD else 0)
    return Event("advice-object", {**facts, "objects": int(objects)})


def fact_of_repelling(prospects: Prospects) -> Event:
    return Event("advice-repel", {"objects": int(prospects.runner.object_count())})


def fact_of_cancelling(race: Race, prospects: Prospects) -> Event:
    """What the attack would have cost."""
    box, attack = race.box, race.pending.card
    if box.costs_object(attack):
        return fact_of_repelling(prospects)
    if attack == box.swap:
        return Event("advice-keep-place", {"location": box.locations[prospects.runner.location - 1]})
    return Event("advice-keep-turn" if attack == box.barrier else "advice-keep-cards", {})
