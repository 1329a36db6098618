// The rule book of Bricriu's Bluff & Bluster, sentence by sentence: rolls, bids, challenges and the end.
#include "games/bluff/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/bluff/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace bluff;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::map<std::string, std::uint32_t> outcomes(const Bluff::State& state) {
  OutcomeList<Bluff> list;
  Bluff::outcomes(state, list);
  std::map<std::string, std::uint32_t> weights;
  for (const auto& [outcome, weight] : list) weights[Bluff::token(state, kChance, outcome)] = weight;
  EXPECT_EQ(weights.size(), list.size()) << "a token stands there twice";
  return weights;
}

// A round without showing dice.
constexpr Setup kPlain{.show = false};

// Set-up

TEST(BluffOptions, HaveTheirRangesAndDefaults) {
  ASSERT_EQ(Bluff::info.options.size(), 5u);
  OptionValues options(Bluff::info.options);
  EXPECT_EQ(options[0], 5);
  EXPECT_EQ(options[1], static_cast<int>(Loss::difference));
  EXPECT_EQ(options[2], static_cast<int>(Exact::others));
  EXPECT_EQ(options[3], 1);
  EXPECT_EQ(options[4], 2000);
  EXPECT_FALSE(options.set_integer("dice", 0));
  EXPECT_FALSE(options.set_integer("dice", 6));
  EXPECT_FALSE(options.set_word("loss", "two"));
  EXPECT_FALSE(options.set_word("exact", "bidder"));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_FALSE(options.set_integer("ply_limit", 100001));
}

TEST(BluffSetUp, TwoToSixSeatsHaveFiveDiceEach) {
  EXPECT_EQ(Bluff::info.min_seats, 2);
  EXPECT_EQ(Bluff::info.max_seats, 6);
  EXPECT_THAT(held(fresh(6)), ElementsAre(5, 5, 5, 5, 5, 5));
  EXPECT_EQ(fresh(6).open.in_play, 30);
}

TEST(BluffSetUp, TheOptionDiceSaysHowMany) {
  EXPECT_THAT(held(fresh(3, {.dice = 2})), ElementsAre(2, 2, 2));
  EXPECT_EQ(fresh(3, {.dice = 2}).open.in_play, 6);
}

// The roll

TEST(BluffRoll, IsOneChanceNodeForEachSeatInOrderFromTheStarter) {
  auto state = fresh(3);
  EXPECT_EQ(state.open.starter, 0) << "in the first round";
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(Bluff::node(state), Node::chance());
    EXPECT_EQ(state.open.turn, seat);
    state = step(state, "12345");
  }
  EXPECT_EQ(Bluff::node(state), Node::decision(0));
  EXPECT_EQ(Bluff::ply(state), 0);
}

TEST(BluffRoll, BeginsWithTheStarterAndLeavesOutSeatsWithoutDice) {
  // Seat 1 loses a die and opens the next round; seat 2 is out.
  auto state = after(rolled({"22", "333", "", "4"}, kPlain), {"1x2", "4x3", "challenge"});
  EXPECT_THAT(held(state), ElementsAre(2, 2, 0, 1));
  std::vector<int> seats;
  for (; Bluff::node(state).kind == NodeKind::chance; state = step(state, outcomes(state).begin()->first)) {
    seats.push_back(state.open.turn);
  }
  EXPECT_THAT(seats, ElementsAre(1, 3, 0));
  EXPECT_EQ(Bluff::node(state), Node::decision(1));
}

TEST(BluffRoll, WeightsAreTheNumberOfWaysToFall) {
  for (int dice = 1; dice <= 5; ++dice) {
    std::map<std::string, std::uint32_t> ways;
    std::string fallen(static_cast<std::size_t>(dice), '1');
    for (std::uint32_t i = 0; i < ways_to_fall(dice); ++i) {
      std::uint32_t rest = i;
      for (char& face : fallen) {
        face = static_cast<char>('1' + rest % 6);
        rest /= 6;
      }
      std::string sorted = fallen;
      std::ranges::sort(sorted);
      ++ways[sorted];
    }
    EXPECT_EQ(outcomes(fresh(2, {.dice = dice})), ways);
  }
}

