// Progress in games of self-play, so that they end. A network that has learnt little waits behind its blocks while there are boats enough to wait with, and so
// does the other side: of games of such players with five boats a third are not over after 2,000 steps. So in self-play it gives up a little of the
// chance for each pip that it is ahead.
#pragma once

#include <bit>
#include <vector>

#include "games/danube/rules/rules.hpp"
#include "search/expectimax.hpp"

namespace nemeton::danube {

// How many pips the seat is ahead, a boat that is home having gone to the sea.
inline int pip_lead(const Danube::State& state, Seat seat) {
  const auto gone = [](Squares boats) {
    int sum = kSea * (kBoats - std::popcount(boats));
    for (; boats != 0; boats &= boats - 1) sum += lowest(boats);
    return sum;
  };
  const auto own = static_cast<std::size_t>(seat);
  return gone(state.boats[own]) - gone(state.boats[1 - own]);
}

// The most of a return that is given up to get on: half of what a look back calls an inaccuracy, and nothing if few boats are on the river.
inline double most_sacrificed(const Danube::State& state) {
  constexpr int kFew = 6;
  return std::popcount(state.boats[0] | state.boats[1]) > kFew ? 0.05 : 0;
}

// Moves to the front the afterstate that is best for `seat` if getting on is worth something too. Their values are what they seem worth at a glance.
inline void put_progress_first(std::vector<Afterstate<Danube>>& list, Seat seat) {
  constexpr double kWorthOfPip = 1.0 / 512;
  const Afterstate<Danube>& first = list[0];
  const double sign = seat == 0 ? 1 : -1;
  const auto worth = [&](const Afterstate<Danube>& each) {
    return sign * each.value +
           kWorthOfPip * pip_lead(each.state, seat) * (1 - (each.value < 0 ? -each.value : each.value));
  };
  const double most = most_sacrificed(first.state);
  std::size_t best = 0;
  for (std::size_t i = 1; i < list.size(); ++i) {
    if (sign * (first.value - list[i].value) >= most) continue;
    if (worth(list[i]) > worth(list[best])) best = i;
  }
  std::swap(list[0], list[best]);
}

}  // namespace nemeton::danube
