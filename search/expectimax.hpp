// Expectimax for zero-sum games of two seats with throws between the choices.
//
// A seat may take several actions in a row between two throws. What counts is where they lead: the *afterstates*, where a throw (or
// the other seat, or nothing) is awaited. The search lists the distinct afterstates of a node, orders them by the evaluator, and looks
// `depth` throws further into each, every throw weighted exactly. Windows are narrowed at throws as in Ballard's Star1 ("The
// *-minimax search procedure for trees containing chance nodes", 1983).
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/analysis.hpp"
#include "core/budget.hpp"
#include "core/game.hpp"
#include "core/random.hpp"

namespace nemeton {

// `evaluate` estimates the return of seat 0, from -1 to 1. `key` is equal for two states only if they have the same value; earlier positions and the plies
// so far may be ignored.
template <class E, class G>
concept Evaluator = requires(const E& evaluator, const typename G::State& state) {
  { evaluator.evaluate(state) } -> std::convertible_to<double>;
  { evaluator.key(state) } -> std::same_as<std::uint64_t>;
};

// The actions up to the next throw, the state that they lead to, and its value for seat 0.
template <Rules G>
struct Afterstate {
  typename G::State state;
  std::vector<typename G::Action> actions;
  double value = 0;
  std::size_t order = 0;  // the order of generation
};

// The evaluator's values are returns, within ±1.
template <Rules G, Evaluator<G> E>
class Expectimax {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // The evaluator must outlive the search. The budget's time starts now.
  explicit Expectimax(const E& evaluator, const Budget& budget = {})
      : evaluator_(evaluator), most_nodes_(budget.nodes), clock_(budget) {}

  // Returns the distinct afterstates of a decision with their evaluations, the best for the acting seat first.
  std::vector<Afterstate<G>> afterstates(const State& state) {
    std::vector<Afterstate<G>> list;
    std::vector<Action> actions;
    seen_.clear();
    collect(
        state, G::node(state).to_act.first(),
        [&](const State& after) { list.push_back({after, actions, value_of(after), list.size()}); }, &actions);
    sort(list, G::node(state).to_act.first());
    return list;
  }

  // The same for any state, which is its own only afterstate if `seat` is not to act.
  std::vector<Afterstate<G>> afterstates_from(const State& state, Seat seat) {
    if (G::node(state) == Node::decision(seat)) return afterstates(state);
    return {{state, {}, value_of(state), 0}};
  }

  // Searches the afterstates `depth` throws deep and moves the best for `seat` to the front; the values of the others are bounds. Returns false if the
  // budget ended the search; then the best so far is at the front.
  bool deepen(std::vector<Afterstate<G>>& list, Seat seat, int depth) {
    double alpha = -1, beta = 1;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double value = search(list[i].state, depth, alpha, beta);
      if (cut_off_) return false;
      list[i].value = value;
      if (i > 0 && better(seat, value, list[0].value)) {
        std::rotate(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i),
                    list.begin() + static_cast<std::ptrdiff_t>(i + 1));
      }
      if (seat == 0) alpha = std::max(alpha, value);
      else beta = std::min(beta, value);
    }
    return true;
  }

  // Calls `visit(state)` for each distinct afterstate that `seat`, which is to act, can reach.
  template <class Visit>
  void each_afterstate(const State& state, Seat seat, const Visit& visit) {
    seen_.clear();
    collect(state, seat, visit, nullptr);
  }

  // Returns how many states have been visited.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Leaf {
    State state;
    double value;
    std::size_t order;
  };

  template <class Visit>
  void collect(const State& state, Seat seat, const Visit& visit, std::vector<Action>* path) {
    ActionList<G> actions;
    G::actions(state, seat, actions);
    for (const Action action : actions) {
      State next = state;
      G::apply(next, seat, action);
      ++nodes_;
      const std::uint64_t key = evaluator_.key(next);
      if (std::ranges::find(seen_, key) != seen_.end()) continue;
      seen_.push_back(key);
      if (path != nullptr) path->push_back(action);
      if (G::node(next) == Node::decision(seat)) collect(next, seat, visit, path);
      else visit(next);
      if (path != nullptr) path->pop_back();
    }
  }

  double value_of(const State& state) const {
    if (G::node(state).kind == NodeKind::terminal) return G::returns(state)[0];
    return evaluator_.evaluate(state);
  }

  static constexpr bool better(Seat seat, double a, double b) { return seat == 0 ? a > b : a < b; }

  // Sorts the best for `seat` first. Equal values keep their order, so that the result is the same on every machine.
  template <class List>
  static void sort(List&& list, Seat seat) {
    std::ranges::sort(list, [seat](const auto& a, const auto& b) {
      if (a.value != b.value) return better(seat, a.value, b.value);
      return a.order < b.order;
    });
  }

  // Returns the value of a state for seat 0, `depth` throws deep; outside alpha … beta a bound on it.
  double search(const State& state, int depth, double alpha, double beta) {
    const Node node = G::node(state);
    if (node.kind == NodeKind::terminal) return G::returns(state)[0];
    if (node.kind == NodeKind::decision) return choose(state, node.to_act.first(), depth, alpha, beta);
    if (depth == 0) return evaluator_.evaluate(state);
    return average(state, depth, alpha, beta);
  }

  // Returns the weighted average over the outcomes of a throw.
  double average(const State& state, int depth, double alpha, double beta) {
    OutcomeList<G> outcomes;
    G::outcomes(state, outcomes);
    double rest = 0;
    for (const auto& each : outcomes) rest += each.weight;
    const double total = rest;
    double sum = 0;
    for (const auto& [outcome, weight] : outcomes) {
      rest -= weight;
      // Star1: the window in which this outcome's value matters, if all remaining outcomes have the highest or the lowest value.
      const double low = (alpha * total - sum - rest) / weight;
      const double high = (beta * total - sum + rest) / weight;
      State next = state;
      G::apply(next, kChance, outcome);
      const double value = search(next, depth - 1, std::max(low, -1.0), std::min(high, 1.0));
      if (cut_off_) return 0;
      sum += weight * value;
      if (value <= low && low >= -1) return (sum + rest) / total;
      if (value >= high && high <= 1) return (sum - rest) / total;
    }
    return sum / total;
  }

  double choose(const State& state, Seat seat, int depth, double alpha, double beta) {
    if (out_of_budget()) return 0;
    const std::size_t base = leaves_.size();
    each_afterstate(state, seat,
                    [&](const State& after) { leaves_.push_back({after, value_of(after), leaves_.size()}); });
    double best = seat == 0 ? -1 : 1;
    if (depth > 0) sort(std::span(leaves_).subspan(base), seat);
    for (std::size_t i = base; i < leaves_.size(); ++i) {
      const State after = leaves_[i].state;
      const double value = depth == 0 ? leaves_[i].value : search(after, depth, alpha, beta);
      if (cut_off_) break;
      if (better(seat, value, best)) best = value;
      if (seat == 0) alpha = std::max(alpha, best);
      else beta = std::min(beta, best);
      if (alpha >= beta) break;
    }
    leaves_.resize(base);
    return best;
  }

  bool out_of_budget() {
    if ((++checks_ & 7) == 0 && !cut_off_) {
      cut_off_ = nodes_ >= most_nodes_ || clock_.is_over();
    }
    return cut_off_;
  }

  const E& evaluator_;
  const std::uint64_t most_nodes_;
  const BudgetClock clock_;
  std::vector<Leaf> leaves_;         // a stack of the afterstates of each decision on the path
  std::vector<std::uint64_t> seen_;  // the keys of the afterstates being listed
  std::uint64_t nodes_ = 0;
  std::uint32_t checks_ = 0;
  bool cut_off_ = false;
};

