// Expectimax for any number of seats: every seat plays what its own view likes best at a glance.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/analysis.hpp"

namespace nemeton {

// `Self` is the search of a game. It has
//   list(state, actions)        adds what the seat to act can do
//   play(state, action)         lets the seat to act do that
//   value(state, depth, seat)   the probability that the side of `seat` wins, `depth` chance nodes looked into
template <class Self, class State, class Action, class Actions>
class ExpectimaxN {
 public:
  // An action, where it leads, and how likely the seat's side wins with it.
  struct Option {
    Action action;
    State after;
    double value;
  };

  // What the seat to act in the root can do, the best at a glance first.
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

  // Looks so many chance nodes into the options and puts the best first. False if it was cut off: then only what was better than
  // all before it has moved to the front.
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

  // Where `seat`, which is to act, goes at a glance.
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

  // Candidates of an analysis, one chance node deeper after the other: `win_probabilities(after, depth)` says what each is worth.
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
      // Nothing is looked into at a glance, which is never cut off.
      if (cut_off_ && depth > 0) break;
      if (depth > 0) request.tell(analysis);
      put_best_first(deeper.candidates, seat_);
      analysis = std::move(deeper);
    }
    return analysis;
  }

  // States looked at so far.
  std::uint64_t nodes() const { return nodes_; }

 protected:
  // `seat` chooses in `root`. The time of the budget begins at once.
  ExpectimaxN(const State& root, Seat seat, const Budget& budget)
      : root_(root), seat_(seat), most_nodes_(budget.nodes), clock_(budget) {}

  // Once the budget is used up, what is asked for is worth nothing.
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
