// The bot is better the higher its level, and the lowest is better than chance.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <optional>

#include "games/danube/bot/bot.hpp"
#include "search/rollout.hpp"

namespace nemeton {
namespace {

using namespace danube;

class DanubeLevels : public testing::Test {
 protected:
  DanubeLevels() {
    std::ifstream file(NEMETON_NETWORKS "/danube.net", std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const auto set = set_network(std::type_identity<Danube>{}, "danube.net", bytes);
    EXPECT_TRUE(set) << set.error();
  }

  // What one level wins of games against another, or against steps at random, from alternate seats; a tie counts half.
  static double share(Level level, std::optional<Level> other, int boats, int games) {
    OptionValues options(Danube::info.options);
    EXPECT_TRUE(options.set_integer("boats", boats));
    Random random(11);
    double points = 0;
    for (int game = 0; game < games; ++game) {
      auto state = Danube::start(options, 2);
      const Seat own = game % 2;
      while (Danube::node(state).kind != NodeKind::terminal) {
        const Seat seat = Danube::node(state).kind == NodeKind::chance ? kChance : state.turn;
        const auto plays = seat == own ? level : other;
        Danube::apply(state, seat,
                      seat == kChance ? Danube::random_outcome(state, random)
                      : plays         ? think(History<Danube>(state), seat, *plays, {}, random()).action
                                      : Danube::random_action(state, seat, random));
      }
      points += (1 + Danube::returns(state)[static_cast<std::size_t>(own)]) / 2;
    }
    return points / games;
  }
};

TEST_F(DanubeLevels, TheLowestBeatsStepsAtRandom) {
  EXPECT_GT(share(Level::beginner, std::nullopt, 5, 100), 0.85);
  EXPECT_GT(share(Level::beginner, std::nullopt, 3, 200), 0.75);
}

TEST_F(DanubeLevels, EachBeatsTheOneBelow) {
  for (const Level level : {Level::novice, Level::casual, Level::skilled, Level::strong, Level::expert}) {
    const Level below = kLevels[static_cast<std::size_t>(level) - 1];
    EXPECT_GT(share(level, below, 5, 100), 0.6) << kLevelNames[static_cast<std::size_t>(level)];
    EXPECT_GT(share(level, below, 3, 200), 0.53) << kLevelNames[static_cast<std::size_t>(level)];
  }
  EXPECT_GT(share(Level::master, Level::expert, 3, 30), 0.53);
}

}  // namespace
}  // namespace nemeton
