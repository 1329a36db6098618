#include "games/mistletoe/rules/rules.hpp"

#include <algorithm>

namespace nemeton {

namespace {

using State = Mistletoe::State;

constexpr std::array kOptions = {OptionSpec::integer(
    "ply_limit", 1, 100000, 100, "after so many runes laid by all together the game ends as it stands")};

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

// Whether another seat laid the same rune.
bool clashes(const State& state, Seat seat) { return std::ranges::count(state.laid, state.laid[index(seat)]) > 1; }

// Everybody has laid a rune: the highest that no other is equal to takes the branch.
void reveal(State& state) {
  Seat taker = -1;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const std::uint8_t rune = state.laid[index(seat)];
    --state.hands[index(seat)][rune];
    ++state.open[rune];
    if (!clashes(state, seat) && (taker < 0 || rune > state.laid[index(taker)])) taker = seat;
  }
  if (taker >= 0) state.points[index(taker)] = static_cast<std::uint8_t>(state.points[index(taker)] + state.branch);
  state.last = state.laid;
  state.laid = {};
  state.branch = 0;
  ++state.rounds;
}

template <class List>
void write_list(JsonWriter& json, std::string_view name, const List& list, int seats) {
  json.key(name).begin_array();
  for (Seat seat = 0; seat < seats; ++seat) json.number(int{list[index(seat)]});
  json.end_array();
}

}  // namespace

const GameInfo Mistletoe::info{"mistletoe", "Mistletoe", "an example of Nemeton's", 2, 4, kOptions};

State Mistletoe::start(const OptionValues& options, int seats) {
  return {.seats = static_cast<std::int8_t>(seats), .ply_limit = options[0]};
}

Node Mistletoe::node(const State& state) {
  if (state.rounds == kBranches || state.ply >= state.ply_limit) return Node::terminal();
  if (is_sampled(state) || state.branch == 0) return Node::chance();
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (state.laid[index(seat)] == 0) seats.add(seat);
  }
  return Node::simultaneous(seats);
}

void Mistletoe::actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
  list.clear();
  for (Action rune = 1; rune <= kRunes; ++rune) {
    if (state.hands[index(seat)][rune] > 0) list.push(rune);
  }
}

void Mistletoe::outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
  list.clear();
  if (!is_sampled(state)) {
    for (Action branch = 1; branch <= kBranches; ++branch) {
      if ((state.left >> branch & 1) != 0) list.push({branch, 1});
    }
    return;
  }
  for (Action rune = 1; rune <= kRunes; ++rune) {
    std::uint32_t there = 2;
    for (const Runes& hand : state.hands) there -= hand[rune];
    if (there > 0) list.push({rune, there});
  }
}

std::optional<Mistletoe::Action> Mistletoe::parse_outcome(const State& state, std::string_view text) {
  FixedList<Weighted<Action>, kMaxOutcomes> list;
  outcomes(state, list);
  const auto found =
      std::ranges::find(list, text, [&](const auto& each) { return token(state, kChance, each.outcome); });
  return found == list.end() ? std::nullopt : std::optional(found->outcome);
}

void Mistletoe::apply(State& state, Seat seat, Action action) {
  if (seat != kChance) {
    state.laid[index(seat)] = action;
    ++state.ply;
    // Seats that are not there never lay any.
    if (std::ranges::count(state.laid, 0) == 4 - state.seats) reveal(state);
  } else if (is_sampled(state)) {
    ++state.hands[index(state.dealt++ % state.seats)][action];
  } else {
    state.branch = action;
    state.left = static_cast<std::uint8_t>(state.left & ~(1u << action));
  }
}

Returns Mistletoe::returns(const State& state) {
  const std::uint8_t most = *std::ranges::max_element(state.points);
  unsigned winners = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) winners |= (state.points[index(seat)] == most ? 1u : 0u) << seat;
  return shared_win(winners, state.seats);
}

State Mistletoe::observation(const State& state, Seat viewer) {
  State known = state;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    known.hands[index(seat)] = {};
    known.laid[index(seat)] = 0;
  }
  return known;
}

bool Mistletoe::sees_action(const State& state, Seat viewer, Seat actor, Action) {
  if (actor != kChance) return viewer == actor;
  return !is_sampled(state) || viewer == state.dealt % state.seats;
}

void Mistletoe::view(const State& state, Seat viewer, JsonWriter& json) {
  const State known = observation(state, viewer);
  json.begin_object().field("round", int{known.rounds});
  json.field("branch", int{known.branch}).key("left").begin_array();
  for (int branch = 1; branch <= kBranches; ++branch) {
    if ((known.left >> branch & 1) != 0) json.number(branch);
  }
  json.end_array().key("hand").begin_array();
  for (int rune = 1; viewer != kSpectator && rune <= kRunes; ++rune) {
    for (int i = 0; i < known.hands[index(viewer)][index(rune)]; ++i) json.number(rune);
  }
  json.end_array().field("laid", viewer == kSpectator ? 0 : int{known.laid[index(viewer)]});
  write_list(json, "last", known.last, known.seats);
  write_list(json, "points", known.points, known.seats);
  json.end_object();
}

std::string Mistletoe::text(const State& state, Seat viewer) {
  std::string line;
  JsonWriter json(line);
  view(state, viewer, json);
  return line + "\n";
}

std::string Mistletoe::token(const State& state, Seat seat, Action action) {
  return (seat == kChance && !is_sampled(state) ? "b" : "") + std::to_string(action);
}

}  // namespace nemeton
