// The match of a game that deals and hides.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/match_of.hpp"
#include "core/tests/high_card.hpp"
#include "core/tests/view.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;

static_assert(Game<HighCard> && SampledChance<HighCard> && HidesInformation<HighCard>);

struct HiddenCards : testing::Test {
  MatchOf<HighCard> match{OptionValues(HighCard::kOptions, 2), 2};
};

TEST_F(HiddenCards, ADealListsNoOutcomes) {
  EXPECT_TRUE(match.is_sampled());
  EXPECT_EQ(match.node(), Node::chance());
  EXPECT_THAT(match.outcomes(), ElementsAre());
}

TEST_F(HiddenCards, ADealTakesAnyHandThatCanBeDealt) {
  ASSERT_TRUE(match.apply(kChance, "7.31"));
  for (const char* wrong : {"7.31", "7.8", "31.40", "8.8", "9.8", "0.5", "5.61", "", "5"}) {
    const auto done = match.apply(kChance, wrong);
    ASSERT_FALSE(done) << wrong;
    EXPECT_EQ(done.error().code, ErrorCode::illegal_action);
    EXPECT_EQ(done.error().message,
              "\"" + std::string(wrong) + "\" cannot be dealt here, expected a deal such as the rules describe");
  }
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  EXPECT_FALSE(match.is_sampled());
  EXPECT_THAT(match.actions(0), ElementsAre("31", "7"));
}

TEST_F(HiddenCards, ADealIsDrawnFromTheSeed) {
  std::set<std::string> hands;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto fresh = match.clone();
    const std::string hand = *fresh->draw(seed);
    hands.insert(hand);
    EXPECT_EQ(*match.clone()->draw(seed), hand);
    EXPECT_TRUE(match.clone()->apply(kChance, hand)) << hand;
  }
  EXPECT_GT(hands.size(), 15u);
}

TEST_F(HiddenCards, OnlyWhoIsDealtToSawIt) {
  EXPECT_FALSE(match.saw_last_step(0)) << "nothing has happened";
  ASSERT_TRUE(match.apply(kChance, "7.31"));
  EXPECT_TRUE(match.saw_last_step(0));
  EXPECT_FALSE(match.saw_last_step(1));
  EXPECT_FALSE(match.saw_last_step(kSpectator));
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  EXPECT_FALSE(match.saw_last_step(0));
  EXPECT_TRUE(match.saw_last_step(1));
  ASSERT_TRUE(match.apply(0, "7"));
  for (const Seat viewer : {0, 1, kSpectator}) EXPECT_TRUE(match.saw_last_step(viewer));
  ASSERT_TRUE(match.undo());
  EXPECT_FALSE(match.saw_last_step(0)) << "the last step is the deal to seat 1 again";
}

TEST_F(HiddenCards, AViewDoesNotHangOnWhatIsHiddenFromIt) {
  const auto other = match.clone();
  for (Match* each : {static_cast<Match*>(&match), other.get()}) ASSERT_TRUE(each->apply(kChance, "7.31"));
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  ASSERT_TRUE(other->apply(kChance, "2.3"));
  EXPECT_EQ(view(match, 0), view(*other, 0));
  EXPECT_EQ(view(match, kSpectator), view(*other, kSpectator));
  EXPECT_NE(view(match, 1), view(*other, 1));
  EXPECT_EQ(match.text(0), other->text(0));
}

TEST_F(HiddenCards, TheBotThinksOfWhatItsSeatKnows) {
  ASSERT_TRUE(match.apply(kChance, "7.31"));
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  EXPECT_EQ(match.best(0, Level::best, {}, 0).action, "31");
}

TEST_F(HiddenCards, SomebodyWins) {
  for (const auto& [seat, token] : {std::pair{kChance, "7.31"}, {kChance, "1.60"}, {0, "31"}, {1, "1"}}) {
    ASSERT_TRUE(match.apply(seat, token)) << token;
  }
  EXPECT_EQ(match.node(), Node::terminal());
  EXPECT_EQ(match.returns()[0], 1);
  EXPECT_EQ(match.returns()[1], -1);
}

}  // namespace
}  // namespace nemeton
