// Why a bid, a challenge or a show is worth making: where it holds and where it does not, and in random games that the chances are those
// of dice drawn as they are believed.
#include <gmock/gmock.h>

#include <set>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/bot/bot.hpp"
#include "games/bluff/tests/positions.hpp"

namespace nemeton::bluff {
namespace {

static_assert(HasReasons<Bluff>);

Bluff::Action action_of(const Bluff::State& state, const std::string& token) {
  ActionList<Bluff> list;
  Bluff::actions(state, actor(state), list);
  for (const auto action : list) {
    if (Bluff::token(state, actor(state), action) == token) return action;
  }
  ADD_FAILURE() << token << " is not legal";
  return 0;
}

std::vector<Reason> reasons_of(const Bluff::State& state, const std::string& token, const std::string& instead = "") {
  const Seat seat = actor(state);
  const auto other = instead.empty() ? std::nullopt : std::optional(action_of(state, instead));
  return reasons(Bluff::observation(state, seat), seat, action_of(state, token), other);
}

TEST(BluffReasons, ABidIsLikelyByOnesOwnDiceAndThoseShown) {
  const auto state = rolled({"11666", "22345"});
  const auto told = reasons_of(state, "5x6", "9x2");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::likely_bid);
  EXPECT_EQ(told[0].bid, (Bid{5, 6}));
  EXPECT_EQ(told[0].chance, 1) << "the seat has them all";
  EXPECT_EQ(told[0].own, 5);
  EXPECT_EQ(told[0].shown, 0);
  EXPECT_THAT(reasons_of(state, "9x2"), testing::IsEmpty()) << "it is not likely";
  EXPECT_THAT(reasons_of(state, "3x6", "5x6"), testing::IsEmpty()) << "the other is as likely";
}

TEST(BluffReasons, WhatOthersHaveShownCounts) {
  const auto state = after(rolled({"23466", "22345"}), {"2x6", "show:66", "123"});
  const auto told = reasons_of(state, "3x6", "9x2");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].shown, 2);
  EXPECT_EQ(told[0].own, 0);
}

TEST(BluffReasons, AChallengeIsOfAnUnlikelyBidOnly) {
  const auto unlikely = reasons_of(after(rolled({"23466", "22345"}), {"8x6", "hold"}), "challenge");
  ASSERT_EQ(unlikely.size(), 1u);
  EXPECT_EQ(unlikely[0].kind, Reason::Kind::unlikely_bid);
  EXPECT_LT(unlikely[0].chance, 0.1);
  EXPECT_EQ(unlikely[0].own, 0);
  EXPECT_THAT(reasons_of(after(rolled({"23466", "34566"}), {"2x6", "hold"}), "challenge"), testing::IsEmpty());
}

TEST(BluffReasons, ShowingRaisesTheChanceOrHoldingKeepsIt) {
  const auto short_of = after(rolled({"23466", "22345"}), {"5x6"});
  const auto shows = reasons_of(short_of, "show:66");
  ASSERT_EQ(shows.size(), 1u);
  EXPECT_EQ(shows[0].kind, Reason::Kind::raises_chance);
  EXPECT_GT(shows[0].chance, shows[0].otherwise + 0.1);
  EXPECT_THAT(reasons_of(short_of, "hold", "show:66"), testing::IsEmpty());
  const auto enough = after(rolled({"11666", "22345"}), {"5x6"});
  const auto holds = reasons_of(enough, "hold", "show:6");
  ASSERT_EQ(holds.size(), 1u);
  EXPECT_EQ(holds[0].kind, Reason::Kind::keeps_chance);
  EXPECT_EQ(holds[0].chance, 1);
  EXPECT_LT(holds[0].otherwise, 1);
  EXPECT_THAT(reasons_of(enough, "show:6", "hold"), testing::IsEmpty());
}

TEST(BluffReasons, TheirChancesAreThoseOfDiceDrawnAsTheyAreBelieved) {
  std::set<Reason::Kind> met;
  for (std::uint64_t game = 0; game < 16; ++game) {
    Random random(game);
    auto state = fresh(2 + static_cast<int>(game % 3));
    for (int step = 0; step < 60 && Bluff::node(state).kind != NodeKind::terminal; ++step) {
      const Seat seat = actor(state);
      if (seat == kChance) {
        Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
        continue;
      }
      const auto known = Bluff::observation(state, seat);
      // What a player would do: among random bids hardly one is likely.
      const auto action = draw(consider(known.open, seat, known.hidden, kPolicy), random);
      for (const Reason& reason : reasons(known, seat, action, std::nullopt)) {
        met.insert(reason.kind);
        const Belief belief(known.open, kPolicy);
        const int samples = 4000;
        int hits = 0;
        for (int i = 0; i < samples; ++i) {
          auto dice = belief.draw(random);
          dice[static_cast<std::size_t>(seat)] = known.hidden;
          if (reason.kind == Reason::Kind::raises_chance) {
            const Dice shown = Dice::of_bits(action);
            dice[static_cast<std::size_t>(seat)] = shown + roll((known.hidden - shown).size(), random);
          }
          int count = 0;
          for (std::size_t each = 0; each < static_cast<std::size_t>(known.open.seats); ++each) {
            count += (dice[each] + known.open.shown[each]).counting(reason.bid.face);
          }
          hits += count >= reason.bid.count ? 1 : 0;
        }
        EXPECT_NEAR(static_cast<double>(hits) / samples, reason.chance, 0.04) << Bluff::text(state, seat);
      }
      Bluff::apply(state, seat, action);
    }
  }
  // To hold needs another choice to be set beside.
  EXPECT_EQ(met, (std::set{Reason::Kind::likely_bid, Reason::Kind::unlikely_bid, Reason::Kind::raises_chance}));
}

}  // namespace
}  // namespace nemeton::bluff
