// Tug of War: set-up, turns and acts. How a position is shown is in view.cpp.
#include "games/tug/rules/rules.hpp"

#include <algorithm>
#include <cassert>

namespace nemeton {

using namespace tug;

namespace {

using State = Tug::State;
using Side = Tug::Side;
using Kind = Effect::Kind;

constexpr int kBerserkers = 4;  // athletes that berserk eliminates

constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("matches", 1, 2, 2, "How many matches are played; the last one decides."),
    OptionSpec::integer("ply_limit", 1, 100000, 3000, "After so many actions of both sides the game is a tie."),
};
constexpr std::int8_t small(int number) { return static_cast<std::int8_t>(number); }

template <class Sink>
void await(State& state, Stage stage, Sink& sink) {
  state.stage = stage;
  sink(Effect{.kind = Kind::awaits, .seat = state.turn, .stage = stage});
}

void set_up_match(State& state, int match) {
  state.sides = {};
  for (Side& side : state.sides) side.reserve = Tug::kAthletes;
  state.dice = state.again = state.open = {};
  state.match = static_cast<std::uint8_t>(match);
  state.turn = 0;
  state.stage = Stage::column;
}

template <class Sink>
void place_column(State& state, const Roll& roll, Sink& sink) {
  Side& side = state.sides[at(state.turn)];
  side.column = roll.dice;
  const int more = state.first_match == state.turn ? 1 : 0;
  side.standing = static_cast<std::uint8_t>(roll.sum + more);
  side.reserve = static_cast<std::uint8_t>(std::max(Tug::kAthletes - side.standing, 0));
  sink(Effect{.kind = Kind::column_rolled,
              .seat = state.turn,
              .standing = small(side.standing),
              .reserve = small(side.reserve),
              .number = small(more),
              .dice = roll.dice});
  if (state.turn == 0) {
    state.turn = 1;
    return await(state, Stage::column, sink);
  }
  state.turn = state.match == 1 ? 0 : 1;
  await(state, Stage::roll, sink);
}

template <class Sink>
void begin_acts(State& state, Sink& sink) {
  state.dice = state.dice + state.again;
  state.again = {};
  state.open = state.sides[at(state.turn)].column;
  state.rerolls = 0;
  state.stage = Stage::act;
  sink(Effect{.kind = Kind::acts_began, .seat = state.turn, .dice = state.open});
}

template <class Sink>
void offer_reroll(State& state, Sink& sink) {
  if (state.rerolls > 0 && !state.dice.empty()) await(state, Stage::reroll, sink);
  else begin_acts(state, sink);
}

template <class Sink>
void roll(State& state, Dice dice, Sink& sink) {
  state.dice = dice;
  state.rerolls = static_cast<std::uint8_t>(state.sides[at(state.turn)].column.count(6));
  sink(Effect{.kind = Kind::rolled, .seat = state.turn, .number = small(state.rerolls), .dice = dice});
  offer_reroll(state, sink);
}

template <class Sink>
void pick_up(State& state, int value, Sink& sink) {
  state.dice.remove(value);
  --state.rerolls;
  sink(Effect{.kind = Kind::picked_up, .seat = state.turn, .rolled = small(value)});
  await(state, Stage::again, sink);
}

template <class Sink>
void roll_again(State& state, int value, Sink& sink) {
  state.again.add(value);
  sink(Effect{.kind = Kind::rerolled, .seat = state.turn, .rolled = small(value)});
  offer_reroll(state, sink);
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

Effect returned(Seat seat, int standing, int weakened) {
  return {.kind = Kind::returned, .seat = small(seat), .standing = small(standing), .weakened = small(weakened)};
}

template <class Sink>
void swap_die(State& state, int r, int c, Sink& sink) {
  Side& mine = state.sides[at(state.turn)];
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
  sink(Effect{.kind = Kind::swapped, .seat = state.turn, .rolled = small(r), .beside = small(c)});
  if (gain > 0) sink(Effect{.kind = Kind::joined, .seat = state.turn, .standing = small(gain)});
  if (weakened + standing > 0) sink(returned(state.turn, standing, weakened));
}

// What an act but a swap changes with the opponent.
struct Change {
  std::int8_t standing;
  std::int8_t weakened;
  std::int8_t reserve;
};
constexpr std::array<Change, 4> kChanges = {{{-1, 0, 1}, {0, -1, 1}, {0, 0, 0}, {-1, 1, 0}}};

template <class Sink>
void use_die(State& state, Act act, int r, int c, Sink& sink) {
  state.dice.remove(r);
  state.open.remove(c);
  sink(Effect{.kind = Kind::used, .seat = state.turn, .rolled = small(r), .beside = small(c), .act = act});
  if (act == Act::swap) return swap_die(state, r, c, sink);
  const Seat enemy = 1 - state.turn;
  Side& theirs = state.sides[at(enemy)];
  const Change& change = kChanges[static_cast<std::size_t>(act)];
  theirs.standing = static_cast<std::uint8_t>(theirs.standing + change.standing);
  theirs.weakened = static_cast<std::uint8_t>(theirs.weakened + change.weakened);
  theirs.reserve = static_cast<std::uint8_t>(theirs.reserve + change.reserve);
  if (act == Act::weaken) sink(Effect{.kind = Kind::weakened, .seat = small(enemy)});
  else sink(returned(enemy, -change.standing, -change.weakened));
}

template <class Sink>
void go_berserk(State& state, int standing, Sink& sink) {
  const Seat enemy = 1 - state.turn;
  Side& theirs = state.sides[at(enemy)];
  const int gone = gone_berserk(theirs);
  theirs.standing = static_cast<std::uint8_t>(theirs.standing - standing);
  theirs.weakened = static_cast<std::uint8_t>(theirs.weakened - (gone - standing));
  theirs.reserve = static_cast<std::uint8_t>(theirs.reserve + gone);
  state.dice = {};
  sink(Effect{.kind = Kind::went_berserk, .seat = state.turn});
  sink(returned(enemy, standing, gone - standing));
}

template <class Sink>
void end_game(State& state, int winner, Sink& sink) {
  state.winner = static_cast<std::int8_t>(winner);
  state.stage = Stage::over;
  state.dice = state.again = state.open = {};
  state.rerolls = 0;
  sink(Effect{.kind = Kind::ended, .seat = state.winner});
}

template <class Sink>
void end_match(State& state, Seat winner, Sink& sink) {
  sink(Effect{.kind = Kind::match_won, .seat = small(winner)});
  if (state.match == state.matches) return end_game(state, winner, sink);
  state.first_match = static_cast<std::int8_t>(winner);
  set_up_match(state, 2);
  sink(Effect{.kind = Kind::match_began, .seat = state.first_match, .reserve = Tug::kAthletes, .number = 2});
  await(state, Stage::column, sink);
}

template <class Sink>
void after_act(State& state, Sink& sink) {
  for (Seat seat = 0; seat < 2; ++seat) {
    if (state.sides[at(seat)].on_rope() == 0) return end_match(state, 1 - seat, sink);
  }
  if (!state.dice.empty()) return;
  state.open = {};
  state.turn ^= 1;
  await(state, Stage::roll, sink);
}

template <class Sink>
void choose(State& state, Tug::Action action, Sink& sink) {
  const int value = Tug::value(action);
  switch (Tug::kind(action)) {
    case Tug::Kind::stand: sink(Effect{.kind = Kind::kept, .seat = state.turn}); return begin_acts(state, sink);
    case Tug::Kind::reroll: return pick_up(state, value, sink);
    case Tug::Kind::berserk: go_berserk(state, value, sink); break;
    case Tug::Kind::use: use_die(state, Tug::act(action), Tug::rolled(action), value, sink); break;
  }
  after_act(state, sink);
}

template <class Sink>
void play(Tug::State& state, [[maybe_unused]] Seat seat, Tug::Action action, Sink& sink) {
  switch (state.stage) {
    case Stage::column: return place_column(state, kAllRolls[action], sink);
    case Stage::roll: return roll(state, kAllRolls[action].dice, sink);
    case Stage::again: return roll_again(state, action, sink);
    case Stage::reroll:
    case Stage::act: break;
    case Stage::over: return assert(false);
  }
  ++state.ply;
  choose(state, action, sink);
  if (state.ply >= state.ply_limit && state.stage != Stage::over) end_game(state, -1, sink);
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

template <class Sink>
void Tug::apply(State& state, Seat seat, Action action, Sink& sink) {
  play(state, seat, action, sink);
}

template void Tug::apply(State&, Seat, Action, const NoEffects&);
template void Tug::apply(State&, Seat, Action, EffectList<Effect>&);

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

std::optional<Tug::Action> Tug::parse_token(const State& state, Seat seat, std::string_view token) {
  const auto digit = [&](std::size_t i) { return i < token.size() ? token[i] - '0' : -1; };
  const auto shows = [&](std::size_t i) { return digit(i) >= 1 && digit(i) <= kFaces; };
  if (seat == kChance && state.stage == Stage::again) {
    return shows(0) ? std::optional<Action>(static_cast<Action>(digit(0))) : std::nullopt;
  }
  if (seat == kChance) {
    const int digits = 100 * digit(0) + 10 * digit(1) + digit(2);
    const auto roll = std::ranges::lower_bound(kAllRolls, digits, {}, &Roll::digits);
    if (roll == kAllRolls.end() || roll->digits != digits) return std::nullopt;
    return static_cast<Action>(roll - kAllRolls.begin());
  }
  if (token == "stand") return other(Kind::stand, 0);
  if (token.starts_with("reroll:") && shows(7)) return other(Kind::reroll, digit(7));
  if (token.starts_with("berserk:") && digit(8) >= 0 && digit(8) <= kBerserkers) return other(Kind::berserk, digit(8));
  if (!shows(0) || !shows(2) || token.size() < 4) return std::nullopt;
  const auto name =
      std::ranges::find(kActNames, token.substr(4), [](const char* each) { return std::string_view(each); });
  if (name == kActNames.end()) return std::nullopt;
  return use(digit(0), digit(2), static_cast<Act>(name - kActNames.begin()));
}

}  // namespace nemeton
