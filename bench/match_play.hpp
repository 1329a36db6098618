// Lets two levels of a game's bot play each other, to see which is the stronger and by how much.
#pragma once

#include <algorithm>
#include <chrono>
#include <span>
#include <string_view>

#include "bench/setting.hpp"
#include "core/think.hpp"
#include "search/rollout.hpp"

namespace nemeton {

// How the first of the two levels fared.
struct MatchScore {
  int wins = 0;  // nobody else did as well
  int ties = 0;  // nobody did better
  int losses = 0;
  double won = 0;  // games; of a tie its part among those who did best
  int sides = 2;
  std::chrono::nanoseconds longest{0};  // the longest that an answer took

  int games() const { return wins + ties + losses; }
  // The part of the games that it has won, and what that would be if the levels were alike.
  double share() const { return won / games(); }
  double expected() const { return 1.0 / sides; }
};

// How many play against each other: the seats, or the sides where seats are partners; seat s belongs to side s % sides.
inline int sides_of(const Setting& setting) {
  if (setting.game->side == nullptr) return setting.seats;
  int sides = 0;
  for (Seat seat = 0; seat < setting.seats; ++seat) {
    sides = std::max(sides, setting.game->side(setting.options, setting.seats, seat) + 1);
  }
  return sides;
}

// One side plays at the first level, all others at the second. The first moves on by a seat after each game; as many games as there
// are sides begin with the same few steps at random, `opening` of them, and no others do. All that is random comes from
// the seed.
template <Game G>
MatchScore play_games(const Setting& setting, Level first, Level second, int games, int opening, const Budget& budget,
                      std::uint64_t seed) {
  MatchScore score;
  score.sides = sides_of(setting);
  Random random(seed);
  const History<G> fresh(G::start(setting.options, setting.seats));
  History<G> start = fresh;
  for (int game = 0; game < games; ++game) {
    if (game % score.sides == 0) {
      do {
        start = fresh;
        for (int i = 0; i < opening && G::node(start.state()).kind != NodeKind::terminal; ++i)
          random_step(start, random);
      } while (G::node(start.state()).kind == NodeKind::terminal);
    }
    const int side_of_first = game % score.sides;
    History<G> history = start;
    for (Node node = G::node(history.state()); node.kind != NodeKind::terminal; node = G::node(history.state())) {
      if (node.kind == NodeKind::chance) {
        random_step(history, random);
        continue;
      }
      const Seat seat = node.to_act.first();
      const Level level = seat % score.sides == side_of_first ? first : second;
      const std::uint64_t seed_of_answer = random();
      const auto asked = std::chrono::steady_clock::now();
      const auto thought = think_for(history, seat, level, budget, seed_of_answer);
      score.longest = std::max(score.longest, std::chrono::steady_clock::now() - asked);
      history.apply(seat, thought.action);
    }
    // Seat s speaks for side s, for the seats of a pair get the same.
    const Returns returns = G::returns(history.state());
    const auto sides = std::span(returns).first(static_cast<std::size_t>(score.sides));
    const double best = std::ranges::max(sides);
    const auto winners = std::ranges::count(sides, best);
    if (sides[static_cast<std::size_t>(side_of_first)] < best) {
      ++score.losses;
    } else {
      ++(winners == 1 ? score.wins : score.ties);
      score.won += 1.0 / static_cast<double>(winners);
    }
  }
  return score;
}

}  // namespace nemeton
