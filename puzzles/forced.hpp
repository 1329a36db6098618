// Wins by force, proved by going through everything: no evaluator, no table, nothing left out. For games in which everything is seen and nothing
// left to chance.
#pragma once

#include <array>

#include "core/history.hpp"

namespace nemeton {

template <Deterministic G>
class ForcedWin {
 public:
  using Action = typename G::Action;

  explicit ForcedWin(const History<G>& history) : history_(history), steps_(count_steps(history)) {}

  // Whether `seat` wins within so many plies, whatever others do.
  bool within(Seat seat, int plies) {
    const typename G::State state = history_.state();
    const Node node = G::node(state);
    if (node.kind == NodeKind::terminal) return G::returns(state)[static_cast<std::size_t>(seat)] > 0;
    if (plies == 0) return false;
    const Seat turn = node.to_act.first();
    const bool own = turn == seat;
    ActionList<G> actions;
    G::actions(state, turn, actions);
    // The move that last decided a position at this depth comes first.
    Action& likely = likely_[static_cast<std::size_t>(plies)];
    if (const auto found = std::ranges::find(actions, likely); found != actions.end()) std::swap(actions[0], *found);
    for (const Action action : actions) {
      if (after(turn, action, seat, plies - 1) != own) continue;
      likely = action;
      return own;
    }
    return !own;
  }

  // Whether `seat` wins within so many plies after `turn` has played the action.
  bool after(Seat turn, Action action, Seat seat, int plies) {
    const typename G::State state = history_.state();
    history_.apply(turn, action);
    ++steps_;
    const bool won = within(seat, plies);
    history_.rewind(state, --steps_);
    return won;
  }

 private:
  static constexpr int kMostPlies = 16;

  static std::size_t count_steps(const History<G>& history) {
    if constexpr (HasRepetition<G>) return history.keys().size() - 1;
    else return 0;
  }

  History<G> history_;
  std::size_t steps_;
  std::array<Action, kMostPlies> likely_{};
};

}  // namespace nemeton
