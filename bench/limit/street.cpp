// Random play of RUN 2 Street by hand: how fast could it be? `run.py` writes box.h from the game's own components,
// and checks that this plays the same games as the engine, move for move, before it believes any figure.
//
// It is not shipped and knows no options, no logs and no memory: it is the yardstick, not the game.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "box.h"

namespace {

enum Group { VEHICLE, DISTANCE, TRICK, COUNTER, INVINCIBLE, HAND_SWAP, POLICE };
enum Place { DECK, DISCARDS, FIRST_HAND };
constexpr int NOTHING = -1;
constexpr int PLACES = FIRST_HAND + 2 * SEATS;
constexpr int FIRST_SHIELD = KINDS - 2 - SHIELDS;  // before Hand swap and Police control

struct Rng {  // sfc32, as in core/rng.py
  uint32_t a, b, c, counter;

  void restart(uint32_t x, uint32_t y, uint32_t z) {
    a = x, b = y, c = z, counter = 1;
    for (int round = 0; round < 12; ++round) word();
  }
  uint32_t word() {
    uint32_t result = a + b + counter++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + result;
    return result;
  }
  int below(uint32_t n) {
    uint64_t product = uint64_t(word()) * n;
    uint32_t low = uint32_t(product);
    if (low < n) {
      uint32_t floor = -n % n;
      while (low < floor) {
        product = uint64_t(word()) * n;
        low = uint32_t(product);
      }
    }
    return int(product >> 32);
  }
};

struct Rider {
  int km = 0, vehicle = NOTHING, trick = NOTHING, waited = 0, out = 0;
  int shields[SHIELDS] = {};
  bool stopped = false;

  bool invincible() const {
    for (int left : shields)
      if (left > 0) return true;
    return false;
  }
};

struct Race {
  uint8_t cards[PLACES][KINDS] = {};
  int sizes[PLACES] = {};
  int goals[SEATS];
  Rider riders[SEATS];
  int turn, played = 0, rebuilds = 0, outs = 0;
  bool over = false;
  Rng& rng;

  explicit Race(Rng& chance) : rng(chance) {
    for (int kind = 0; kind < KINDS; ++kind) put(kind, DECK, COPIES[kind]);
    turn = rng.below(SEATS);
    int pack[OBJECTIVES];
    for (int card = 0; card < OBJECTIVES; ++card) pack[card] = card;
    for (int last = OBJECTIVES - 1; last > 0; --last) {
      int other = rng.below(last + 1), kept = pack[last];
      pack[last] = pack[other];
      pack[other] = kept;
    }
    for (int seat = 0; seat < SEATS; ++seat) goals[seat] = DAY[pack[seat]];
    int seat = turn;
    for (int dealt = 0; dealt < SEATS; ++dealt) {
      for (int card = 0; card < HAND; ++card) draw(FIRST_HAND + seat);
      seat = right(seat);
    }
  }

  static int right(int seat) { return seat == 0 ? SEATS - 1 : seat - 1; }
  static int lane(int seat) { return FIRST_HAND + SEATS + seat; }

  void put(int kind, int place, int change) {
    cards[place][kind] += change;
    sizes[place] += change;
  }
  void shift(int kind, int from, int to) {
    put(kind, from, -1);
    put(kind, to, 1);
  }
  void shift_all(int kind, int from, int to) {
    int count = cards[from][kind];
    put(kind, from, -count);
    put(kind, to, count);
  }
  void draw(int place) {
    int rest = rng.below(sizes[DECK]), kind = 0;
    while (rest >= cards[DECK][kind]) rest -= cards[DECK][kind++];
    shift(kind, DECK, place);
  }

  bool can_choose(int target) const {
    return target != turn && riders[target].out == 0 && !riders[target].invincible();
  }

  int fill_legal(int* out) const {
    int count = 0, found = 0, discards[HAND];
    const uint8_t* hand = cards[FIRST_HAND + turn];
    const Rider& own = riders[turn];
    for (int kind = 0, left = sizes[FIRST_HAND + turn]; left > 0; ++kind) {
      if (hand[kind] == 0) continue;
      left -= hand[kind];
      discards[found++] = FIRST_DISCARD + kind;
      switch (GROUP[kind]) {
        case VEHICLE:
          if (own.trick == NOTHING || CHANGING[own.trick]) out[count++] = PLAY[kind];
          break;
        case DISTANCE:
          if (own.vehicle != NOTHING && own.trick == NOTHING) out[count++] = PLAY[kind];
          break;
        case TRICK:
          for (int seat = 0; seat < SEATS; ++seat) {
            const Rider& rider = riders[seat];
            if (rider.vehicle != NOTHING && rider.trick == NOTHING && FITS[kind][rider.vehicle] && can_choose(seat))
              out[count++] = PLAY[kind] + seat;
          }
          break;
        case COUNTER:
          if (own.trick != NOTHING && CURES[own.trick][kind]) out[count++] = PLAY[kind];
          break;
        case INVINCIBLE:
          out[count++] = PLAY[kind];
          break;
        case HAND_SWAP:
          for (int seat = 0; seat < SEATS; ++seat)
            if (can_choose(seat)) out[count++] = PLAY[kind] + seat;
          break;
        default:
          for (int seat = 0; seat < SEATS; ++seat)
            if (can_choose(seat) && !riders[seat].stopped) out[count++] = PLAY[kind] + seat;
      }
    }
    for (int discard = 0; discard < found; ++discard) out[count++] = discards[discard];
    if (played > 0) out[count++] = END;
    return count;
  }

