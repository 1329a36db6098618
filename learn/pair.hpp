// Two games of two networks with the same luck, each side of them once played by either.
#pragma once

#include "learn/learner.hpp"
#include "search/rollout.hpp"

namespace nemeton {

// The points of the first network out of 4, two for each game won and one for each tied.
template <Learner L>
std::size_t play_pair(const Network* first, const Network* second, std::uint64_t seed) {
  using G = typename L::Game;
  constexpr int kLongest = 2000;  // outcomes of chance and decisions; a longer game is a tie
  typename L::Player players[] = {typename L::Player(first), typename L::Player(second)};
  int points = 0;
  for (Seat seat_of_first = 0; seat_of_first < 2; ++seat_of_first) {
    Random random(seed);
    auto state = L::game_start();
    for (int step = 0; step < kLongest && G::node(state).kind != NodeKind::terminal; ++step) {
      const Node node = G::node(state);
      if (node.kind == NodeKind::chance) G::apply(state, kChance, random_outcome<G>(state, random));
      else state = players[node.to_act.first() == seat_of_first ? 0 : 1].decide(state, L::kDepthOfMatch);
    }
    double won = 0;
    if (G::node(state).kind == NodeKind::terminal) won = G::returns(state)[static_cast<std::size_t>(seat_of_first)];
    points += won > 0 ? 2 : won < 0 ? 0 : 1;
  }
  return static_cast<std::size_t>(points);
}

}  // namespace nemeton
