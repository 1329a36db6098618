// The bot is better the higher its level, and the lowest is better than chance.
#include "games/sigily/bot/bot.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::sigily {
namespace {

class SigilyLevels : public testing::Test {
 protected:
  SigilyLevels() { learn_from_network<Sigily>(); }

  static double share(Level level, std::optional<Level> other, int seats, int games) {
    return share_of_wins<Sigily>(level, other, OptionValues(Sigily::info.options, seats), seats, games, 7);
  }
};

TEST_F(SigilyLevels, TheLowestBeatsActionsAtRandom) {
  EXPECT_GT(share(Level::beginner, std::nullopt, 2, 1000), 0.56);
  EXPECT_GT(share(Level::beginner, std::nullopt, 4, 400), 0.36);
}

// From one level to the next there is less than the luck of some hundred games.
TEST_F(SigilyLevels, EachBeatsTheSecondBelow) {
  for (const Level level : {Level::casual, Level::skilled, Level::strong, Level::expert}) {
    const Level below = kLevels[static_cast<std::size_t>(level) - 2];
    EXPECT_GT(share(level, below, 2, 500), 0.55) << kLevelNames[static_cast<std::size_t>(level)];
  }
  EXPECT_GT(share(Level::strong, Level::beginner, 4, 200), 0.3);
  EXPECT_GT(share(Level::expert, Level::skilled, 4, 1000), 0.27);
}

}  // namespace
}  // namespace nemeton::sigily
