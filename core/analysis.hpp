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

// The win probabilities at the end of a game with these returns.
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

// The win probabilities that a return promises to `seat` of two, where a game is only won or lost.
constexpr WinProbabilities win_probabilities_of_two(Seat seat, double expected) {
  const double own = std::clamp((1 + expected) / 2, 0.0, 1.0);
  WinProbabilities probabilities{};
  probabilities[static_cast<std::size_t>(seat)] = own;
  probabilities[static_cast<std::size_t>(1 - seat)] = 1 - own;
  return probabilities;
}

// An action, the win probabilities after it, and what they rest on.
template <class Action>
struct Candidate {
  Action action{};
  WinProbabilities win_probabilities{};
  // Of the difference to the best candidate for the acting seat; 0 where none was sampled.
  double standard_error = 0;
  // How far it was looked ahead from here, in what the game's search counts (docs/protocol.md); 0 where games were played on instead.
  int depth = 0;
  // How it would go on after it, as far as no chance comes between and the search tells.
  std::vector<Action> line{};
};

// Actions of a seat, the best first: the win probabilities now are those after the best. It need not have all legal ones, but has the one
// that was asked for.
template <class Action>
struct Analysis {
  std::vector<Candidate<Action>> candidates;
  // Games played on in the mind, or turns gone through; 0 where the search reckons without chance of its own.
  std::uint64_t samples = 0;
};

// The request for an analysis.
template <class Action>
struct AnalysisRequest {
  Budget budget;
  std::uint64_t seed = 0;
  std::optional<Action> asked;  // an action that has to be among the answers
  // Hears of what is known whenever the search has come further, the answer itself apart. May be empty.
  std::function<void(const Analysis<Action>&)> on_progress;

  void tell(const Analysis<Action>& analysis) const {
    if (on_progress) on_progress(analysis);
  }
};

// A game whose actions are analysed by a function beside the rules: the work is what the game takes as usual, or less where the budget is. The
// same budget and seed on the same input have the same answer, unless it was cut off. An action asked for is legal.
template <class G>
concept HasAnalysis =
    requires(const BotInput<G>& known, Seat seat, const AnalysisRequest<typename G::Action>& request) {
      { analyze(known, seat, request) } -> std::same_as<Analysis<typename G::Action>>;
    };

// A game whose positions are evaluated with everything known, as in a review; called only before the end. Needed if
// the game hides information.
template <class G>
concept EvaluatesFullInformation = requires(const typename G::State& state, const Budget& budget, std::uint64_t seed) {
  { evaluate_full_information(state, budget, seed) } -> std::same_as<WinProbabilities>;
};

// Sorts by `key`, the greatest first; equal ones stay as they are. Lists of actions are short.
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
