// Deals and what each viewer knows in Druid's Duel. tests/reference/duel.py shows the other rules.
#include "games/duel/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/match_of.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace duel;

static_assert(Game<Duel> && HasEffects<Duel> && ParsesTokens<Duel>);

using testing::HasSubstr;

TEST(DuelDeal, AllHandsAreEquallyLikely) {
  // Each card comes to seat 0 half the time, and each pair of cards as often as it should.
  Random random(5);
  const auto state = fresh(2);
  constexpr int kDeals = 20000;
  int ace = 0;
  int both = 0;
  for (int i = 0; i < kDeals; ++i) {
    const auto hand = Duel::sample_outcome(state, random);
    ace += (hand & cards("AS")) != 0 ? 1 : 0;
    both += (hand & cards("AS.TC")) == cards("AS.TC") ? 1 : 0;
  }
  EXPECT_NEAR(ace, kDeals / 2, 5 * 71);
  EXPECT_NEAR(both, kDeals * 19 / 78, 5 * 61);
}

TEST(DuelText, ShowsOnesOwnHandAndWhatHasBeenSeen) {
  const auto state = with_forms(turn(dealt({"AS.2S.3H", "3C.4H", "5D.6D"}), {"J AS", "K 3C", "Q 6D"}), {"K", "J", "J"});
  EXPECT_EQ(Duel::text(after(state, 0, "3H"), 0),
            "Seat 0   2 cards, J drained\n"
            "  hand       2S  3H\n"
            "  discarded  AS\n"
            "Seat 1   2 cards, K drained\n"
            "  shown      3C\n"
            "Seat 2   1 cards, Q drained\n"
            "  discarded  6D\n"
            "Turn 1:  0: J AS!  1: K 3C  2: Q 6D!\n"
            "Now:  0: K  1: J  2: J\n"
            "J lowest, Q no rank or suit twice, K highest, C chameleon; ! discarded\n"
            "Cards are chosen; you have chosen 3H; awaited: 1, 2.\n");
}

TEST(DuelText, SaysHowItEnded) {
  EXPECT_THAT(Duel::text(turn(dealt({"AS", "3H.4H"}), {"J AS", "J 3H"}), 1), HasSubstr("Seat 0 wins.\n"));
  EXPECT_THAT(Duel::text(turn(dealt({"AS", "9H"}), {"J AS", "K 9H"}), 1), HasSubstr("Seats 0, 1 share the win.\n"));
  EXPECT_THAT(Duel::text(with_forms(with_jokers({0, 1, 0}), {"J", "C", "Q"}), 0),
              HasSubstr("Seat 1 decides what its chameleon is.\n"));
}

// That nothing else gives away what is hidden is shown for all games at once, in tests/leak_test.cpp.
TEST(DuelSecrets, AChoiceIsSeenByTheSeatThatMakesItAndADealByTheSeatThatIsDealtTo) {
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
        const auto tokens = match.actions(saw);
        ASSERT_TRUE(match.apply(saw, tokens[below(random, static_cast<std::uint32_t>(tokens.size()))]));
      }
      for (Seat viewer = kSpectator; viewer < 3; ++viewer) {
        ASSERT_EQ(match.saw_last_step(viewer), viewer == saw || node.kind == NodeKind::decision);
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
