// Lets two levels of a game's bot play each other, to see which is the stronger and by how much.
#pragma once

#include <algorithm>
#include <chrono>

#include "core/think.hpp"
#include "search/playout.hpp"

namespace nemeton {

// How the first of the two levels fared.
struct MatchScore {
  int wins = 0;
  int ties = 0;
  int losses = 0;
  std::chrono::nanoseconds longest{0};  // the longest that an answer took

  int games() const { return wins + ties + losses; }
  double points() const { return wins + 0.5 * ties; }
};

// Games for two seats. Sides change after each game. Each pair of games begins with the same few steps at random, `opening` of
// them, so that no two pairs are alike; all that is random comes from `limits.seed`. `limits.level` is not looked at.
template <Game G>
MatchScore play_games(const OptionValues& options, Level first, Level second, int games, int opening, Limits limits) {
  MatchScore score;
  Random random(limits.seed);
  Line<G> start(G::start(options, 2));
  for (int game = 0; game < games; ++game) {
    if (game % 2 == 0) {
      do {
        start = Line<G>(G::start(options, 2));
        for (int i = 0; i < opening && G::node(start.state()).kind != NodeKind::terminal; ++i)
          random_step(start, random);
      } while (G::node(start.state()).kind == NodeKind::terminal);
    }
    const Seat seat_of_first = game % 2;
    Line<G> line = start;
    for (Node node = G::node(line.state()); node.kind != NodeKind::terminal; node = G::node(line.state())) {
      if (node.kind == NodeKind::chance) {
        random_step(line, random);
        continue;
      }
      const Seat seat = node.to_act.first();
      limits.level = seat == seat_of_first ? first : second;
      limits.seed = random();
      const auto asked = std::chrono::steady_clock::now();
      const auto thought = think_for(line, seat, limits);
      score.longest = std::max(score.longest, std::chrono::steady_clock::now() - asked);
      line.apply(seat, thought.action);
    }
    const double won = G::returns(line.state())[static_cast<std::size_t>(seat_of_first)];
    ++(won > 0 ? score.wins : won < 0 ? score.losses : score.ties);
  }
  return score;
}

}  // namespace nemeton