TEST(BluffRoll, IsKnownToItsOwnerAlone) {
  const auto state = step(fresh(3), "12345");
  ASSERT_EQ(state.open.turn, 1);
  for (const Seat viewer : {kSpectator, 0, 1, 2}) {
    EXPECT_EQ(Bluff::sees_action(state, viewer, kChance, Dice::of(3, 5).bits()), viewer == 1);
  }
  EXPECT_EQ(digits(Bluff::observation(state, 0).hidden), "12345");
  for (const Seat viewer : {kSpectator, 1, 2}) EXPECT_EQ(digits(Bluff::observation(state, viewer).hidden), "");
}

// The turn

TEST(BluffTurn, TheOpeningBidMayBeAny) {
  const auto tokens = actions(rolled({"1", "1"}));
  EXPECT_THAT(tokens, ElementsAre("1x2", "1x3", "1x4", "1x5", "1x6", "1x1", "2x2", "2x3", "2x4", "2x5", "2x6", "2x1"));
}

TEST(BluffTurn, ThereIsNoChallengeBeforeABidAndThenAlways) {
  auto state = rolled({"12345", "12345"}, kPlain);
  EXPECT_THAT(actions(state), Not(Contains("challenge")));
  state = step(state, "3x4");
  EXPECT_THAT(actions(state), Contains("challenge"));
}

TEST(BluffTurn, ALaterBidMustBeARaise) {
  const auto state = after(rolled({"11", "11"}, kPlain), {"2x4"});
  EXPECT_THAT(actions(state), ElementsAre("2x5", "2x6", "3x2", "3x3", "3x4", "3x5", "3x6", "2x1", "4x2", "4x3", "4x4",
                                          "4x5", "4x6", "3x1", "4x1", "challenge"));
}

TEST(BluffTurn, GoesUpThroughTheSeatsThatHaveDice) {
  auto state = rolled({"22", "", "33", "44", "", "55"}, kPlain);
  for (const Seat seat : {0, 2, 3, 5, 0, 2}) {
    EXPECT_EQ(Bluff::node(state), Node::decision(seat));
    state = step(state, actions(state).front());
  }
}

TEST(BluffTurn, ThereIsNoPassingAndTheHighestBidCanOnlyBeChallenged) {
  const auto state = after(rolled({"12345", "12345"}, kPlain), {"10x1"});
  EXPECT_THAT(actions(state), ElementsAre("challenge"));
}

// Showing dice

TEST(BluffShow, EachBidIsFollowedByADecisionOfTheSameSeatTheOpeningOneIncluded) {
  auto state = step(rolled({"155", "22"}), "2x5");
  EXPECT_EQ(Bluff::node(state), Node::decision(0));
  state = step(state, "hold");
  EXPECT_EQ(Bluff::node(state), Node::decision(1));
  state = step(state, "3x2");
  EXPECT_EQ(Bluff::node(state), Node::decision(1));
}

TEST(BluffShow, NeedsTwoHiddenDice) {
  EXPECT_EQ(Bluff::node(step(rolled({"1", "22"}), "1x5")), Node::decision(1));
  // One of the two is shown: the next bid leaves no choice.
  const auto state = after(rolled({"15", "22"}), {"1x5", "show:5", "6", "1x6", "hold", "3x2"});
  EXPECT_EQ(Bluff::node(state), Node::decision(1));
}

TEST(BluffShow, IsNotOfferedWithoutTheOption) {
  EXPECT_EQ(Bluff::node(step(rolled({"15555", "22222"}, kPlain), "1x5")), Node::decision(1));
}

TEST(BluffShow, PutsOutAtLeastOneDieAndLeavesAtLeastOneHidden) {
  EXPECT_THAT(actions(step(rolled({"155", "22"}), "1x5")),
              testing::UnorderedElementsAre("hold", "show:1", "show:5", "show:15", "show:55"));
  EXPECT_THAT(actions(step(rolled({"33", "22"}), "1x5")), testing::UnorderedElementsAre("hold", "show:3"));
  EXPECT_EQ(actions(step(rolled({"12345", "22222"}), "1x5")).size(), 31u);
}

TEST(BluffShow, TheRestAreRolledAgainAtOnceAndHiddenFromOthers) {
  auto state = after(rolled({"12355", "22222"}), {"3x5", "show:155"});
  EXPECT_EQ(Bluff::node(state), Node::chance());
  EXPECT_EQ(outcomes(state).size(), 21u);
  EXPECT_EQ(outcomes(state).at("25"), 2u);
  for (const Seat viewer : {kSpectator, 0, 1}) {
    EXPECT_EQ(Bluff::sees_action(state, viewer, kChance, Dice::of(3, 2).bits()), viewer == 0);
  }
  state = step(state, "45");
  EXPECT_EQ(digits(state.hidden[0]), "45");
  EXPECT_EQ(digits(state.open.shown[0]), "155");
  EXPECT_EQ(Bluff::node(state), Node::decision(1));
}

