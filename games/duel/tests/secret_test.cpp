// Who sees what happens. That nothing else gives away what is hidden is shown for all games at once, in tests/leak_test.cpp.
#include <gtest/gtest.h>

#include "core/match_of.hpp"
#include "games/duel/bot/bot.hpp"

namespace nemeton {
namespace {

// What a match tells of its steps: a secret choice to the one who made it, a deal to the one who was dealt to.
TEST(DuelSecrets, AMatchTellsAStepToThoseWhoSawIt) {
  OptionValues options(Duel::info.options, 3);
  ASSERT_TRUE(options.set_boolean("chameleon", true));
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    MatchOf<Duel> match(options, 3);
    Random random(seed);
    while (match.node().kind != NodeKind::terminal) {
      const Node node = match.node();
      Seat saw = static_cast<Seat>(match.step_count());
      if (node.kind == NodeKind::chance) {
        ASSERT_TRUE(match.draw(seed));
      } else {
        saw = node.to_act.first();
        const auto actions = match.actions(saw);
        ASSERT_TRUE(match.apply(saw, actions[below(random, static_cast<std::uint32_t>(actions.size()))]));
      }
      for (Seat viewer = kSpectator; viewer < 3; ++viewer) {
        ASSERT_EQ(match.saw_last_step(viewer), viewer == saw || node.kind == NodeKind::decision);
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
