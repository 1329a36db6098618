// Expectimax for any number of seats, in which the other seats play greedily by their own evaluation.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/analysis.hpp"

namespace nemeton {

// `Self` is the search of a game. It has
//   list(state, actions)        appends the actions of the seat to act
//   play(state, action)         plays one of them
//   value(state, depth, seat)   returns the win probability of the side of `seat`, `depth` chance nodes deep
template <class Self, class State, class Action, class Actions>
class ExpectimaxN {
 public:
  // An action, the state after it, and the win probability of the seat's side.
  struct Option {
    Action action;
    State after;
    double value;
  };

  // Returns the actions of the seat to act in the root, the best by static evaluation first.
  std::vector<Option> options() {
    Actions actions;
    self().list(root_, actions);
    std::vector<Option> options;
    options.reserve(actions.size());
    for (const Action action : actions) {
      Option& option = options.emplace_back(action, root_, 0);
      play(option.after, action);
      option.value = self().value(option.after, 0, seat_);
    }
    sort_best_first(options, [](const Option& each) { return each.value; });
    return options;
  }

  // Searches the options `depth` chance nodes deep and moves the best to the front. Returns false if the budget ended the search; then the best so far is at
  // the front.
  bool deepen(std::vector<Option>& list, int depth) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double deeper = self().value(list[i].after, depth, seat_);
      if (cut_off_) return false;
      list[i].value = deeper;
      if (i > 0 && deeper > list[0].value) {
        std::rotate(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i),
                    list.begin() + static_cast<std::ptrdiff_t>(i + 1));
      }
    }
    return true;
  }

  // Returns the state after the best action of `seat`, which is to act, by static evaluation.
  State best_at_a_glance(const State& state, Seat seat) {
    Actions actions;
    self().list(state, actions);
    State best;
    double most = -1;
    for (const Action action : actions) {
      State next = state;
      play(next, action);
      const double worth = actions.size() == 1 ? 0 : self().value(next, 0, seat);
      if (worth <= most) continue;
      most = worth;
      best = next;
    }
    return best;
  }

  // Returns the candidates of an analysis, deepened by one chance node at a time. `win_probabilities(after, depth)` returns the value of each.
  template <class WinProbabilitiesOf>
  Analysis<Action> analyze(const AnalysisRequest<Action>& request, std::size_t most, int deepest,
                           const WinProbabilitiesOf& win_probabilities) {
    auto compared = options();
    std::size_t at = 0;
    std::erase_if(compared, [&](const Option& each) { return at++ >= most && each.action != request.asked; });
    Analysis<Action> analysis;
    for (int depth = 0; depth <= deepest; ++depth) {
      Analysis<Action> deeper;
      for (const Option& each : compared) {
        deeper.candidates.push_back({each.action, win_probabilities(each.after, depth), 0, depth, {}});
      }
      // The static evaluation is always complete.
      if (cut_off_ && depth > 0) break;
      if (depth > 0) request.tell(analysis);
      put_best_first(deeper.candidates, seat_);
      analysis = std::move(deeper);
    }
    return analysis;
  }

  // Returns how many states have been visited.
  std::uint64_t nodes() const { return nodes_; }

 protected:
  // `seat` chooses in `root`. The budget's time starts now.
  ExpectimaxN(const State& root, Seat seat, const Budget& budget)
      : root_(root), seat_(seat), most_nodes_(budget.nodes), clock_(budget) {}

  // Once the budget is used up, values are meaningless.
  bool out_of_budget() {
    cut_off_ = cut_off_ || nodes_ >= most_nodes_ || clock_.is_over();
    return cut_off_;
  }

  const State root_;
  const Seat seat_;
  std::uint64_t nodes_ = 0;
  bool cut_off_ = false;

 private:
  Self& self() { return static_cast<Self&>(*this); }
  void play(State& state, Action action) {
    self().play(state, action);
    ++nodes_;
  }

  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
};

}  // namespace nemeton