TEST(BluffShow, EverybodySeesWhatIsBidHeldAndShown) {
  const auto bid = step(rolled({"12", "22"}), "1x5");
  for (const Seat viewer : {kSpectator, 0, 1}) {
    EXPECT_TRUE(Bluff::sees_action(bid, viewer, 0, Bluff::kHold));
    EXPECT_TRUE(Bluff::sees_action(bid, viewer, 0, Dice::of(1).bits()));
    EXPECT_TRUE(Bluff::sees_action(step(bid, "hold"), viewer, 1, Bluff::challenge(bid.open)));
  }
}

TEST(BluffShow, DiceShownStayShownAndCountUntilTheRoundEnds) {
  auto state = after(rolled({"155", "22"}), {"2x5", "show:15", "5", "3x5", "hold"});
  EXPECT_EQ(digits(state.open.shown[0]), "15");
  state = step(state, "challenge");
  EXPECT_EQ(state.open.last.count, 3);
  EXPECT_EQ(digits(state.open.last.shown[0]), "15");
  EXPECT_EQ(digits(state.open.last.hidden[0]), "5");
  EXPECT_EQ(digits(state.open.shown[0]), "");
  EXPECT_EQ(Bluff::dice_to_roll(state.open), 2) << "all that seat 1 has, " << held(state)[1];
}

TEST(BluffShow, ASeatMayShowMoreLater) {
  auto state = after(rolled({"12555", "22"}), {"2x5", "show:1", "2333", "2x6", "hold", "3x3", "show:33"});
  EXPECT_EQ(digits(state.open.shown[0]), "133");
  EXPECT_EQ(Bluff::dice_to_roll(state.open), 2);
}

// A challenge

// The dice that each seat has after the last of these seats challenged the last bid.
std::vector<int> challenged(const std::vector<std::string>& hands, std::vector<std::string> bids, Setup setup = {}) {
  setup.show = false;
  bids.push_back("challenge");
  return held(after(rolled(hands, setup), bids));
}

TEST(BluffChallenge, ANumberBidCountsItsFaceAndTheMagicOnes) {
  const auto state = after(rolled({"12355", "11556", "25"}, kPlain), {"2x5", "2x6", "9x5", "challenge"});
  EXPECT_EQ(state.open.last.count, 8);
}

TEST(BluffChallenge, AMagicBidCountsOnesAlone) {
  const auto state = after(rolled({"12355", "11556", "25"}, kPlain), {"5x1", "challenge"});
  EXPECT_EQ(state.open.last.count, 3);
}

TEST(BluffChallenge, AllDiceAreShown) {
  const auto state = after(rolled({"155", "22"}), {"2x5", "show:5", "24", "challenge"});
  EXPECT_EQ(state.open.last.bid, (Bid{2, 5}));
  EXPECT_EQ(state.open.last.bidder, 0);
  EXPECT_EQ(state.open.last.challenger, 1);
  EXPECT_EQ(digits(state.open.last.hidden[0]), "24");
  EXPECT_EQ(digits(state.open.last.shown[0]), "5");
  EXPECT_EQ(digits(state.open.last.hidden[1]), "22");
}

TEST(BluffChallenge, ABidTooHighCostsTheBidderTheDifference) {
  EXPECT_THAT(challenged({"12355", "12256"}, {"7x5"}), ElementsAre(3, 5));
}

TEST(BluffChallenge, ABidThatIsExceededCostsTheChallengerTheDifference) {
  EXPECT_THAT(challenged({"12355", "12256"}, {"2x5"}), ElementsAre(5, 2));
}

TEST(BluffChallenge, ABidMetExactlyCostsEverySeatButTheBidderOneDie) {
  EXPECT_THAT(challenged({"12355", "12256", "", "3344"}, {"5x5"}), ElementsAre(5, 4, 0, 3));
  EXPECT_THAT(challenged({"12355", "12256", "", "3344"}, {"4x5", "5x5"}), ElementsAre(4, 5, 0, 3));
}

