// Why a bid, a challenge or a show is worth making: where it holds and where it does not.
#include <gmock/gmock.h>

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
  EXPECT_THAT(reasons_of(rolled({"166", "2234"}), "5x6"), testing::IsEmpty()) << "two of four: 33 times of 81";
  EXPECT_THAT(reasons_of(state, "3x6", "5x6"), testing::IsEmpty()) << "the other is as likely";
}

TEST(BluffReasons, WhatOthersHaveShownCounts) {
  const auto state = after(rolled({"23466", "22345"}), {"2x6", "show:66", "123"});
  const auto told = reasons_of(state, "3x6", "9x2");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].shown, 2);
  EXPECT_EQ(told[0].own, 0);
  EXPECT_NEAR(told[0].chance, 19 / 27.0, 1e-9) << "one of three dice that have fallen";
  const auto own = reasons_of(after(state, {"3x6", "hold"}), "4x6");
  ASSERT_EQ(own.size(), 1u);
  EXPECT_EQ(own[0].own, 3) << "a one, and two that are shown";
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
  EXPECT_NEAR(shows[0].chance, 0.531779, 1e-6) << "three of eight dice";
  EXPECT_NEAR(shows[0].otherwise, 17 / 81.0, 1e-9) << "three of five";
  EXPECT_THAT(reasons_of(short_of, "hold", "show:66"), testing::IsEmpty());
  const auto enough = after(rolled({"11666", "22345"}), {"5x6"});
  const auto holds = reasons_of(enough, "hold", "show:6");
  ASSERT_EQ(holds.size(), 1u);
  EXPECT_EQ(holds[0].kind, Reason::Kind::keeps_chance);
  EXPECT_EQ(holds[0].chance, 1);
  EXPECT_NEAR(holds[0].otherwise, 0.349693, 1e-6) << "four of nine";
  EXPECT_THAT(reasons_of(enough, "show:6", "hold"), testing::IsEmpty());
}

TEST(BluffReasons, TheLowestBidIsToldAsSuchWhereNoneIsLikely) {
  const auto state = after(rolled({"23455", "22345"}), {"7x6", "hold"});
  const auto lowest = Bluff::token(state, actor(state), static_cast<Bluff::Action>(state.open.bid + 1));
  const auto told = reasons_of(state, lowest);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::least_bid);
  EXPECT_LT(told[0].chance, 0.5);
  const auto higher = Bluff::token(state, actor(state), static_cast<Bluff::Action>(state.open.bid + 2));
  EXPECT_THAT(reasons_of(state, higher), testing::IsEmpty());
}

TEST(BluffReasons, ABidIsMadeWhereTheOneBeforeIsTooLikelyToBeChallenged) {
  const auto state = after(rolled({"23455", "34666"}), {"3x6", "hold"});
  const auto told = reasons_of(state, "7x5", "challenge");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::likely_before);
  EXPECT_EQ(told[0].bid, (Bid{3, 6}));
  EXPECT_EQ(told[0].chance, 1) << "the seat has them all";
  EXPECT_EQ(told[0].own, 3);
  for (const auto& [one, other] : {std::pair{"7x5", "8x5"}, std::pair{"7x6", "9x2"}}) {
    EXPECT_THAT(reasons_of(state, one, other),
                testing::Not(testing::Contains(testing::Field(&Reason::kind, Reason::Kind::likely_before))))
        << "that is no reason for one of two bids";
  }
}

TEST(BluffReasons, ToHoldIsRightWhereNoShowingMakesTheBidLikelier) {
  const auto enough = reasons_of(after(rolled({"11666", "22345"}), {"5x6"}), "hold");
  ASSERT_EQ(enough.size(), 1u);
  EXPECT_EQ(enough[0].kind, Reason::Kind::no_gain);
  EXPECT_EQ(enough[0].chance, 1);
  EXPECT_NEAR(enough[0].otherwise, 0.912209, 1e-6) << "one of six: all that counts is shown";
  EXPECT_THAT(reasons_of(after(rolled({"23466", "22345"}), {"5x6"}), "hold"), testing::IsEmpty());
}

TEST(BluffReasons, ALikelyBidIsLeftAsItIsThoughShowingWouldHelp) {
  const auto told = reasons_of(after(rolled({"11266", "22345"}), {"5x6"}), "hold");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::likely_bid);
  EXPECT_EQ(told[0].own, 4);
  EXPECT_NEAR(told[0].chance, 1 - 32 / 243.0, 1e-9) << "one of five";
}

TEST(BluffReasons, ALikelyBidIsChallengedWhereEveryHigherOneIsLessLikely) {
  const auto told = reasons_of(after(rolled({"4", "5"}), {"1x4", "1x6"}), "challenge");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::best_higher);
  EXPECT_EQ(told[0].bid, (Bid{2, 4}));
  EXPECT_NEAR(told[0].chance, 0.2006, 1e-4) << "that who bids a six has a four or a Magic One";
  EXPECT_EQ(told[0].own, 1);
}

}  // namespace
}  // namespace nemeton::bluff
