// Tug of War: set-up, turns and acts. How a position is shown is in view.cpp.
#include "games/tug/rules/rules.hpp"

#include <algorithm>
#include <cassert>

namespace nemeton {

using namespace tug;

namespace {

using State = Tug::State;
using Side = Tug::Side;
using Stage = Tug::Stage;
using Act = Tug::Act;

constexpr int kAthletes = 18;
constexpr int kBerserkers = 4;  // athletes that berserk eliminates

constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("matches", 1, 2, 2, "How many matches are played; the last one decides."),
    OptionSpec::integer("ply_limit", 1, 100000, 3000, "After so many actions of both sides the game is a tie."),
};

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

void set_up_match(State& state, int match) {
  state.sides = {};
  for (Side& side : state.sides) side.reserve = kAthletes;
  state.dice = state.again = state.open = {};
  state.match = static_cast<std::uint8_t>(match);
  state.turn = 0;
  state.stage = Stage::column;
}

void place_column(State& state, const Roll& roll) {
  Side& side = state.sides[at(state.turn)];
  side.column = roll.dice;
  const int more = state.first_match == state.turn ? 1 : 0;
  side.standing = static_cast<std::uint8_t>(roll.sum + more);
  side.reserve = static_cast<std::uint8_t>(std::max(kAthletes - side.standing, 0));
  if (state.turn == 0) {
    state.turn = 1;
    return;
  }
  state.turn = state.match == 1 ? 0 : 1;
  state.stage = Stage::roll;
}

void begin_acts(State& state) {
  state.dice = state.dice + state.again;
  state.again = {};
  state.open = state.sides[at(state.turn)].column;
  state.rerolls = 0;
  state.stage = Stage::act;
}

void offer_reroll(State& state) {
  if (state.rerolls > 0 && !state.dice.empty()) state.stage = Stage::reroll;
  else begin_acts(state);
}

void roll(State& state, Dice dice) {
  state.dice = dice;
  state.rerolls = static_cast<std::uint8_t>(state.sides[at(state.turn)].column.count(6));
  offer_reroll(state);
}

// The three dice are there only before the first act.
bool may_go_berserk(const State& state) {
  const int value = state.dice.lowest();
  return state.dice.count(value) == 3 && value >= state.sides[at(state.turn)].column.lowest();
}

int gone_berserk(const Side& theirs) { return std::min(kBerserkers, theirs.on_rope()); }

// How many standing ones among the athletes that berserk eliminates: from the least to the most that is possible.
struct Range {
  int least;
  int most;
};
Range berserk_range(const Side& theirs) {
  const int gone = gone_berserk(theirs);
  return {std::max(0, gone - theirs.weakened), std::min<int>(gone, theirs.standing)};
}

// The acts for which two dice go together, as a set of bits; and those for which the opponent has an athlete.
constexpr unsigned bit(Act act) { return 1u << static_cast<int>(act); }
constexpr auto kFitting = [] {
  std::array<std::array<std::uint8_t, kFaces + 1>, kFaces + 1> fitting{};
  for (int r = 1; r <= kFaces; ++r) {
    for (int c = 1; c <= kFaces; ++c) {
      const unsigned acts =
          bit(Act::swap) | bit(Act::weaken) | (r >= c ? bit(Act::elim) : 0) | (r >= c - 2 ? bit(Act::finish) : 0);
      fitting[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(acts);
    }
  }
  return fitting;
}();
unsigned with_target(const Side& theirs) {
  return bit(Act::swap) | (theirs.standing > 0 ? bit(Act::elim) | bit(Act::weaken) : 0) |
         (theirs.weakened > 0 ? bit(Act::finish) : 0);
}

void swap_die(Side& mine, int r, int c) {
  mine.column.remove(c);
  mine.column.add(r);
  const int change = 1 + r - c;
  const int gain = std::min<int>(std::max(change, 0), mine.reserve);
  const int loss = std::max(-change, 0);
  const int weakened = std::min<int>(loss, mine.weakened);
  const int standing = std::min<int>(loss - weakened, mine.standing);
  mine.standing = static_cast<std::uint8_t>(mine.standing + gain - standing);
  mine.weakened = static_cast<std::uint8_t>(mine.weakened - weakened);
  mine.reserve = static_cast<std::uint8_t>(mine.reserve - gain + weakened + standing);
}

// What an act but a swap does to the opponent.
struct Effect {
  std::int8_t standing;
  std::int8_t weakened;
  std::int8_t reserve;
};
constexpr std::array<Effect, 4> kEffects = {{{-1, 0, 1}, {0, -1, 1}, {0, 0, 0}, {-1, 1, 0}}};

void use_die(State& state, Act act, int r, int c) {
  state.dice.remove(r);
  state.open.remove(c);
  if (act == Act::swap) return swap_die(state.sides[at(state.turn)], r, c);
  Side& theirs = state.sides[at(1 - state.turn)];
  const Effect& effect = kEffects[static_cast<std::size_t>(act)];
  theirs.standing = static_cast<std::uint8_t>(theirs.standing + effect.standing);
  theirs.weakened = static_cast<std::uint8_t>(theirs.weakened + effect.weakened);
  theirs.reserve = static_cast<std::uint8_t>(theirs.reserve + effect.reserve);
}

void go_berserk(State& state, int standing) {
  Side& theirs = state.sides[at(1 - state.turn)];
  const int gone = gone_berserk(theirs);
  theirs.standing = static_cast<std::uint8_t>(theirs.standing - standing);
  theirs.weakened = static_cast<std::uint8_t>(theirs.weakened - (gone - standing));
  theirs.reserve = static_cast<std::uint8_t>(theirs.reserve + gone);
  state.dice = {};
}

void end_game(State& state, int winner) {
  state.winner = static_cast<std::int8_t>(winner);
  state.stage = Stage::over;
  state.dice = state.again = state.open = {};
  state.rerolls = 0;
}

void end_match(State& state, Seat winner) {
  if (state.match == state.matches) return end_game(state, winner);
  state.first_match = static_cast<std::int8_t>(winner);
  set_up_match(state, 2);
}

void after_act(State& state) {
  for (Seat seat = 0; seat < 2; ++seat) {
    if (state.sides[at(seat)].on_rope() == 0) return end_match(state, 1 - seat);
  }
  if (!state.dice.empty()) return;
  state.open = {};
  state.turn ^= 1;
  state.stage = Stage::roll;
}

void choose(State& state, Tug::Action action) {
  const int value = Tug::value(action);
  switch (Tug::kind(action)) {
    case Tug::Kind::stand: return begin_acts(state);
    case Tug::Kind::reroll:
      state.dice.remove(value);
      --state.rerolls;
      state.stage = Stage::again;
      return;
    case Tug::Kind::berserk: go_berserk(state, value); break;
    case Tug::Kind::use: use_die(state, Tug::act(action), Tug::rolled(action), value); break;
  }
  after_act(state);
}

}  // namespace

constinit const GameInfo Tug::info = {"tug", "Tug of War", "Bernd Eisenstein", 2, 2, kOptions};

Tug::State Tug::start(const OptionValues& options, [[maybe_unused]] int seats) {
  State state{};
  state.matches = static_cast<std::uint8_t>(options[0]);
  state.ply_limit = static_cast<std::uint32_t>(options[1]);
  state.winner = state.first_match = -1;
  set_up_match(state, 1);
  return state;
}

Node Tug::node(const State& state) {
  switch (state.stage) {
    case Stage::column:
    case Stage::roll:
    case Stage::again: return Node::chance();
    case Stage::reroll:
    case Stage::act: return Node::decision(state.turn);
    case Stage::over: return Node::terminal();
  }
  return Node::terminal();
}

void Tug::actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
  list.clear();
  if (state.stage == Stage::reroll) {
    list.push(other(Kind::stand, 0));
    state.dice.each_value([&](int value) { list.push(other(Kind::reroll, value)); });
    return;
  }
  const Side& theirs = state.sides[at(1 - seat)];
  if (may_go_berserk(state)) {
    const Range range = berserk_range(theirs);
    for (int s = range.least; s <= range.most; ++s) list.push(other(Kind::berserk, s));
  }
  const unsigned targets = with_target(theirs);
  state.dice.each_value([&](int r) {
    state.open.each_value([&](int c) {
      const unsigned legal = targets & kFitting[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
      for (const Act act : {Act::elim, Act::finish, Act::swap, Act::weaken}) {
        if ((legal & bit(act)) != 0) list.push(use(r, c, act));
      }
    });
  });
}

Tug::Action Tug::random_action(const State& state, Seat seat, Random& random) {
  if (state.stage == Stage::reroll || may_go_berserk(state)) {
    FixedList<Action, kMaxActions> list;
    actions(state, seat, list);
    return list[below(random, static_cast<std::uint32_t>(list.size()))];
  }
  // Any pair of values and any act are tried until they go together: less than two tries.
  const unsigned targets = with_target(state.sides[at(1 - seat)]);
  const auto rolled_values = static_cast<std::uint32_t>(state.dice.values());
  const auto open_values = static_cast<std::uint32_t>(state.open.values());
  for (;;) {
    const int r = state.dice.value(below(random, rolled_values));
    const std::uint32_t drawn = below(random, 4 * open_values);
    const int c = state.open.value(drawn >> 2);
    const unsigned legal = targets & kFitting[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    const Act act = static_cast<Act>(drawn & 3);
    if ((legal & bit(act)) != 0) return use(r, c, act);
  }
}

void Tug::outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
  list.clear();
  if (state.stage == Stage::again) {
    for (int value = 1; value <= kFaces; ++value) list.push({static_cast<Action>(value), 1});
    return;
  }
  for (std::size_t i = 0; i < kAllRolls.size(); ++i) list.push({static_cast<Action>(i), kAllRolls[i].ways});
}

Tug::Action Tug::random_outcome(const State& state, Random& random) {
  if (state.stage == Stage::again) return static_cast<Action>(1 + below(random, kFaces));
  // Which roll each of the 216 ways is.
  static constexpr auto kWays = [] {
    std::array<std::uint8_t, 216> ways{};
    std::size_t size = 0;
    for (std::size_t i = 0; i < kAllRolls.size(); ++i) {
      for (int way = 0; way < kAllRolls[i].ways; ++way) ways[size++] = static_cast<std::uint8_t>(i);
    }
    return ways;
  }();
  return kWays[below(random, 216)];
}

void Tug::apply(State& state, [[maybe_unused]] Seat seat, Action action) {
  switch (state.stage) {
    case Stage::column: return place_column(state, kAllRolls[action]);
    case Stage::roll: return roll(state, kAllRolls[action].dice);
    case Stage::again: state.again.add(action); return offer_reroll(state);
    case Stage::reroll:
    case Stage::act: break;
    case Stage::over: return assert(false);
  }
  ++state.ply;
  choose(state, action);
  if (state.ply >= state.ply_limit && state.stage != Stage::over) end_game(state, -1);
}

Returns Tug::returns(const State& state) {
  assert(state.stage == Stage::over);
  Returns returns{};
  if (state.winner < 0) return returns;
  returns[at(state.winner)] = 1;
  returns[at(1 - state.winner)] = -1;
  return returns;
}

std::string Tug::token(const State& state, Seat seat, Action action) {
  if (seat == kChance) return std::to_string(state.stage == Stage::again ? action : kAllRolls[action].digits);
  const std::string last = std::to_string(value(action));
  switch (kind(action)) {
    case Kind::use:
      return std::to_string(rolled(action)) + "/" + last + ":" + kActNames[static_cast<std::size_t>(act(action))];
    case Kind::stand: return "stand";
    case Kind::reroll: return "reroll:" + last;
    case Kind::berserk: return "berserk:" + last;
  }
  return "";
}

}  // namespace nemeton
