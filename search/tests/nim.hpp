// Nim for tests: three heaps, a seat takes any number from one of them, who takes the last wins. Bouton ("Nim, a game with a complete
// mathematical theory", 1901): the seat to act loses exactly where the exclusive or of the heaps is 0.
//
// With `again`, who takes an even number moves again: then the seats do not alternate.
#pragma once

#include "core/game.hpp"

namespace nemeton {

struct Nim {
  using Action = std::uint32_t;  // heap times 16, and how many
  static constexpr std::size_t kMaxActions = 45;
  static constexpr std::size_t kMaxOutcomes = 1;
  static constexpr GameInfo info{"nim", "Nim", "traditional", 2, 2, {}};

  struct State {
    std::array<std::uint8_t, 3> heaps;
    bool again = false;
    std::int8_t turn = 0;
    std::uint8_t ply = 0;

    int nim_sum() const { return heaps[0] ^ heaps[1] ^ heaps[2]; }
    bool over() const { return heaps == std::array<std::uint8_t, 3>{}; }
  };

  static State start(const OptionValues&, int) { return {{3, 4, 5}}; }
  static Node node(const State& state) { return state.over() ? Node::terminal() : Node::decision(state.turn); }
  static int ply(const State& state) { return state.ply; }

  static void actions(const State& state, Seat, FixedList<Action, kMaxActions>& list) {
    list.clear();
    for (std::uint32_t heap = 0; heap < 3; ++heap) {
      for (std::uint32_t count = 1; count <= state.heaps[heap]; ++count) list.push(heap * 16 + count);
    }
  }
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>& list) { list.clear(); }

  static void apply(State& state, Seat seat, Action action) {
    const std::uint32_t count = action % 16;
    state.heaps[action / 16] = static_cast<std::uint8_t>(state.heaps[action / 16] - count);
    ++state.ply;
    // Who takes the last keeps the turn, and has won.
    if (!state.over() && !(state.again && count % 2 == 0)) state.turn = static_cast<std::int8_t>(1 - seat);
  }

  static Returns returns(const State& state) { return shared_win(1u << state.turn, 2); }
};

}  // namespace nemeton