TEST(BluffChallenge, ABidMetExactlyCostsOnlyTheChallengerOneDieWithThatOption) {
  EXPECT_THAT(challenged({"12355", "12256", "", "3344"}, {"5x5"}, {.exact = "challenger"}), ElementsAre(5, 4, 0, 4));
}

TEST(BluffChallenge, CostsOneDieOfBidderOrChallengerWithLossOne) {
  EXPECT_THAT(challenged({"12355", "12256"}, {"9x5"}, {.loss = "one"}), ElementsAre(4, 5));
  EXPECT_THAT(challenged({"12355", "12256"}, {"2x5"}, {.loss = "one"}), ElementsAre(5, 4));
  EXPECT_THAT(challenged({"12355", "12256", "22"}, {"5x5"}, {.loss = "one"}), ElementsAre(5, 4, 1));
}

TEST(BluffChallenge, IsOfTheLastBidWhateverCameBefore) {
  EXPECT_THAT(challenged({"22222", "33333", "44444"}, {"4x2", "5x3", "6x4", "7x2"}), ElementsAre(3, 5, 5));
}

TEST(BluffChallenge, ASeatNeverLosesMoreThanItHas) {
  EXPECT_THAT(challenged({"2", "33333", "44"}, {"8x2"}), ElementsAre(0, 5, 2));
  EXPECT_THAT(challenged({"22222", "3", "44"}, {"1x2"}), ElementsAre(5, 0, 2));
}

TEST(BluffChallenge, ASeatWithoutDiceIsOut) {
  auto state = after(rolled({"2", "33333", "44"}, kPlain), {"8x2", "challenge"});
  EXPECT_EQ(state.open.in_play, 7);
  state = after(state, {"33333", "44"});
  EXPECT_EQ(Bluff::node(state), Node::decision(1)) << "two rolls, and the bidding begins";
  EXPECT_THAT(actions(state), Not(Contains("8x2")));
}

Seat opener(const std::vector<std::string>& hands, std::vector<std::string> bids, Setup setup = {}) {
  setup.show = false;
  bids.push_back("challenge");
  return after(rolled(hands, setup), bids).open.starter;
}

TEST(BluffNextRound, IsOpenedByTheSeatThatLostDice) {
  EXPECT_EQ(opener({"22222", "33333", "44444"}, {"2x2", "7x3"}), 1) << "the bidder";
  EXPECT_EQ(opener({"22222", "33333", "44444"}, {"2x2", "3x3"}), 2) << "the challenger";
}

TEST(BluffNextRound, IsOpenedByTheBidderAfterAnExactBid) {
  EXPECT_EQ(opener({"22222", "33333", "44444"}, {"2x2", "5x3"}), 1);
}

TEST(BluffNextRound, IsOpenedByTheChallengerAfterAnExactBidThatCostItADie) {
  EXPECT_EQ(opener({"22222", "33333", "44444"}, {"2x2", "5x3"}, {.exact = "challenger"}), 2);
  EXPECT_EQ(opener({"22222", "33333", "4"}, {"2x2", "5x3"}, {.exact = "challenger"}), 0) << "it is out";
}

TEST(BluffNextRound, IsOpenedByTheNextSeatThatIsInIfThatSeatIsOut) {
  EXPECT_EQ(opener({"22222", "3", "", "44444"}, {"2x2", "5x3"}), 3) << "the bidder";
  EXPECT_EQ(opener({"22222", "33333", "", "4"}, {"2x2", "3x3"}), 0) << "the challenger";
}

// The end

TEST(BluffEnd, TheLastSeatWithDiceWins) {
  const auto state = after(rolled({"2", "3", "4"}, kPlain), {"1x2", "1x3", "challenge"});
  ASSERT_EQ(Bluff::node(state), Node::terminal()) << "an exact bid: all others are out";
  EXPECT_EQ(state.open.end, End::last_with_dice);
  EXPECT_EQ(Bluff::returns(state), (Returns{-0.5, 1, -0.5}));
}

TEST(BluffEnd, DoesNotComeWhileTwoSeatsHaveDice) {
  EXPECT_EQ(Bluff::node(after(rolled({"2", "3", "4"}, kPlain), {"3x2", "challenge"})), Node::chance());
}

