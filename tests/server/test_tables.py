"""Tables over the network, from the first seat to the record: what people do there, on real sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.driver import Player, ServerProcess, invitation, play_all_to_the_end, serving, wish
from stampede.core.record import RecordText
from stampede.core.registry import game_ids, register, unregister
from stampede.match.verify import verify
from stampede.server.codes import CloseCode
from toy import load as load_toy

GAMES = [*game_ids(), "lantern"]
SHORTEST_CLOCK = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("tables"), generous=True) as process:
        yield process


@pytest.fixture
def lantern() -> Iterator[None]:
    """The toy known here too, to check its records."""
    register("lantern", load_toy)
    yield
    unregister("lantern")


def path(opened: dict[str, Any], *more: object) -> str:
    return "/".join(["/api/tables", opened["table"]["id"], *map(str, more)])


def secret(opened: dict[str, Any], seat: int = 0) -> str:
    return next(str(key["secret"]) for key in opened["keys"] if key["seat"] == seat)


def play_until(players: list[Player], kind: str) -> Player:
    """Everybody plays the first action that is legal until somebody is asked that; returns who."""
    while True:
        for player in players:
            player.drain()
        for player in players:
            if player.seat["asked"] == kind:
                return player
        assert players[0].table["status"] == "playing", f"nobody was ever asked {kind}"
        mover = next(player for player in players if player.seat["decision"] is not None)
        assert mover.play(mover.seat)["type"] == "ack"


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_to_the_end_and_the_record_verifies(
    server: ServerProcess, lantern: None, game: str
) -> None:
    opened = server.open_table(game, "me", "greedy", "friend", contribution="00ff")
    friend = server.sit(opened, contribution="abcd")
    server.post(path(opened, "start"), secret=secret(opened))
    assert server.get(path(opened, "record")).status_code == 409
    players = [*server.players(opened), Player(server, opened["table"]["id"], friend["secret"])]
    play_all_to_the_end(players, choice=1)
    outcome = players[0].table["outcome"]
    assert len(outcome["scores"]) == 3
    record = server.get(path(opened, "record"))
    assert record.status_code == 200
    proven = "\n".join(str(line) for line in verify(RecordText(record.text, "the record")))
    assert "Ana" in proven
    assert "Bea" in proven
    told = RecordText(record.text, "the record").record
    assert told.result is not None
    assert told.result["scores"] == outcome["scores"]
    assert told.fairness is not None
    assert told.fairness["commitment"] == opened["table"]["commitment"]
    assert told.fairness["contributions"] == ["00ff", "", "abcd"]
    for player in players:
        player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_bots_alone_plays_itself(server: ServerProcess, game: str) -> None:
    opened = server.open_table(game, "random", "random")
    with Player(server, opened["table"]["id"]) as watching:
        watching.wait_until(lambda message: message.get("table", {}).get("status") == "over")


# --- opening, sitting down, starting ----------------------------------------------------------------------------------


def test_levels_are_called_by_todays_name_and_stand_in_for_people(server: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Ana", "level": "mighty"}, {"kind": "friend"}, {"kind": "bot", "level": "greedy"}]
    opened = server.post("/api/tables", {"game": "lantern", "seats": seats}).json()
    assert [seat["level"] for seat in opened["table"]["seats"]] == ["mighty", "steady", "steady"]
    given = server.post(path(opened, "seats/1/bot"), {"level": "greedy"}, secret(opened)).json()
    assert [(seat["kind"], seat["level"]) for seat in given["seats"][1:]] == [("bot", "steady")] * 2
    assert not given["hurried"]
    seats[0]["level"] = "deep thought"
    assert server.post("/api/tables", {"game": "lantern", "seats": seats}).status_code == 422


def test_a_friend_sits_down_by_the_link_and_somebody_starts(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    assert opened["table"]["status"] == "open"
    assert [seat["kind"] for seat in opened["table"]["seats"]] == ["human", "open"]
    early = server.post(path(opened, "start"), secret=secret(opened))
    assert (early.status_code, early.json()["title"]) == (409, "open-seats")
    with Player(server, opened["table"]["id"], secret(opened)) as host:
        key = server.sit(opened, "Bea")
        assert key["seat"] == 1
        host.wait_until(lambda message: message.get("table", {}).get("seats", [{}, {}])[1].get("name") == "Bea")
        assert server.post(path(opened, "start"), secret=key["secret"]).json()["status"] == "playing"
        host.wait_until(lambda message: message.get("table", {}).get("status") == "playing")
        assert host.seat["view"] is not None
        assert host.seat["events"]
    again = server.post(path(opened, "start"), secret=key["secret"])
    assert (again.status_code, again.json()["title"]) == (409, "already-started")


def test_without_the_right_invitation_nobody_sits_down(server: ServerProcess) -> None:
    opened, other = (server.open_table("lantern", "me", "friend") for _ in range(2))
    wrong = [{}, {"invitation": "a" * 32}, {"invitation": secret(opened)}, invitation(other)]
    for attempt in wrong:
        answer = server.post(path(opened, "seats"), {"name": "Eve", **attempt})
        assert (answer.status_code, answer.json()["title"]) == (403, "not-invited")
    assert server.get(path(opened)).json()["seats"][1]["kind"] == "open"


def test_a_full_table_has_no_seat_left(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    server.sit(opened)
    late = server.post(path(opened, "seats"), {"name": "Cleo", **invitation(opened)})
    assert (late.status_code, late.json()["title"]) == (409, "no-free-seat")


def test_a_new_invitation_closes_the_old_one(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    assert server.post(path(opened, "invitation")).status_code == 403
    renewed = server.post(path(opened, "invitation"), secret=secret(opened)).json()["link"]
    assert server.post(path(opened, "seats"), {"name": "Eve", **invitation(opened)}).status_code == 403
    server.sit({**opened, "invitation": renewed})


def test_public_tables_are_listed_while_they_wait(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend", public=True)
    private = server.open_table("lantern", "me", "friend")

    def listed() -> list[str]:
        return [table["id"] for table in server.get("/api/tables").json()]

    assert opened["table"]["id"] in listed()
    assert private["table"]["id"] not in listed()
    answer = server.post(path(opened, "seats"), {"name": "Stranger"})
    assert answer.status_code == 201
    server.post(path(opened, "start"), secret=secret(opened))
    assert opened["table"]["id"] not in listed()


def test_only_who_sits_there_can_start(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    server.sit(opened)
    stranger = server.open_table("lantern", "me", "friend")
    assert server.post(path(opened, "start")).status_code == 403
    assert server.post(path(opened, "start"), secret=secret(stranger)).status_code == 403
    assert server.get(path(opened)).json()["status"] == "open"


def test_a_table_asked_for_twice_with_one_key_is_made_once(server: ServerProcess) -> None:
    headers = {"Idempotency-Key": "the phone lost its network"}
    with server.client() as client:
        once = client.post("/api/tables", json=wish("lantern", "me", "friend"), headers=headers).json()
        twice = client.post("/api/tables", json=wish("lantern", "me", "friend"), headers=headers).json()
        other = client.post("/api/tables", json=wish("lantern", "me", "friend")).json()
    assert once["table"]["id"] == twice["table"]["id"] != other["table"]["id"]
    for opened in (once, twice):
        with Player(server, once["table"]["id"], secret(opened)) as player:
            player.wait_for("snapshot")
            assert player.seat["seat"] == 0


def test_the_key_of_a_table_gives_nobody_a_friends_seat(server: ServerProcess) -> None:
    headers = {"Idempotency-Key": "a host who is curious"}
    with server.client() as host:
        opened = host.post("/api/tables", json=wish("lantern", "me", "friend"), headers=headers).json()
        friend = server.sit(opened)
        greedy = host.post("/api/tables", json=wish("lantern", "me", "me"), headers=headers)
    keys = greedy.json().get("keys", [])
    assert friend["seat"] not in [key["seat"] for key in keys]


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_gives_a_free_seat_to_a_bot(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    answer = server.post(path(opened, "seats", 1, "bot"), {"level": "random"}, secret(opened))
    assert answer.status_code == 200
    assert (answer.json()["seats"][1]["kind"], answer.json()["seats"][1]["level"]) == ("bot", "random")
    assert server.post(path(opened, "start"), secret=secret(opened)).status_code == 200


def test_only_the_host_gives_and_takes_seats(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend", "friend")
    bea = server.sit(opened, "Bea")
    cleo = server.sit(opened, "Cleo")
    for attempt in (
        server.post(path(opened, "seats", 2, "bot"), {"level": "random"}, bea["secret"]),
        server.post(path(opened, "seats", 2, "bot"), {"level": "random"}),
        server.delete(path(opened, "seats", 2), bea["secret"]),
        server.delete(path(opened, "seats", 0), cleo["secret"]),
        server.delete(path(opened, "seats", 0)),
    ):
        assert attempt.status_code == 403, attempt.text
    assert [seat["kind"] for seat in server.get(path(opened)).json()["seats"]] == ["human"] * 3


def test_a_seat_that_is_given_up_before_the_deal_is_free_again(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    bea = server.sit(opened, "Bea")
    assert server.delete(path(opened, "seats", 1), bea["secret"]).json()["seats"][1]["kind"] == "open"
    cleo = server.sit(opened, "Cleo")
    assert cleo["seat"] == 1
    with Player(server, opened["table"]["id"], bea["secret"]) as gone:
        gone.wait_for("snapshot")
        assert gone.seat["seat"] is None


def test_who_was_removed_sees_nothing_more_of_the_seat(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    bea = server.sit(opened, "Bea")
    with Player(server, opened["table"]["id"], bea["secret"]) as removed:
        removed.wait_for("snapshot")
        assert server.delete(path(opened, "seats", 1), secret(opened)).status_code == 200
        cleo = server.sit(opened, "Cleo")
        server.post(path(opened, "start"), secret=secret(opened))
        assert removed.closed_with() == CloseCode.SEAT_CLOSED
    assert not any(sees_a_seat(frame) for frame in removed.frames)
    with Player(server, opened["table"]["id"], cleo["secret"]) as now_there:
        now_there.wait_for("snapshot")
        assert now_there.seat["view"] is not None


def sees_a_seat(frame: str) -> bool:
    message = json.loads(frame)
    return any(seat["seat"] is not None and seat["view"] is not None for seat in message.get("seats", []))


def test_who_was_replaced_by_a_bot_sees_nothing_more_of_the_seat(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    bea = server.sit(opened, "Bea")
    server.post(path(opened, "start"), secret=secret(opened))
    with Player(server, opened["table"]["id"], bea["secret"]) as replaced:
        replaced.wait_for("snapshot")
        assert server.post(path(opened, "seats", 1, "bot"), {"level": "random"}, secret(opened)).status_code == 200
        assert replaced.closed_with() == CloseCode.SEAT_CLOSED
    with Player(server, opened["table"]["id"], bea["secret"]) as again:
        again.wait_for("snapshot")
        assert again.seat["seat"] is None


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_move_is_acknowledged_and_everybody_hears_of_it(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    for player in (one, other):
        player.wait_for("snapshot")
    answer = one.play(one.seat)
    assert answer["type"] == "ack"
    other.catch_up(answer["version"])
    assert other.seat["events"] == [{"kind": "laid", "seat": 0}]
    one.catch_up(answer["version"])
    assert "card" in one.seat["events"][-1]


def test_two_who_decide_at_once_do_not_refuse_each_other(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    players = server.players(opened)
    asked = [player.wait_for("snapshot")["seats"][0] for player in players]
    assert [player.play(seat)["type"] for player, seat in zip(players, asked, strict=True)] == ["ack", "ack"]


def test_a_move_for_a_decision_that_has_passed_is_refused_with_the_version(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    asked = one.wait_for("snapshot")["seats"][0]
    one.play(asked)
    late = one.play(asked)
    assert (late["type"], late["code"], late["version"]) == ("refusal", "stale", one.version)
    other.close()


def test_an_illegal_move_is_refused_with_its_reason_and_clause(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, _ = server.players(opened)
    seat = one.wait_for("snapshot")["seats"][0]
    refused = one.ask(type="move", seat=0, decision=seat["decision"], action="gust 1")
    assert (refused["code"], refused["reason"]["key"], refused["reason"]["clause"]) == (
        "illegal",
        "other-decision",
        "T3",
    )
    explained = one.ask(type="whynot", seat=0, action="gust 1")
    assert explained["reason"] == refused["reason"]
    assert one.ask(type="whynot", seat=0, action=seat["legal"][0]["notation"])["reason"] is None
    unknown = one.ask(type="move", seat=0, decision=seat["decision"], action="lay an egg")
    assert unknown["code"] == "unknown-action"
    assert one.version == 2


def test_a_draft_shows_what_would_be_and_logs_nothing(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, _ = server.players(opened)
    seat = one.wait_for("snapshot")["seats"][0]
    card = seat["legal"][0]["notation"]
    drafted = one.ask(type="try", seat=0, actions=[card])
    assert (drafted["done"], drafted["stopped"], drafted["refused"]) == (1, "", None)
    assert drafted["view"] != seat["view"]
    assert drafted["events"][-1]["kind"] == "laid"
    refused = one.ask(type="try", seat=0, actions=["gust 1"])
    assert refused["refused"]["key"] == "other-decision"
    assert refused["view"] == seat["view"]
    assert server.get(path(opened)).json()["version"] == one.version == 2


def test_the_card_counter_counts_for_a_seat_and_for_a_spectator(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, _ = server.players(opened)
    hand = one.wait_for("snapshot")["seats"][0]["view"]["keepers"][0]["hand"]
    (back,) = one.ask(type="count", seat=0)["backs"]
    assert (back["back"], back["total"]) == ("card", 24)
    seen = [card["card"] for card in back["cards"] for amount in card["seen"] for _ in range(amount["count"])]
    assert seen == hand
    assert one.ask(type="count", seat=None)["code"] == "not-yours"
    with Player(server, opened["table"]["id"]) as spectator:
        spectator.wait_for("snapshot")
        (back,) = spectator.ask(type="count", seat=None)["backs"]
        assert sum(amount["count"] for amount in back["hidden"]) == 24


def test_a_hint_is_a_legal_action_with_what_speaks_for_it(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "me")
    one, other = server.players(opened)
    for player in (one, other):
        player.wait_for("snapshot")
    asked, idle = (one, other) if one.seat["decision"] is not None else (other, one)
    seat = asked.seat
    hinted = asked.ask(type="hint", seat=seat["seat"])
    assert hinted["type"] == "hinted"
    assert all(choice["action"] in seat["legal"] for choice in hinted["choices"])
    assert hinted["choices"][0]["facts"]
    assert idle.ask(type="hint", seat=idle.seat["seat"])["code"] == "nothing-asked"


def test_a_hint_goes_on_where_a_draft_leads(server: ServerProcess) -> None:
    one, other = server.players(server.open_table("primes", "me", "me"))
    for player in (one, other):
        player.wait_for("snapshot")
    asked = one if one.seat["decision"] is not None else other
    number = asked.seat["seat"]
    run = next(action["notation"] for action in asked.seat["legal"] if action["verb"] == "run")
    drafted = asked.ask(type="try", seat=number, actions=[run])
    hinted = asked.ask(type="hint", seat=number, actions=[run])
    assert hinted["choices"][0]["action"] in drafted["legal"]
    assert hinted["choices"][0]["action"] not in asked.seat["legal"]
    assert asked.ask(type="hint", seat=number, actions=[run, run, run, run, run, run])["code"] == "nothing-asked"


def test_a_move_can_be_taken_back_until_somebody_has_learnt_from_it(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    before = one.wait_for("snapshot")["seats"][0]
    assert before["may_undo"] is False
    assert one.ask(type="undo", seat=0)["code"] == "nothing-to-undo"
    one.play(before)
    assert one.seat["may_undo"] is True
    taken = one.ask(type="undo", seat=0)
    assert taken["type"] == "ack"
    assert one.state["type"] == "snapshot"
    assert one.seat["view"] == before["view"]
    assert [action["notation"] for action in one.seat["legal"]] == [action["notation"] for action in before["legal"]]
    other.catch_up(taken["version"])
    assert other.state["type"] == "snapshot"
    assert one.play(one.seat, 1)["type"] == "ack"
    assert other.play(other.seat)["type"] == "ack"
    first = play_until([one, other], "turn")
    assert (
        first.ask(type="move", seat=first.seat["seat"], decision=first.seat["decision"], action="wait")["type"] == "ack"
    )
    second = play_until([one, other], "turn")
    second.ask(type="move", seat=second.seat["seat"], decision=second.seat["decision"], action="wait")
    refused = first.ask(type="undo", seat=first.seat["seat"])
    assert refused["type"] == "refusal"


def test_a_standing_answer_is_given_by_itself(server: ServerProcess) -> None:
    """In about one deal of five nobody ever holds a gust on the own turn: then another table is tried."""
    assert any(a_gust_is_taken_in_advance(server) for _ in range(20))


def a_gust_is_taken_in_advance(server: ServerProcess) -> bool:
    """Both always take it; they blow as soon as they can. False: nobody ever could."""
    players = server.players(server.open_table("lantern", "me", "me"))
    for player in players:
        player.wait_for("snapshot")
        wrong = player.ask(type="answers", seat=player.seat["seat"], keys=["duck"])
        assert wrong["code"] == "no-such-answer"
        assert player.ask(type="answers", seat=player.seat["seat"], keys=["take"])["type"] == "ack"
        assert player.seat["answers"] == ["take"]
    while players[0].table["status"] != "over":
        mover = next(player for player in players if player.seat["decision"] is not None)
        gust = [index for index, action in enumerate(mover.seat["legal"]) if action["verb"] == "gust"]
        answer = mover.play(mover.seat, gust[0] if gust else -1)
        assert answer["type"] == "ack"
        for player in players:
            player.catch_up(answer["version"])
        if gust:
            assert "blew" in [event["kind"] for event in mover.seat["events"]]
            for player in players:
                player.catch_up(answer["version"] + 1)  # nobody says anything
                assert player.seat["events"][0]["kind"] == "dimmed"
            return True
    return False


def test_who_resigns_is_ranked_last_and_a_bot_plays_on(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random", "random")
    with Player(server, opened["table"]["id"], secret(opened)) as player:
        player.wait_for("snapshot")
        assert player.ask(type="resign", seat=0)["type"] == "ack"
        over = player.wait_until(lambda message: message.get("table", {}).get("status") == "over")
    assert over["table"]["seats"][0]["resigned"] is True
    assert over["table"]["outcome"]["ranks"][0] == 3


def test_resigning_works_without_a_socket_too(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random")
    assert server.delete(path(opened, "seats", 0), secret(opened)).json()["seats"][0]["resigned"] is True


def test_a_rematch_has_the_same_seats_and_opens_with_the_same_secrets(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random", options={"lights": 1})
    early = server.post(path(opened, "rematch"), {}, secret(opened))
    assert (early.status_code, early.json()["title"]) == (409, "not-over")
    with Player(server, opened["table"]["id"], secret(opened)) as player:
        player.play_to_the_end()
    assert server.post(path(opened, "rematch"), {}).status_code == 403
    fresh = server.post(path(opened, "rematch"), {}, secret(opened))
    same = server.post(path(opened, "rematch"), {"same_deal": True}, secret(opened))
    assert [fresh.status_code, same.status_code] == [201, 201]
    assert [seat["name"] for seat in fresh.json()["seats"]] == ["Ana", "random"]
    assert fresh.json()["options"]["lights"] == 1
    assert fresh.json()["commitment"] not in ("", opened["table"]["commitment"])
    second = server.post(path(opened, "rematch"), {}, secret(opened))
    assert second.json()["id"] == fresh.json()["id"] != same.json()["id"], "the second to ask gets the same table"
    with Player(server, opened["table"]["id"], secret(opened)) as still_there:
        assert still_there.wait_for("snapshot")["table"]["rematch"] == same.json()["id"]
    with Player(server, same.json()["id"], secret(opened)) as again:
        assert again.wait_for("snapshot")["seats"][0]["seat"] == 0
        dealt = [event for event in again.seat["events"] if event["kind"] == "drew" and event["seat"] == 0]
        assert len(dealt) == 1
    with Player(server, opened["table"]["id"], secret(opened)) as first:
        story = first.wait_for("snapshot")["seats"][0]["events"]
        assert dealt[0] in story


# --- watching, talking, coming and going ------------------------------------------------------------------------------


def test_a_spectator_sees_the_spectators_view_and_may_do_nothing(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    watching = Player(server, opened["table"]["id"])
    watching.wait_for("snapshot")
    players = server.players(opened)
    cards = [player.wait_for("snapshot")["seats"][0]["view"] for player in players]
    players[0].play(players[0].seat)
    watching.catch_up(players[0].version)
    seen = watching.seat
    assert (seen["seat"], seen["decision"], seen["legal"]) == (None, None, [])
    assert seen["view"]["reader"] is None
    assert seen["view"] != cards[0]
    assert all("card" not in event and "cards" not in event for event in seen["events"])
    for kind in ("move", "undo", "try", "whynot", "hint", "answers", "resign", "chat"):
        extra: dict[str, object] = {
            "move": {"decision": 2, "action": "wait"},
            "try": {"actions": []},
            "whynot": {"action": "wait"},
            "answers": {"keys": []},
            "chat": {"text": "psst"},
        }.get(kind, {})
        assert watching.ask(type=kind, seat=0, **extra)["code"] == "not-yours"


def test_chat_is_heard_by_everybody_and_kept_for_who_comes_later(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    text = "<img src=x onerror=alert(1)> & «olé»  \t twice"
    assert one.ask(type="chat", seat=0, text=text)["type"] == "ack"
    heard = other.wait_for("said")
    assert (heard["name"], heard["seat"], heard["text"]) == ("Ana", 0, "<img src=x onerror=alert(1)> & «olé» twice")
    with Player(server, opened["table"]["id"]) as later:
        assert later.wait_for("said") == heard
    for bad in ("", " ", "a\u0000b", "\u202egnp.exe", "x" * 401):
        one.send(type="chat", id=99, seat=0, text=bad)
        assert one.wait_for("refusal")["code"] in ("bad-chat", "bad-message")
    assert one.ask(type="chat", seat=1, text="I am you")["code"] == "not-yours"


def test_presence_says_who_is_there(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one = Player(server, opened["table"]["id"], secret(opened, 0))
    assert one.wait_for("presence")["present"] == [True, False]
    other = Player(server, opened["table"]["id"], secret(opened, 1))
    assert one.wait_for("presence")["present"] == [True, True]
    watching = Player(server, opened["table"]["id"])
    assert one.wait_for("presence")["spectators"] == 1
    watching.close()
    assert one.wait_for("presence")["spectators"] == 0
    second_tab = Player(server, opened["table"]["id"], secret(opened, 1))
    assert one.wait_for("presence")["present"] == [True, True]
    other.close()
    assert one.wait_for("presence")["present"] == [True, True]
    second_tab.close()
    assert one.wait_for("presence")["present"] == [True, False]


def test_two_tabs_of_one_seat_show_the_same_and_both_play(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    tabs = [Player(server, opened["table"]["id"], secret(opened)) for _ in range(2)]
    for tab in tabs:
        tab.wait_for("snapshot")
    asked = tabs[0].seat
    assert tabs[0].play(asked)["type"] == "ack"
    tabs[1].catch_up(tabs[0].version)
    assert tabs[1].seat == tabs[0].seat
    assert tabs[1].play(asked)["code"] == "stale"
    assert tabs[1].ask(type="undo", seat=0)["type"] == "ack"
    tabs[0].catch_up(tabs[1].version)
    assert tabs[0].seat == tabs[1].seat


def test_who_comes_back_by_version_gets_just_what_was_missed(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    table = opened["table"]["id"]
    one, other = server.players(opened)
    for player in (one, other):
        player.wait_for("snapshot")
    one.play(one.seat)
    known, before = one.version, one.seat["events"]
    other.catch_up(known)
    other.play(other.seat)
    mover = play_until([one, other], "turn")
    mover.ask(type="move", seat=mover.seat["seat"], decision=mover.seat["decision"], action="wait")
    latest = mover.version
    with Player(server, table, secret(opened), known) as back:
        missed = back.wait_for("update", "snapshot")
        assert (missed["type"], missed["table"]["version"]) == ("update", latest)
        assert [event["kind"] for event in missed["seats"][0]["events"]] == ["laid", "waited"]
    with Player(server, table, secret(opened), latest) as back:
        nothing_new = back.wait_for("update", "snapshot")
        assert (nothing_new["type"], nothing_new["seats"][0]["events"]) == ("update", [])
    for unusable in (0, 1, latest + 1, 2**31):
        with Player(server, table, secret(opened), unusable) as back:
            whole = back.wait_for("update", "snapshot")
            assert whole["type"] == "snapshot", unusable
            kinds = [event["kind"] for event in whole["seats"][0]["events"]]
            assert kinds[-3:] == ["laid", "laid", "waited"]
            assert before[-1] in whole["seats"][0]["events"]


def test_across_something_taken_back_there_is_a_snapshot(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    one, other = server.players(opened)
    one.wait_for("snapshot")
    one.play(one.seat)
    known = one.version
    one.ask(type="undo", seat=0)
    with Player(server, opened["table"]["id"], secret(opened), known) as back:
        assert back.wait_for("update", "snapshot")["type"] == "snapshot"
    after = one.version
    other.catch_up(after)
    other.play(other.seat)
    with Player(server, opened["table"]["id"], secret(opened), after) as back:
        missed = back.wait_for("update", "snapshot")
        assert missed["type"] == "update"
        assert [event["kind"] for event in missed["seats"][0]["events"]] == ["laid"]


def test_a_clock_that_runs_out_lets_a_bot_play_until_the_owner_comes_back(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me", move_seconds=SHORTEST_CLOCK)
    one, other = server.players(opened)
    deadline = one.wait_for("snapshot")["table"]["seats"][0]["deadline"]
    assert deadline is not None
    other.wait_for("snapshot")
    other.play(other.seat)
    stood_in = one.wait_until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("stand_in") is True)
    assert stood_in["table"]["seats"][0]["kind"] == "human"
    one.wait_until(lambda message: message.get("table", {}).get("seats", [{"owes": True}])[0]["owes"] is False)
    late = one.ask(type="move", seat=0, decision=2**20, action="wait")
    assert (late["type"], late["code"]) == ("refusal", "stale")
    assert one.table["seats"][0]["stand_in"] is False, "who moves is back"
    with Player(server, opened["table"]["id"], secret(opened)) as back:
        assert back.wait_for("snapshot")["table"]["seats"][0]["stand_in"] is False
        assert back.table["seats"][0]["present"] is True


# --- links ------------------------------------------------------------------------------------------------------------


def test_a_seats_link_sets_its_cookie_and_hides_the_secret(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "random")
    with server.client() as browser:
        answer = browser.get(opened["keys"][0]["link"])
        assert answer.status_code == 303
        assert secret(opened) not in answer.headers["location"]
        assert secret(opened) in browser.cookies.values()
        wrong = browser.get(opened["keys"][0]["link"] + "x")
        assert wrong.status_code == 403


def test_a_link_closed_by_its_owner_opens_the_seat_no_more(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "me")
    assert server.post(path(opened, "seats", 0, "link"), secret=secret(opened, 1)).status_code == 403
    thief = Player(server, opened["table"]["id"], secret(opened))
    thief.wait_for("snapshot")
    renewed = server.post(path(opened, "seats", 0, "link"), secret=secret(opened))
    assert renewed.status_code == 201
    assert thief.closed_with() is not None  # what is open is closed too
    assert server.get(opened["keys"][0]["link"]).status_code == 403
    with Player(server, opened["table"]["id"], secret(opened)) as old:
        old.wait_for("snapshot")
        assert old.seat["seat"] is None
    with Player(server, opened["table"]["id"], renewed.json()["secret"]) as new:
        new.wait_for("snapshot")
        assert new.seat["seat"] == 0


def test_an_unknown_table_is_not_there(server: ServerProcess) -> None:
    assert server.get("/api/tables/nosuchtable").status_code == 404
    assert Player(server, "nosuchtable").closed_with() == 4004


# --- looking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["primes", "raging", "lantern"])  # in raging, people decide in secret
def test_the_past_is_what_the_seat_was_told_at_the_time(server: ServerProcess, game: str) -> None:
    opened = server.open_table(game, "me", "friend")
    friend = server.sit(opened)
    server.post(path(opened, "start"), secret=secret(opened))
    ana, bea = players = [*server.players(opened), Player(server, opened["table"]["id"], friend["secret"])]
    for player in players:
        player.drain()
    first, before = ana.version, ana.seat["view"]
    told: list[tuple[Any, Any]] = []

    def listen() -> None:
        for message in ana.drain():
            if message["type"] == "update" and message["table"]["status"] == "playing":
                told.append((message["seats"][0]["view"], message["seats"][0]["events"]))

    for turn in range(12):
        bea.drain()
        asked = [player for player in players if player.seat["decision"] is not None]
        mover = asked[turn % len(asked)]
        start = len(ana.frames)
        assert mover.play(mover.seat)["type"] == "ack"
        if mover is ana:  # what came with the answer
            news = [json.loads(frame) for frame in ana.frames[start:]]
            told += [(m["seats"][0]["view"], m["seats"][0]["events"]) for m in news if m["type"] == "update"]
        listen()
    recalled = ana.ask(type="past", seat=0, version=first)
    assert recalled["type"] == "recalled"
    assert recalled["frames"][0] == {"view": before, "events": []}
    assert [(frame["view"], frame["events"]) for frame in recalled["frames"][1:]] == told
    assert len(told) >= 6
    assert ana.ask(type="past", seat=0, version=ana.version)["frames"] == [{"view": ana.seat["view"], "events": []}]
    assert ana.ask(type="past", seat=0, version=ana.version + 1)["frames"] == []
    assert ana.ask(type="past", seat=1, version=first)["code"] == "not-yours"
    watching = Player(server, opened["table"]["id"])
    assert watching.ask(type="past", seat=0, version=first)["code"] == "not-yours"
    assert watching.ask(type="past", seat=None, version=first)["type"] == "recalled"
    for player in [*players, watching]:
        player.close()
