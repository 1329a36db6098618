// Down the Danube: nodes, steps and throws. Single steps are in river.hpp, views of a position in view.cpp.
#include "games/danube/rules/rules.hpp"

#include <cassert>
#include <charconv>

namespace nemeton {

using namespace danube;

namespace {

constexpr OptionSpec kOptions[] = {
    OptionSpec::integer("ply_limit", 1, 100000, 2000, "After so many steps of both sides the game is a tie."),
    OptionSpec::integer("boats", 3, kBoats, kBoats, "Boats of each side; with fewer it is a shorter game."),
};
enum Option : std::size_t { kPlyLimit, kBoatsEach };

constexpr int opening_square(Danube::Stage stage) { return stage == Danube::Stage::first_step ? 10 : 9; }

void await_throw(Danube::State& state) {
  state.held = 0;
  state.thrown = state.left = state.usable = 0;
}

// A 1 of which it is settled what becomes of it: the opening of either seat.
void give_one(Danube::State& state) { state.thrown = state.left = state.usable = 1; }

template <class Sink>
void pass_turn(Danube::State& state, Sink& sink) {
  await_throw(state);
  state.turn ^= 1;
  sink(effect(Effect::Kind::turn_passed, state.turn));
  if (state.stage != Danube::Stage::second_waits) return;
  state.stage = Danube::Stage::under_way;
  if ((Steps(Danube::seen(state)).forward(1) & square(9)) == 0) return;
  state.stage = Danube::Stage::second_step;
  give_one(state);
  sink(effect(Effect::Kind::must_open, state.turn));
}

template <class Sink>
void throw_sticks(Danube::State& state, int n, Sink& sink) {
  sink(effect(Effect::Kind::thrown, state.turn, 0, 0, n));
  const Boats boats = Danube::seen(state);
  const int most = most_pips(boats, state.turn, n);
  if (most == 0 && Steps(boats).backward(n) == 0) {
    sink(effect(Effect::Kind::no_way, state.turn));
    return pass_turn(state, sink);
  }
  if (most == 0) sink(effect(Effect::Kind::must_go_back, state.turn));
  state.thrown = state.left = static_cast<std::uint8_t>(n);
  state.usable = static_cast<std::uint8_t>(most);
}

// Returns the pips used; a backwards move uses the whole throw.
template <class Sink>
int move_boat(Danube::State& state, Danube::Action action, Sink& sink) {
  Boats boats = Danube::seen(state);
  int used = Danube::pips(action);
  if (Danube::is_back(action)) put(boats, state.turn, Danube::from(action), Danube::from(action) - used, sink);
  else used = step(boats, state.turn, Danube::from(action), used, sink);
  const auto own = static_cast<std::size_t>(state.turn);
  state.boats[own] = boats.own;
  state.boats[1 - own] = boats.enemy;
  state.held = boats.held;
  return used;
}

// All pips: whether the step `from` + k, which is legal by the other rules, can be part of a way to use the most.
bool uses_most(const Danube::State& state, Boats boats, int from, int k) {
  const int used = step(boats, state.turn, from, k);
  return used <= state.usable && can_use(boats, state.turn, state.left - used, state.usable - used);
}

}  // namespace

constinit const GameInfo Danube::info = {"danube", "Down the Danube", "Mike Scharding, public domain", 2, 2, kOptions};

Danube::State Danube::start(const OptionValues& options, [[maybe_unused]] int seats) {
  assert(seats == 2);
  State state{};
  state.boats_each = static_cast<std::uint8_t>(options[kBoatsEach]);
  for (Seat seat = 0; seat < 2; ++seat)
    state.boats[static_cast<std::size_t>(seat)] = start_squares(seat, state.boats_each);
  state.ply_limit = static_cast<std::uint32_t>(options[kPlyLimit]);
  state.stage = Stage::first_step;
  give_one(state);
  return state;
}

Node Danube::node(const State& state) {
  if (state.stage == Stage::over) return Node::terminal();
  return state.thrown == 0 ? Node::chance() : Node::decision(state.turn);
}

void Danube::actions(const State& state, [[maybe_unused]] Seat seat, FixedList<Action, kMaxActions>& list) {
  assert(seat == state.turn && state.thrown != 0);
  list.clear();
  if (state.stage == Stage::first_step || state.stage == Stage::second_step) {
    return list.push(step(opening_square(state.stage), 1));
  }
  const Boats boats = seen(state);
  const Steps steps(boats);
  if (state.usable == 0) {
    for (Squares movers = steps.backward(state.thrown); movers != 0; movers &= movers - 1) {
      list.push(step_back(lowest(movers), state.thrown));
    }
    return;
  }
  for (int k = 1; k <= state.left; ++k) {
    for (Squares movers = steps.forward(k); movers != 0; movers &= movers - 1) {
      if (uses_most(state, boats, lowest(movers), k)) list.push(step(lowest(movers), k));
    }
  }
}

Danube::Action Danube::random_action(const State& state, Seat seat, Random& random) {
  if (state.usable == 0 || state.stage != Stage::under_way) {
    FixedList<Action, kMaxActions> list;
    actions(state, seat, list);
    return list[below(random, static_cast<std::uint32_t>(list.size()))];
  }
  // Any boat and any size are tried until they make a legal step: about two tries.
  const Boats boats = seen(state);
  const Steps steps(boats);
  std::array<int, kBoats> movable;
  std::uint32_t count = 0;
  for (Squares rest = boats.own & ~boats.held; rest != 0; rest &= rest - 1) movable[count++] = lowest(rest);
  for (;;) {
    const std::uint32_t drawn = below(random, count * state.left);
    const int boat = movable[drawn / state.left];
    const int k = static_cast<int>(drawn % state.left) + 1;
    if (steps.can(boat, k) && uses_most(state, boats, boat, k)) return step(boat, k);
  }
}

void Danube::outcomes([[maybe_unused]] const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
  assert(state.thrown == 0);
  list.clear();
  list.push({1, 4});
  list.push({2, 6});
  list.push({3, 4});
  list.push({4, 1});
  list.push({6, 1});
}

template <class Sink>
void Danube::apply(State& state, Seat seat, Action action, Sink& sink) {
  if (seat == kChance) return throw_sticks(state, action, sink);
  const int used = move_boat(state, action, sink);
  ++state.ply;
  if (state.boats[static_cast<std::size_t>(seat)] == 0 || state.ply == state.ply_limit) {
    state.stage = Stage::over;
    await_throw(state);
    return sink(effect(Effect::Kind::ended, state.boats[static_cast<std::size_t>(seat)] == 0 ? seat : -1));
  }
  if (state.stage == Stage::first_step) state.stage = Stage::second_waits;
  if (state.stage == Stage::second_step) state.stage = Stage::under_way;
  state.left = static_cast<std::uint8_t>(state.left - used);
  if (!is_back(action) && state.usable != used) {
    state.usable = static_cast<std::uint8_t>(state.usable - used);
    return sink(effect(Effect::Kind::pips_left, seat, 0, 0, state.left));
  }
  // The rest of the throw, if any, is lost.
  if (state.left > 0) sink(effect(Effect::Kind::pips_lost, seat, 0, 0, state.left));
  if (!brings_another(state.thrown)) return pass_turn(state, sink);
  await_throw(state);
  sink(effect(Effect::Kind::throws_again, seat));
}

template void Danube::apply(State&, Seat, Action, const NoEffects&);
template void Danube::apply(State&, Seat, Action, EffectList<Effect>&);

Returns Danube::returns(const State& state) {
  assert(state.stage == Stage::over);
  Returns returns{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (state.boats[seat] != 0) continue;
    returns[seat] = 1;
    returns[1 - seat] = -1;
  }
  return returns;
}

std::string Danube::token([[maybe_unused]] const State& state, Seat seat, Action action) {
  if (seat == kChance) return std::to_string(action);
  return std::to_string(from(action)) + (is_back(action) ? '-' : '+') + std::to_string(pips(action));
}

std::optional<Danube::Action> Danube::parse_token(const State&, Seat seat, std::string_view token) {
  int first = 0, second = 0;
  const auto [sign, bad] = std::from_chars(token.data(), token.data() + token.size(), first);
  if (bad != std::errc() || first < 0 || first > kSea) return std::nullopt;
  const std::string_view rest(sign, static_cast<std::size_t>(token.data() + token.size() - sign));
  if (seat == kChance) return rest.empty() ? std::optional<Action>(static_cast<Action>(first)) : std::nullopt;
  if (rest.size() != 2 || (rest[0] != '+' && rest[0] != '-') || rest[1] < '1' || rest[1] > '6') return std::nullopt;
  second = rest[1] - '0';
  return rest[0] == '+' ? step(first, second) : step_back(first, second);
}

}  // namespace nemeton