TEST(BluffPlyLimit, CountsBidsChallengesAndChoicesToShow) {
  auto state = rolled({"12", "34"});
  EXPECT_EQ(Bluff::ply(state), 0);
  EXPECT_EQ(Bluff::ply(step(state, "1x2")), 1);
  EXPECT_EQ(Bluff::ply(after(state, {"1x2", "show:2"})), 2);
  EXPECT_EQ(Bluff::ply(after(state, {"1x2", "show:2", "3"})), 2) << "a roll is no ply";
  EXPECT_EQ(Bluff::ply(after(state, {"1x2", "show:2", "3", "challenge"})), 3);
}

TEST(BluffPlyLimit, MostDiceWin) {
  const auto state = after(rolled({"12", "345", "56"}, {.ply_limit = 1}), {"1x2"});
  EXPECT_EQ(Bluff::node(state), Node::terminal());
  EXPECT_EQ(state.open.end, End::ply_limit);
  EXPECT_EQ(Bluff::returns(state), (Returns{-0.5, 1, -0.5}));
}

TEST(BluffPlyLimit, EqualsShareTheWin) {
  EXPECT_EQ(Bluff::returns(after(rolled({"12", "34"}, {.ply_limit = 1}), {"1x2"})), Returns{});
  const auto three = Bluff::returns(after(rolled({"12", "3", "56"}, {.ply_limit = 1}), {"1x2"}));
  EXPECT_DOUBLE_EQ(three[0], 0.25);
  EXPECT_DOUBLE_EQ(three[1], -0.5);
  EXPECT_DOUBLE_EQ(three[2], 0.25);
}

TEST(BluffPlyLimit, EndsTheGameBeforeTheChanceNodeThatTheLastActionWouldBring) {
  EXPECT_EQ(Bluff::node(after(rolled({"12", "34"}, {.ply_limit = 2}), {"1x2", "show:2"})), Node::terminal());
}

TEST(BluffPlyLimit, IsLookedAtAfterTheChallenge) {
  const auto state = after(rolled({"12", "34"}, {.show = false, .ply_limit = 2}), {"3x2", "challenge"});
  ASSERT_EQ(Bluff::node(state), Node::terminal());
  EXPECT_THAT(held(state), ElementsAre(1, 2));
  EXPECT_EQ(Bluff::returns(state), (Returns{-1, 1}));
}

TEST(BluffPlyLimit, AnEndingByTheRulesComesFirst) {
  const auto state = after(rolled({"12", "34"}, {.show = false, .ply_limit = 2}), {"4x2", "challenge"});
  EXPECT_EQ(state.open.end, End::last_with_dice);
}

// As text

TEST(BluffText, ShowsTheLastRoundAndThisOne) {
  const auto state = after(rolled({"1355", "22456"}),
                           {"2x5", "show:5", "155", "7x5", "hold", "challenge", "346", "1256", "1x2", "show:3", "25"});
  EXPECT_EQ(Bluff::text(state, 0),
            "Round 1: seat 1 bid 7x5, seat 0 challenged, 5 counted.\n"
            "  seat 0  1 5 5 [5]\n"
            "  seat 1  2 2 4 5 6  lost 2 dice\n"
            "Round 2, 7 dice in play:\n"
            "  seat 0  1 2 5 6\n"
            "  seat 1  ? ? [3]\n"
            "Bids:  1: 1x2*  (* showed dice, rolled again)\n"
            "1 counts for every face; [ ] dice shown\n"
            "Seat 0 raises or challenges.\n");
}

TEST(BluffText, SaysWhatIsAwaitedAndThatAWinIsShared) {
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("  seat 0  -\n  seat 1  ? ? ? ? ?\n"));
  EXPECT_THAT(Bluff::text(fresh(2), 0), HasSubstr("Seat 0 rolls its dice.\n"));
  const auto state = rolled({"12", "34"});
  EXPECT_THAT(Bluff::text(state, 0), HasSubstr("Seat 0 opens the bidding.\n"));
  EXPECT_THAT(Bluff::text(step(state, "1x2"), 0), HasSubstr("Seat 0 may show dice and roll the rest again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "show:2"}), 1), HasSubstr("Seat 0 rolls its hidden dice again.\n"));
  EXPECT_THAT(Bluff::text(after(state, {"1x2", "hold"}), 1), HasSubstr("Bids:  0: 1x2\n"));
  EXPECT_THAT(Bluff::text(after(rolled({"12", "34"}, {.ply_limit = 1}), {"1x2"}), 0),
              HasSubstr("Seats 0, 1 share the win.\n"));
}

}  // namespace
}  // namespace nemeton
