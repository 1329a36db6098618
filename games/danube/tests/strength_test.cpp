// The bot is better the higher its level, and the lowest is better than chance.
#include "games/danube/bot/bot.hpp"
#include "search/tests/levels.hpp"

namespace nemeton {
namespace {

class DanubeLevels : public testing::Test {
 protected:
  DanubeLevels() { learn_from_network<Danube>(); }

  static double share(Level level, std::optional<Level> other, int boats, int games) {
    OptionValues options(Danube::info.options);
    EXPECT_TRUE(options.set_integer("boats", boats));
    return share_of_wins<Danube>(level, other, options, 2, games, 11);
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

// Players who only maximise their chances wait for each other behind their blocks.
TEST_F(DanubeLevels, GamesOfTheFullLengthEnd) {
  OptionValues options(Danube::info.options);
  int tied = 0;
  for (std::uint64_t game = 0; game < 40; ++game) {
    Random random(game);
    auto state = Danube::start(options, 2);
    while (Danube::node(state).kind != NodeKind::terminal) {
      if (Danube::node(state).kind == NodeKind::chance) {
        Danube::apply(state, kChance, Danube::random_outcome(state, random));
      } else {
        Danube::apply(state, state.turn, think(History<Danube>(state), state.turn, Level::expert, {}, random()).action);
      }
    }
    tied += Danube::returns(state)[0] == 0 ? 1 : 0;
  }
  EXPECT_LE(tied, 4);
}

}  // namespace
}  // namespace nemeton
