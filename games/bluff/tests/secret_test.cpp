// Who sees what happens. That nothing else gives away what is hidden is shown for all games at once, in tests/leak_test.cpp.
#include <gtest/gtest.h>

#include "core/match_of.hpp"
#include "games/bluff/bot/bot.hpp"
#include "games/bluff/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace bluff;

// What a match tells of its steps: a roll to the one whose dice they are, all else to everybody.
TEST(BluffSecrets, AMatchTellsAStepToThoseWhoSawIt) {
  const OptionValues options(Bluff::info.options, 3);
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    MatchOf<Bluff> match(options, 3);
    Random random(seed);
    auto state = Bluff::start(options, 3);
    while (match.node().kind != NodeKind::terminal) {
      const Seat seat = actor(state);
      if (seat == kChance) {
        ASSERT_TRUE(match.draw(seed));
      } else {
        const auto tokens = match.actions(seat);
        ASSERT_TRUE(match.apply(seat, tokens[below(random, static_cast<std::uint32_t>(tokens.size()))]));
      }
      for (Seat viewer = kSpectator; viewer < 3; ++viewer) {
        ASSERT_EQ(match.saw_last_step(viewer), seat != kChance || viewer == state.open.turn);
      }
      state = step(state, match.steps().back().token);
    }
  }
}

}  // namespace
}  // namespace nemeton
