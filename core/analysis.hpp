// Analysis of a position: the win probabilities, now and after each candidate action.
//
// A win probability is a part of the win. At the end the seats with the best return share it equally, so the probabilities of all seats add
// up to 1, and a tie of two counts half to each; partners have the sum of theirs. Estimates are of the same kind.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/bot.hpp"

namespace nemeton {

// By seat; they add up to 1, and the rest are 0.
using WinProbabilities = std::array<double, kMaxSeats>;

// Returns the win probabilities at the end of a game with these returns.
constexpr WinProbabilities won(const Returns& returns, int seats) {
  const auto end = returns.begin() + seats;
  const double most = *std::max_element(returns.begin(), end);
  const auto winners = static_cast<double>(std::count(returns.begin(), end, most));
  WinProbabilities probabilities{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    probabilities[seat] = returns[seat] == most ? 1 / winners : 0;
  }
  return probabilities;
}

// Converts an expected return of `seat` to win probabilities, in a game for two that is only won or lost.
constexpr WinProbabilities win_probabilities_of_two(Seat seat, double expected) {
  const double own = std::clamp((1 + expected) / 2, 0.0, 1.0);
  WinProbabilities probabilities{};
  probabilities[static_cast<std::size_t>(seat)] = own;
  probabilities[static_cast<std::size_t>(1 - seat)] = 1 - own;
  return probabilities;
}

// An action and the win probabilities after it, with their accuracy.
template <class Action>
struct Candidate {
  Action action{};
  WinProbabilities win_probabilities{};
  // Of the difference to the best candidate for the acting seat; 0 without sampling.
  double standard_error = 0;
  // The search depth from here, in the unit of the game's search (docs/protocol.md); 0 for rollouts.
  int depth = 0;
  // The expected continuation up to the next chance node, if the search provides it.
  std::vector<Action> line{};
};

// Candidate actions of a seat, the best first. The win probabilities of the position are those after the best. Not every legal action is a candidate, but
// the one asked for is.
template <class Action>
struct Analysis {
  std::vector<Candidate<Action>> candidates;
  // How many games or turns were sampled; 0 without sampling.
  std::uint64_t samples = 0;
};

// The request for an analysis.
template <class Action>
struct AnalysisRequest {
  Budget budget;
  std::uint64_t seed = 0;
  std::optional<Action> asked;  // an action that must be among the candidates
  // Receives intermediate results, but not the final one. May be empty.
  std::function<void(const Analysis<Action>&)> on_progress;

  void tell(const Analysis<Action>& analysis) const {
    if (on_progress) on_progress(analysis);
  }
};

// A game whose actions are analysed by a function beside the rules. It does the game's usual amount of work, or less if the budget is smaller. The result is
// deterministic for the same input, budget and seed, unless time ends it. An action asked for must be legal.
template <class G>
concept HasAnalysis =
    requires(const BotInput<G>& known, Seat seat, const AnalysisRequest<typename G::Action>& request) {
      { analyze(known, seat, request) } -> std::same_as<Analysis<typename G::Action>>;
    };

// A game that evaluates positions with everything known, for reviews; called only before the end. Required if the game hides information.
template <class G>
concept EvaluatesFullInformation = requires(const typename G::State& state, const Budget& budget, std::uint64_t seed) {
  { evaluate_full_information(state, budget, seed) } -> std::same_as<WinProbabilities>;
};

// Sorts stably by `key`, the greatest first. Uses insertion sort, since lists of actions are short.
template <class T, class Key>
void sort_best_first(std::vector<T>& list, Key key) {
  for (auto each = list.begin(); each != list.end(); ++each) {
    std::rotate(std::ranges::upper_bound(list.begin(), each, key(*each), std::ranges::greater(), key), each, each + 1);
  }
}

template <class Action>
void put_best_first(std::vector<Candidate<Action>>& candidates, Seat seat) {
  sort_best_first(candidates,
                  [seat](const auto& each) { return each.win_probabilities[static_cast<std::size_t>(seat)]; });
}

}  // namespace nemeton
