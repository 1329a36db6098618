// A game in progress: its state and, for rules with repetition, the keys of the positions that led to it.
#pragma once

#include <algorithm>
#include <vector>

#include "core/effects.hpp"

namespace nemeton {

// Returns how often the position of `state` occurs in `keys`, the keys of the positions before it.
template <HasRepetition G>
int earlier_occurrences(const auto& keys, const typename G::State& state) {
  const auto now = G::position_key(state);
  const auto reach = std::min<std::size_t>(keys.size(), static_cast<std::size_t>(G::reversible_plies(state)));
  int times = 0;
  for (std::size_t back = G::kCycle; back <= reach; back += G::kCycle) times += keys[keys.size() - back] == now ? 1 : 0;
  return times;
}

template <Rules G>
class History {
 public:
  explicit History(const typename G::State& start) : state_(start) {}

  const typename G::State& state() const { return state_; }

  template <class Sink = const NoEffects>
  void apply(Seat seat, typename G::Action action, Sink& sink = no_effects) {
    apply_with_effects<G>(state_, seat, action, sink);
  }

  // Goes back to `state`, the state after `steps` steps.
  void rewind(const typename G::State& state, [[maybe_unused]] std::size_t steps) { state_ = state; }

 private:
  typename G::State state_;
};

template <Rules G>
  requires HasRepetition<G>
class History<G> {
 public:
  using PositionKey = decltype(G::position_key(std::declval<const typename G::State&>()));

  explicit History(const typename G::State& start) : state_(start) { keys_.push_back(G::position_key(state_)); }

  const typename G::State& state() const { return state_; }
  // The keys of the positions so far, the newest (that of `state()`) last.
  const std::vector<PositionKey>& keys() const { return keys_; }

  template <class Sink = const NoEffects>
  void apply(Seat seat, typename G::Action action, Sink& sink = no_effects) {
    apply_with_effects<G>(state_, seat, action, sink);
    const int times = earlier_occurrences<G>(keys_, state_);
    keys_.push_back(G::position_key(state_));
    if (times == 0) return;
    if constexpr (HasRepetitionEffects<G>) G::set_repetition_count(state_, times + 1, sink);
    else G::set_repetition_count(state_, times + 1);
  }

  // Goes back to `state`, the state after `steps` steps.
  void rewind(const typename G::State& state, std::size_t steps) {
    state_ = state;
    keys_.resize(steps + 1);
  }

 private:
  typename G::State state_;
  std::vector<PositionKey> keys_;
};

}  // namespace nemeton
