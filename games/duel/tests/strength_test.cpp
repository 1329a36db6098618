// The bot is better the higher its level.
#include <gtest/gtest.h>

#include "core/think.hpp"
#include "games/duel/bot/bot.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace duel;

// Games of a level against the one below it, from alternate seats.
TEST(DuelBot, LevelsBeatTheLevelsBelow) {
  for (const std::size_t level : {2u, 4u}) {
    Random random(9);
    double points = 0;
    constexpr int kGames = 24;
    for (int game = 0; game < kGames; ++game) {
      auto state = fresh(2);
      const Seat higher = game % 2;
      while (Duel::node(state).kind != NodeKind::terminal) {
        if (Duel::is_sampled(state)) {
          step(state, random);
          continue;
        }
        const Seat seat = Duel::node(state).to_act.first();
        const Level plays = kLevels[seat == higher ? level : level - 1];
        Duel::apply(
            state, seat,
            think(Duel::observation(state, seat), seat, plays, {.time = std::chrono::seconds(10)}, random()).action);
      }
      points += Duel::returns(state)[static_cast<std::size_t>(higher)];
    }
    EXPECT_GT(points, 0) << kLevelNames[level];
  }
}

}  // namespace
}  // namespace nemeton
