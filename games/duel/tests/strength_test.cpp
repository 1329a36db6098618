// The bot is better the higher its level.
#include "games/duel/bot/bot.hpp"
#include "search/tests/levels.hpp"

namespace nemeton {
namespace {

TEST(DuelLevels, BeatTheLevelsBelow) {
  const OptionValues options(Duel::info.options, 2);
  for (const Level level : {Level::casual, Level::strong}) {
    const Level below = kLevels[static_cast<std::size_t>(level) - 1];
    EXPECT_GT(share_of_wins<Duel>(level, below, options, 2, 24, 9), 0.5)
        << kLevelNames[static_cast<std::size_t>(level)];
  }
}

}  // namespace
}  // namespace nemeton
