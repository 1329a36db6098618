// What a position promises: the chance of winning, now and after each action that is worth a thought.
//
// A chance is a part of the win. At the end the seats with the best return share it equally, so the chances of all seats add up to 1, and
// a tie of two counts half to each; partners have the sum of theirs. Estimates are of the same kind.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

// By seat; they add up to 1, and the rest are 0.
using Chances = std::array<double, kMaxSeats>;

// What the seats have won where the game has ended with these returns.
constexpr Chances won(const Returns& returns, int seats) {
  const auto end = returns.begin() + seats;
  const double most = *std::max_element(returns.begin(), end);
  const auto winners = static_cast<double>(std::count(returns.begin(), end, most));
  Chances chances{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    chances[seat] = returns[seat] == most ? 1 / winners : 0;
  }
  return chances;
}

// The chances that a return promises to `seat` of two, where a game is only won or lost.
constexpr Chances chances_of_two(Seat seat, double expected) {
  const double own = std::clamp((1 + expected) / 2, 0.0, 1.0);
  Chances chances{};
  chances[static_cast<std::size_t>(seat)] = own;
  chances[static_cast<std::size_t>(1 - seat)] = 1 - own;
  return chances;
}

// An action and the chances after it.
template <class Action>
struct Candidate {
  Action action{};
  Chances chances{};
  // The standard error of the difference to the best candidate for the acting seat; 0 where none was sampled.
  double doubt = 0;
};

// Actions of a seat, the best first: the chances now are those after the best. It need not have all legal ones, but has the one that was asked
// for.
template <class Action>
struct Analysis {
  std::vector<Candidate<Action>> candidates;
  // Games played on in the mind, or turns gone through; 0 where the search reckons without chance of its own.
  std::uint64_t samples = 0;
};

// How much work an analysis is. The same effort on the same knowledge has the same answer, unless it was cut off.
struct Effort {
  std::uint64_t seed = 0;
  double work = 1;                          // compared with what a game takes as usual
  const std::atomic<bool>* stop = nullptr;  // when it becomes true, the answer is what is known by then

  bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
  int times(int usual) const { return std::max(1, static_cast<int>(usual * work)); }
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
  sort_best_first(candidates, [seat](const auto& each) { return each.chances[static_cast<std::size_t>(seat)]; });
}

}  // namespace nemeton
