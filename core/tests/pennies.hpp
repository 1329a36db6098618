// A small game for tests: matching pennies with every kind of node.
//
// A round: seat 0 names the stake (left out with `stakes` false), a coin is thrown (tails doubles the stake), both seats
// choose a side in secret; seat 0 gets the stake if they match, else seat 1. After three rounds, the seat with more coins wins.
#pragma once

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/history.hpp"

namespace nemeton {

struct Pennies {
  using Action = std::uint8_t;
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 2;

  static constexpr std::array<const char*, 2> kCoins = {"bent", "fair"};
  static constexpr std::array<OptionSpec, 3> kOptions = {
      OptionSpec::boolean("stakes", true, "Seat 0 names the stake of each round."),
      OptionSpec::choice("coin", kCoins, 1, "A bent coin shows heads three times as often as tails."),
      OptionSpec::integer("ply_limit", 1, 1000, 30, "The game ends after that many actions."),
  };
  static constexpr GameInfo info{"pennies", "Matching Pennies", "traditional", 2, 2, kOptions};

  struct State {
    std::int16_t ply_limit;
    std::int16_t ply = 0;
    bool stakes;
    bool bent;
    NodeKind kind;
    std::int8_t round = 0;
    std::int8_t stake = 1;
    std::int8_t score = 0;  // of seat 0
    std::array<std::int8_t, 2> chosen = {-1, -1};
  };

  // What a step did: a stake was named, a coin fell, a seat chose in secret, both were seen.
  struct Effect {
    enum class Kind : std::uint8_t { staked, fell, chose, revealed } kind;
    std::int8_t seat = 0;
    std::array<std::int8_t, 2> values{};
  };
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json) {
    constexpr std::array<const char*, 4> kinds = {"staked", "fell", "chose", "revealed"};
    json.begin_object().field("kind", kinds[static_cast<std::size_t>(effect.kind)]);
    if (effect.kind == Effect::Kind::chose) json.field("seat", int{effect.seat});
    if (effect.kind != Effect::Kind::chose || viewer == effect.seat) json.field("value", int{effect.values[0]});
    if (effect.kind == Effect::Kind::revealed) json.field("other", int{effect.values[1]});
    json.end_object();
  }

  static State start(const OptionValues& options, int) {
    State state{.ply_limit = static_cast<std::int16_t>(options[2]),
                .stakes = options[0] != 0,
                .bent = options[1] == 0,
                .kind = NodeKind::chance};
    new_round(state);
    return state;
  }

  static Node node(const State& state) {
    if (state.kind == NodeKind::decision) return Node::decision(0);
    if (state.kind != NodeKind::simultaneous) return {state.kind, {}};
    SeatSet seats;
    for (Seat seat = 0; seat < 2; ++seat) {
      if (state.chosen[static_cast<std::size_t>(seat)] < 0) seats.add(seat);
    }
    return Node::simultaneous(seats);
  }

  static int ply(const State& state) { return state.ply; }

  static void actions(const State&, Seat, FixedList<Action, kMaxActions>& list) {
    list.clear();
    list.push(1);
    list.push(0);
  }

  static void outcomes(const State& state, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
    list.clear();
    list.push({1, 1});
    list.push({0, state.bent ? 3u : 1u});
  }

  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects) {
    const auto value = static_cast<std::int8_t>(action);
    if (seat == kChance) {
      sink(Effect{Effect::Kind::fell, 0, {value}});
      if (action == 1) state.stake = static_cast<std::int8_t>(state.stake * 2);
      state.kind = NodeKind::simultaneous;
      return;
    }
    ++state.ply;
    if (state.kind == NodeKind::decision) {
      state.stake = static_cast<std::int8_t>(action + 1);
      state.kind = NodeKind::chance;
      sink(Effect{Effect::Kind::staked, 0, {state.stake}});
    } else {
      state.chosen[static_cast<std::size_t>(seat)] = value;
      sink(Effect{Effect::Kind::chose, static_cast<std::int8_t>(seat), {value}});
      if (state.chosen[0] >= 0 && state.chosen[1] >= 0) {
        sink(Effect{Effect::Kind::revealed, 0, state.chosen});
        reveal(state);
      }
    }
    if (state.ply >= state.ply_limit) state.kind = NodeKind::terminal;
  }

  static Returns returns(const State& state) {
    const int sign = (state.score > 0) - (state.score < 0);
    return {static_cast<double>(sign), static_cast<double>(-sign)};
  }

  static void view(const State& state, Seat viewer, JsonWriter& json) {
    json.begin_object()
        .field("round", int{state.round})
        .field("stake", int{state.stake})
        .field("score", int{state.score});
    json.key("chosen");
    if (viewer == kSpectator || state.chosen[static_cast<std::size_t>(viewer)] < 0) json.null();
    else json.string(token(state, viewer, static_cast<Action>(state.chosen[static_cast<std::size_t>(viewer)])));
    json.end_object();
  }

  static std::string text(const State& state, Seat) {
    return "round " + std::to_string(state.round + 1) + ", seat 0 has " + std::to_string(state.score) + "\n";
  }

  static std::string token(const State& state, Seat, Action action) {
    if (state.kind == NodeKind::decision) return action == 0 ? "low" : "high";
    return action == 0 ? "heads" : "tails";
  }

 private:
  static void new_round(State& state) {
    state.stake = 1;
    state.chosen = {-1, -1};
    state.kind = state.stakes ? NodeKind::decision : NodeKind::chance;
  }

  static void reveal(State& state) {
    const bool match = state.chosen[0] == state.chosen[1];
    state.score = static_cast<std::int8_t>(state.score + (match ? state.stake : -state.stake));
    if (++state.round < 3) new_round(state);
    else state.kind = NodeKind::terminal;
  }
};

// Plays its first action.
inline Thought<Pennies> think(const History<Pennies>&, Seat, Level level, const Budget&, std::uint64_t) {
  const Pennies::Action action = level == Level::novice ? 0 : 1;
  return {.action = action, .value = 0, .pv = {action}, .nodes = 1};
}

// Neither is better.
inline Analysis<Pennies::Action> analyze(const History<Pennies>&, Seat seat, const AnalysisRequest<Pennies::Action>&) {
  return {{{0, win_probabilities_of_two(seat, 0), 0, 0, {}}, {1, win_probabilities_of_two(seat, 0), 0, 0, {}}}};
}

}  // namespace nemeton
