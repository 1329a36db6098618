// Two games of two players with the same luck, each side of them once played by either.
#pragma once

#include <algorithm>

#include "learn/learner.hpp"
#include "search/rollout.hpp"

namespace nemeton {

// The points of the first player out of 4, two for each game won and one for each tied. `play(parity)` gives the returns of a game in which it has
// the seats of that parity. It has the even ones, then the odd ones: with three it sits twice in one game and once in the other, so that equals share
// the points all the same.
std::size_t points_of_pair(const auto& play) {
  std::size_t points = 0;
  for (Seat parity = 0; parity < 2; ++parity) {
    const Returns returns = play(parity);
    double most[] = {0, 0};  // of the two players' seats, the one that has got the most
    for (std::size_t seat = 0; seat < returns.size(); ++seat) {
      double& of_player = most[static_cast<Seat>(seat) % 2 == parity ? 0 : 1];
      of_player = std::max(of_player, returns[seat]);
    }
    points += most[0] > most[1] ? 2 : most[0] < most[1] ? 0 : 1;
  }
  return points;
}

// Of two networks.
template <Learner L>
std::size_t play_pair(const Network* first, const Network* second, std::uint64_t seed) {
  using G = typename L::Game;
  constexpr int kLongest = 2000;  // outcomes of chance and decisions; a longer game is a tie
  typename L::Player players[] = {typename L::Player(first), typename L::Player(second)};
  return points_of_pair([&](Seat parity) {
    Random random(seed);
    auto state = L::game_start(random);
    for (int step = 0; step < kLongest && G::node(state).kind != NodeKind::terminal; ++step) {
      const Node node = G::node(state);
      if (node.kind == NodeKind::chance) G::apply(state, kChance, random_outcome<G>(state, random));
      else state = players[node.to_act.first() % 2 == parity ? 0 : 1].decide(state, L::kDepthOfMatch);
    }
    return G::node(state).kind == NodeKind::terminal ? L::returns(state) : Returns{};
  });
}

}  // namespace nemeton
