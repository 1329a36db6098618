// The bot is better the higher its level, and the lowest is better than chance.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

#include "games/sigily/bot/bot.hpp"
#include "search/rollout.hpp"

namespace nemeton::sigily {
namespace {

class SigilyLevels : public testing::Test {
 protected:
  SigilyLevels() {
    std::ifstream file(NEMETON_NETWORKS "/sigily.net", std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const auto set = set_network(std::type_identity<Sigily>{}, "sigily.net", bytes);
    EXPECT_TRUE(set) << set.error();
  }

  // The part of the wins that one seat of a level has against others of another, or against actions at random, from each seat in turn; those who tie
  // share the win.
  static double share(Level level, std::optional<Level> other, int seats, int games) {
    Random random(7);
    double won = 0;
    for (int game = 0; game < games; ++game) {
      State state = Sigily::start(OptionValues(Sigily::info.options, seats), seats);
      const Seat own = game % seats;
      for (Node node; (node = Sigily::node(state)).kind != NodeKind::terminal;) {
        if (node.kind == NodeKind::chance) {
          Sigily::apply(state, kChance, random_outcome<Sigily>(state, random));
          continue;
        }
        const Seat seat = node.to_act.first();
        const auto plays = seat == own ? level : other;
        Sigily::apply(state, seat,
                      plays ? think(History<Sigily>(state), seat, *plays, {}, random()).action
                            : random_action<Sigily>(state, seat, random));
      }
      Returns returns = Sigily::returns(state);
      const double got = returns[static_cast<std::size_t>(own)];
      const auto all = std::span(returns).first(static_cast<std::size_t>(seats));
      if (got == std::ranges::max(all)) won += 1.0 / static_cast<double>(std::ranges::count(all, got));
    }
    return won / games;
  }
};

TEST_F(SigilyLevels, TheLowestBeatsActionsAtRandom) {
  EXPECT_GT(share(Level::beginner, std::nullopt, 2, 1000), 0.56);
  EXPECT_GT(share(Level::beginner, std::nullopt, 4, 400), 0.36);
}

// From one level to the next there is less than the luck of some hundred games.
TEST_F(SigilyLevels, EachBeatsTheSecondBelow) {
  for (const Level level : {Level::casual, Level::skilled, Level::strong}) {
    const Level below = kLevels[static_cast<std::size_t>(level) - 2];
    EXPECT_GT(share(level, below, 2, 500), 0.55) << kLevelNames[static_cast<std::size_t>(level)];
  }
  EXPECT_GT(share(Level::expert, Level::skilled, 2, 100), 0.55);
  EXPECT_GT(share(Level::strong, Level::beginner, 4, 200), 0.3);
}

}  // namespace
}  // namespace nemeton::sigily
