// Counterfactual regret minimisation (CFR+), for games small enough to traverse entirely many times. For two seats, the average strategies converge to an
// equilibrium.
//
// Zinkevich, Johanson, Bowling and Piccione, "Regret minimization in games with incomplete information", 2007; with the regrets never below 0
// and later iterations weighing more: Tammelin, "Solving large imperfect information games using CFR+", 2014.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "search/hidden_information.hpp"
#include "search/regret_matching.hpp"

namespace nemeton {

// `keys` must have perfect recall.
template <Rules G, InformationKey<G> Keys>
  requires(!SampledChance<G>)
class Cfr {
 public:
  using State = typename G::State;

  explicit Cfr(const Keys& keys) : keys_(keys) {}

  // Traverses the whole game from `root` once and updates every seat's regrets.
  void iterate(const State& root) {
    ++iterations_;
    std::array<double, kMaxSeats> reach;
    reach.fill(1);
    visit(root, reach, 1);
    for (auto& [key, set] : sets_) {
      for (double& regret : set.regrets) regret = std::max(regret, 0.0);
      regret_matching<double>(set.regrets, set.strategy.data());
    }
  }

  // Returns the average strategy of `seat`, which is to act: the probability of each action, in the order of the rules.
  std::vector<double> strategy(const State& state, Seat seat) const {
    const auto found = sets_.find(key(state, seat));
    ActionList<G> actions;
    G::actions(state, seat, actions);
    return found == sets_.end() ? uniform(actions.size()) : found->second.average();
  }

  // Returns the expected returns if all seats play their average strategies from `state` on.
  Returns expected_returns(const State& state) const {
    const Node node = G::node(state);
    if (node.kind == NodeKind::terminal) return G::returns(state);
    Returns sum{};
    const auto add = [&sum](double share, const Returns& returns) {
      for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += share * returns[seat];
    };
    if (node.kind == NodeKind::chance) {
      each_outcome(state, [&](double share, const State& next) { add(share, expected_returns(next)); });
      return sum;
    }
    const Seat seat = node.to_act.first();
    const std::vector<double> shares = strategy(state, seat);
    each_action(state, seat, [&](std::size_t i, const State& next) { add(shares[i], expected_returns(next)); });
    return sum;
  }

 private:
  // Regrets and strategy of an information set.
  struct InformationSet {
    std::vector<double> regrets;
    std::vector<double> strategy;  // of this iteration
    std::vector<double> sums;      // of the strategies so far

    std::vector<double> average() const {
      double total = 0;
      for (const double sum : sums) total += sum;
      if (total <= 0) return uniform(sums.size());
      std::vector<double> shares = sums;
      for (double& share : shares) share /= total;
      return shares;
    }
  };

  static std::vector<double> uniform(std::size_t size) {
    return std::vector<double>(size, 1 / static_cast<double>(size));
  }

  std::uint64_t key(const State& state, Seat seat) const {
    return keys_.information_key(G::observation(state, seat)) * kMaxSeats + static_cast<std::uint64_t>(seat);
  }

  // Calls `visit(probability, next)` for each outcome.
  template <class Visit>
  static void each_outcome(const State& state, const Visit& visit) {
    OutcomeList<G> outcomes;
    G::outcomes(state, outcomes);
    double total = 0;
    for (const auto& each : outcomes) total += each.weight;
    for (const auto& [outcome, weight] : outcomes) {
      State next = state;
      G::apply(next, kChance, outcome);
      visit(weight / total, next);
    }
  }

  // Calls `visit(i, next)` for action i.
  template <class Visit>
  static void each_action(const State& state, Seat seat, const Visit& visit) {
    ActionList<G> actions;
    G::actions(state, seat, actions);
    for (std::size_t i = 0; i < actions.size(); ++i) {
      State next = state;
      G::apply(next, seat, actions[i]);
      visit(i, next);
    }
  }

  // Returns the expected returns. `reach[s]` is seat s's contribution to the probability of reaching the state, `chance` that of chance.
  Returns visit(const State& state, const std::array<double, kMaxSeats>& reach, double chance) {
    const Node node = G::node(state);
    if (node.kind == NodeKind::terminal) return G::returns(state);
    Returns sum{};
    if (node.kind == NodeKind::chance) {
      each_outcome(state, [&](double share, const State& next) {
        const Returns returns = visit(next, reach, chance * share);
        for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += share * returns[seat];
      });
      return sum;
    }
    const Seat seat = node.to_act.first();
    const auto own = static_cast<std::size_t>(seat);
    InformationSet& set = information_set(state, seat);
    std::vector<double> values;
    each_action(state, seat, [&](std::size_t i, const State& next) {
      auto further = reach;
      further[own] *= set.strategy[i];
      const Returns returns = visit(next, further, chance);
      for (std::size_t s = 0; s < sum.size(); ++s) sum[s] += set.strategy[i] * returns[s];
      values.push_back(returns[own]);
    });
    double others = chance;
    for (std::size_t s = 0; s < reach.size(); ++s) others *= s == own ? 1 : reach[s];
    const double mean = expected_value<double>(values, set.strategy.data());
    for (std::size_t i = 0; i < values.size(); ++i) {
      set.regrets[i] += others * (values[i] - mean);
      set.sums[i] += static_cast<double>(iterations_) * reach[own] * set.strategy[i];
    }
    return sum;
  }

  InformationSet& information_set(const State& state, Seat seat) {
    const auto [place, added] = sets_.try_emplace(key(state, seat));
    InformationSet& set = place->second;
    if (added) {
      ActionList<G> actions;
      G::actions(state, seat, actions);
      set.regrets.resize(actions.size());
      set.sums.resize(actions.size());
      set.strategy = uniform(actions.size());
    }
    return set;
  }

  const Keys& keys_;
  std::unordered_map<std::uint64_t, InformationSet> sets_;
  std::uint64_t iterations_ = 0;
};

}  // namespace nemeton
