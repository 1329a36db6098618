// A line of play: a state and, for games whose rules look back, the placements that led to it.
#pragma once

#include <algorithm>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

// How often the placement of `state` stood in `past`, the placements that led to it, without its own.
template <LooksBack G>
int times_before(const auto& past, const typename G::State& state) {
  const auto now = G::placement(state);
  const auto reach = std::min<std::size_t>(past.size(), static_cast<std::size_t>(G::reversible(state)));
  int times = 0;
  for (std::size_t back = G::kCycle; back <= reach; back += G::kCycle) times += past[past.size() - back] == now ? 1 : 0;
  return times;
}

template <Game G>
class Line {
 public:
  explicit Line(const typename G::State& start) : state_(start) {}

  const typename G::State& state() const { return state_; }
  void apply(Seat seat, typename G::Action action) { G::apply(state_, seat, action); }

 private:
  typename G::State state_;
};

template <Game G>
  requires LooksBack<G>
class Line<G> {
 public:
  using Placement = decltype(G::placement(std::declval<const typename G::State&>()));

  explicit Line(const typename G::State& start) : state_(start) { past_.push_back(G::placement(state_)); }

  const typename G::State& state() const { return state_; }
  // The placements so far, the newest (that of `state()`) last.
  const std::vector<Placement>& past() const { return past_; }

  void apply(Seat seat, typename G::Action action) {
    G::apply(state_, seat, action);
    const int times = times_before<G>(past_, state_);
    past_.push_back(G::placement(state_));
    if (times > 0) G::repeated(state_, times + 1);
  }

 private:
  typename G::State state_;
  std::vector<Placement> past_;
};

}  // namespace nemeton