  void apply(int action) {
    if (action == END) return end_turn();
    ++played;
    int hand = FIRST_HAND + turn, seat = turn;
    Rider& own = riders[turn];
    if (action >= FIRST_DISCARD) {
      shift(action - FIRST_DISCARD, hand, DISCARDS);
    } else {
      int kind = KIND[action], target = action - PLAY[kind];
      switch (GROUP[kind]) {
        case VEHICLE:
          if (own.vehicle != NOTHING) shift(own.vehicle, lane(turn), DISCARDS);
          if (own.trick != NOTHING) shift(own.trick, lane(turn), DISCARDS);
          shift(kind, hand, lane(turn));
          own.vehicle = kind, own.trick = NOTHING, own.waited = 0;
          break;
        case DISTANCE:
          shift(kind, hand, lane(turn));
          own.km += KM[kind];
          if (own.km == goals[turn]) {
            over = true;
            return;
          }
          if (own.km > goals[turn]) leave_race();
          break;
        case TRICK:
          shift(kind, hand, lane(target));
          riders[target].trick = kind, riders[target].waited = 0;
          break;
        case COUNTER:
          shift(kind, hand, DISCARDS);
          end_trick();
          break;
        case INVINCIBLE:
          shift(kind, hand, lane(turn));
          own.shields[kind - FIRST_SHIELD] = TURNS[kind];
          break;
        case HAND_SWAP: {
          shift(kind, hand, DISCARDS);
          uint8_t kept[KINDS];
          int other = FIRST_HAND + target, size = sizes[hand];
          std::memcpy(kept, cards[hand], KINDS);
          std::memcpy(cards[hand], cards[other], KINDS);
          std::memcpy(cards[other], kept, KINDS);
          sizes[hand] = sizes[other], sizes[other] = size;
          break;
        }
        default:
          shift(kind, hand, DISCARDS);
          riders[target].stopped = true;
      }
    }
    if (over) return;
    if (riders[seat].out)
      next_turn();
    else if (played == PLAYS || sizes[hand] == 0)
      end_turn();
  }

  void end_trick() {
    Rider& own = riders[turn];
    shift(own.trick, lane(turn), DISCARDS);
    own.trick = NOTHING, own.waited = 0;
  }
  void wait_out() {
    Rider& own = riders[turn];
    if (own.trick == NOTHING || TURNS[own.trick] == 0) return;
    if (++own.waited == TURNS[own.trick]) end_trick();
  }
  void end_turn() {
    wait_out();
    fill_hand();
    next_turn();
  }
  void next_turn() {
    while (!over) {
      turn = right(turn);
      played = 0;
      Rider& own = riders[turn];
      if (own.out) continue;
      for (int shield = 0; shield < SHIELDS; ++shield)
        if (own.shields[shield] > 0 && --own.shields[shield] == 0) shift(FIRST_SHIELD + shield, lane(turn), DISCARDS);
      if (own.stopped) {
        own.stopped = false;
        wait_out();
      } else if (sizes[FIRST_HAND + turn] == 0) {
        wait_out();
        fill_hand();
      } else {
        return;
      }
    }
  }
  void fill_hand() {
    int hand = FIRST_HAND + turn;
    while (sizes[hand] < HAND && has_deck()) draw(hand);
  }
  bool has_deck() {
    if (sizes[DECK] > 0) return true;
    int loose = sizes[DISCARDS];
    for (int seat = 0; seat < SEATS; ++seat)
      for (int kind = FIRST_DISTANCE; kind < FIRST_TRICK; ++kind) loose += cards[lane(seat)][kind];
    if (over || loose == 0) return false;
    if (rebuilds == MOST_REBUILDS) {
      over = true;
      return false;
    }
    ++rebuilds;
    for (int kind = 0; kind < KINDS; ++kind) shift_all(kind, DISCARDS, DECK);
    for (int seat = 0; seat < SEATS; ++seat)
      for (int kind = FIRST_DISTANCE; kind < FIRST_TRICK; ++kind) shift_all(kind, lane(seat), DECK);
    return true;
  }
  void leave_race() {
    Rider& own = riders[turn];
    for (int kind = 0; kind < KINDS; ++kind) {
      shift_all(kind, FIRST_HAND + turn, DISCARDS);
      shift_all(kind, lane(turn), DISCARDS);
    }
    own.out = ++outs;
    own.vehicle = own.trick = NOTHING;
    own.waited = 0;
    std::memset(own.shields, 0, sizeof own.shields);
    if (outs == SEATS - 1) over = true;
  }
};

}  // namespace

// street WORD WORD WORD check GAMES: a line with the decisions and a digest of all moves of each game
// street WORD WORD WORD time SECONDS: decisions, and seconds of the processor
int main(int, char** words) {
  Rng rng;
  rng.restart(std::strtoul(words[1], nullptr, 10), std::strtoul(words[2], nullptr, 10), std::strtoul(words[3], nullptr, 10));
  bool checking = std::strcmp(words[4], "check") == 0;
  double limit = std::atof(words[5]);
  uint64_t decisions = 0;
  std::clock_t began = std::clock();
  for (uint64_t game = 0;; ++game) {
    if (checking ? game == limit : game % 64 == 0 && double(std::clock() - began) / CLOCKS_PER_SEC >= limit) break;
    Race race(rng);
    int legal[HAND * (SEATS + 1) + 1];
    uint64_t digest = 14695981039346656037u, first = decisions;
    while (!race.over) {
      int count = race.fill_legal(legal);
      int action = legal[count > 1 ? rng.below(count) : 0];
      if (checking) digest = (digest ^ uint64_t(race.turn * 1000 + action)) * 1099511628211u;
      race.apply(action);
      ++decisions;
    }
    if (checking) std::printf("%llu %llu\n", (unsigned long long)(decisions - first), (unsigned long long)digest);
  }
  if (!checking) std::printf("%llu %.6f\n", (unsigned long long)decisions, double(std::clock() - began) / CLOCKS_PER_SEC);
}