// Moves to the front the afterstate that seems best, for seat 0 (sign 1) or seat 1 (sign -1), to one who misjudges each value by `noise`
// at most, most often by little: how a weaker level plays.
template <class Afterstates>
void put_first_by_noisy_value(Afterstates& afterstates, double sign, double noise, Random& random) {
  const auto uniform = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  double best = -std::numeric_limits<double>::infinity();
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < afterstates.size(); ++i) {
    const double value = sign * afterstates[i].value + noise * (uniform() + uniform() - 1);
    if (value > best) {
      best = value;
      chosen = i;
    }
  }
  std::swap(afterstates[0], afterstates[chosen]);
}

// Analyses the most promising actions, and the one asked for, by expectimax from their afterstates, 0 to `depth` throws deep, and reports each depth but
// the last to the request. Returns are converted to win probabilities as in games that are only won or lost.
template <Rules G, Evaluator<G> E>
Analysis<typename G::Action> evaluate_afterstates(const E& evaluator, const typename G::State& state, Seat seat,
                                                  int depth, const AnalysisRequest<typename G::Action>& request) {
  using Action = typename G::Action;
  constexpr std::size_t kActions = 6, kAfterstates = 6;
  struct Branch {
    Action action;
    std::vector<Afterstate<G>> afterstates;
    int depth = 0;
  };
  const double sign = seat == 0 ? 1 : -1;
  Expectimax<G, E> search(evaluator, request.budget);
  ActionList<G> actions;
  G::actions(state, seat, actions);
  std::vector<Branch> branches;
  for (const Action action : actions) {
    typename G::State next = state;
    G::apply(next, seat, action);
    branches.push_back({action, search.afterstates_from(next, seat)});
  }
  sort_best_first(branches, [sign](const Branch& branch) { return sign * branch.afterstates[0].value; });
  std::size_t at = 0;
  std::erase_if(branches, [&](const Branch& branch) { return at++ >= kActions && branch.action != request.asked; });
  for (auto& [action, afterstates, reached] : branches) {
    if (afterstates.size() > kAfterstates) afterstates.erase(afterstates.begin() + kAfterstates, afterstates.end());
  }

  const auto analysis = [&] {
    Analysis<Action> found;
    for (const auto& [action, afterstates, reached] : branches) {
      const auto& best = afterstates[0];
      found.candidates.push_back({action, win_probabilities_of_two(seat, sign * best.value), 0, reached, best.actions});
    }
    put_best_first(found.candidates, seat);
    return found;
  };
  for (int ahead = 1; ahead <= depth; ++ahead) {
    request.tell(analysis());
    for (auto& [action, afterstates, reached] : branches) {
      if (search.deepen(afterstates, seat, ahead)) reached = ahead;
    }
  }
  return analysis();
}

}  // namespace nemeton
