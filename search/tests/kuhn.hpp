// Kuhn poker for tests: three cards, one for each of two seats; a seat passes or bets, and after a bet the other folds (passes) or calls (bets).
//
// Kuhn, "A simplified two-person poker", 1950: the value of the game for the seat that begins is -1/18.
#pragma once

#include "core/game.hpp"

namespace nemeton {

struct Kuhn {
  using Action = std::uint8_t;
  static constexpr Action kPass = 0, kBet = 1;
  static constexpr int kJack = 0, kQueen = 1, kKing = 2;
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 6;  // a deal: the card of seat 0 times 3, and that of seat 1
  static constexpr GameInfo info{"kuhn", "Kuhn Poker", "Harold Kuhn", 2, 2, {}, nullptr, 2};

  struct State {
    std::array<std::int8_t, 2> cards = {-1, -1};
    std::uint8_t actions = 0;  // how many
    std::uint8_t bets = 0;     // which of them are bets, by bit
  };
  struct Observation {
    Seat viewer;
    int card;
    std::uint8_t actions;
    std::uint8_t bets;
  };

  static State start(const OptionValues&, int) { return {}; }
  // The deal, and the actions so far.
  static State at(int first, int second, std::initializer_list<Action> actions) {
    State state{{static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)}};
    for (const Action action : actions) apply(state, state.actions % 2, action);
    return state;
  }

  static Node node(const State& state) {
    if (state.cards[0] < 0) return Node::chance();
    const bool over = state.actions == 3 || (state.actions == 2 && state.bets != 0b10);
    return over ? Node::terminal() : Node::decision(state.actions % 2);
  }
  static int ply(const State& state) { return state.actions; }

  static void actions(const State&, Seat, FixedList<Action, kMaxActions>& list) {
    list.clear();
    list.push(kPass);
    list.push(kBet);
  }
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>& list) {
    list.clear();
    for (Action deal = 0; deal < 9; ++deal) {
      if (deal / 3 != deal % 3) list.push({deal, 1});
    }
  }

  static void apply(State& state, Seat seat, Action action) {
    if (seat == kChance) {
      state.cards = {static_cast<std::int8_t>(action / 3), static_cast<std::int8_t>(action % 3)};
      return;
    }
    state.bets = static_cast<std::uint8_t>(state.bets | action << state.actions);
    ++state.actions;
  }

  static Returns returns(const State& state) {
    const double higher = state.cards[0] > state.cards[1] ? 1 : -1;
    double won = higher;
    if (state.bets == 0b01) won = 1;                                       // seat 1 folds
    else if (state.bets == 0b10) won = -1;                                 // seat 0 folds
    else if (state.bets == 0b11 || state.bets == 0b110) won = 2 * higher;  // called
    return {won, -won};
  }

  static Observation observation(const State& state, Seat viewer) {
    return {viewer, viewer == kSpectator ? -1 : state.cards[static_cast<std::size_t>(viewer)], state.actions,
            state.bets};
  }
  static bool sees_action(const State&, Seat, Seat actor, Action) { return actor != kChance; }
};

// The other has one of the two other cards, whatever it has done.
struct KuhnBelief {
  static std::uint64_t information_key(const Kuhn::Observation& known) {
    return static_cast<std::uint64_t>(known.card) << 8 | static_cast<std::uint64_t>(known.actions) << 4 | known.bets;
  }
  static Kuhn::State sample_state(const Kuhn::Observation& known, Random& random) {
    const auto own = static_cast<std::size_t>(known.viewer);
    Kuhn::State state{.actions = known.actions, .bets = known.bets};
    state.cards[own] = static_cast<std::int8_t>(known.card);
    state.cards[1 - own] = static_cast<std::int8_t>((known.card + 1 + static_cast<int>(below(random, 2))) % 3);
    return state;
  }
};

}  // namespace nemeton
