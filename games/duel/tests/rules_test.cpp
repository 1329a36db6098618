// The rule book of Druid's Duel, sentence by sentence.
#include "games/duel/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/match_of.hpp"
#include "games/duel/bot/bot.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton {
namespace {

using namespace duel;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> actions(const Duel::State& state, Seat seat) {
  ActionList<Duel> list;
  Duel::actions(state, seat, list);
  std::vector<std::string> tokens;
  for (const auto action : list) tokens.push_back(Duel::token(state, seat, action));
  return tokens;
}

std::string view(const Duel::State& state, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  Duel::view(state, viewer, json);
  return text;
}

SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet set;
  for (const Seat seat : list) set.add(seat);
  return set;
}

// Set-up

TEST(DuelCards, AreNamedByRankAndSuitAceLow) {
  EXPECT_EQ(hand_name(kAllCards),
            "AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.AH.2H.3H.4H.5H.6H.7H.8H.9H.TH."
            "AD.2D.3D.4D.5D.6D.7D.8D.9D.TD.AC.2C.3C.4C.5C.6C.7C.8C.9C.TC");
  EXPECT_LT(rank(card("AS")), rank(card("2C")));
  EXPECT_LT(rank(card("9S")), rank(card("TC")));
}

TEST(DuelDeal, IsEvenAndLeavesOneCardOverWithThreeSeats) {
  EXPECT_EQ(Duel::hand_size(2), 20);
  EXPECT_EQ(Duel::hand_size(3), 13);
  EXPECT_EQ(Duel::hand_size(4), 10);
}

TEST(DuelDeal, IsOneChanceNodeForEachSeatInTurn) {
  for (const int n : {2, 3, 4}) {
    auto state = fresh(n);
    Random random(1);
    for (Seat seat = 0; seat < n; ++seat) {
      EXPECT_EQ(Duel::node(state), Node::chance());
      EXPECT_TRUE(Duel::is_sampled(state));
      const auto hand = Duel::sample_outcome(state, random);
      EXPECT_EQ(count(hand), Duel::hand_size(n));
      Duel::apply(state, kChance, hand);
      EXPECT_EQ(state.hands[static_cast<std::size_t>(seat)], hand);
    }
    EXPECT_EQ(Duel::node(state).kind, NodeKind::simultaneous);
    EXPECT_EQ(Duel::ply(state), 0);
    Cards all = 0;
    int cards = 0;
    for (const Cards hand : state.hands) {
      all |= hand;
      cards += count(hand);
    }
    EXPECT_EQ(cards, count(all)) << "no card is dealt twice";
    EXPECT_EQ(cards, n == 3 ? 39 : 40);
  }
}

TEST(DuelDeal, TakesAnyHandThatCanBeDealtAndNoOther) {
  auto state = fresh(4);
  EXPECT_TRUE(Duel::parse_outcome(state, "AS.2S.3S.4S.5S.6S.7S.8S.9S.TS"));
  Duel::apply(state, kChance, *Duel::parse_outcome(state, "AS.2S.3S.4S.5S.6S.7S.8S.9S.TC"));
  EXPECT_TRUE(Duel::parse_outcome(state, "TS.AH.2H.3H.4H.5H.6H.7H.8H.9C"));
  for (const char* wrong :
       {"AS.AH.2H.3H.4H.5H.6H.7H.8H.9H",     // the ace of spades is dealt already
        "AH.2H.3H.4H.5H.6H.7H.8H.9H",        // nine cards
        "AH.2H.3H.4H.5H.6H.7H.8H.9H.TH.AD",  // eleven
        "2H.AH.3H.4H.5H.6H.7H.8H.9H.TH",     // out of order
        "AH.AH.3H.4H.5H.6H.7H.8H.9H.TH",     // one twice
        "AH.2H.3H.4H.5H.6H.7H.8H.9H.TH.", ".AH.2H.3H.4H.5H.6H.7H.8H.9H.TH", "AH,2H,3H,4H,5H,6H,7H,8H,9H,TH",
        "AH.2H.3H.4H.5H.6H.7H.8H.9H.XH", "AH.2H.3H.4H.5H.6H.7H.8H.9H.TX", "AH.2H.3H.4H.5H.6H.7H.8H.9H.T", "", "deal"}) {
    EXPECT_FALSE(Duel::parse_outcome(state, wrong)) << wrong;
  }
}

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

// A turn

TEST(DuelForms, EachSeatPicksOneInSecretAndInAnyOrder) {
  auto state = dealt({"AS.2S", "AH.2H", "AD.2D"});
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0, 1, 2})));
  EXPECT_THAT(actions(state, 1), ElementsAre("J", "Q", "K"));
  state = after(state, 2, "Q");
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0, 1})));
  state = after(state, 0, "J");
  EXPECT_EQ(state.open.now.forms[2], no_form) << "nothing is revealed";
  state = after(state, 1, "J");
  EXPECT_THAT(state.open.now.forms, ElementsAre(jackrabbit, jackrabbit, peacock, no_form));
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0, 1, 2})));
  EXPECT_THAT(actions(state, 1), ElementsAre("AH", "2H"));
}

TEST(DuelForms, TheFormJustPlayedIsDrainedAndComesBackATurnLater) {
  auto state = dealt({"AS.2S.3S.4S", "AH.2H.3H.4H"});
  state = turn(state, {"J AS", "K 4H"});
  EXPECT_THAT(actions(state, 0), ElementsAre("Q", "K"));
  EXPECT_THAT(actions(state, 1), ElementsAre("J", "Q"));
  state = turn(state, {"Q 2S", "J 2H"});
  EXPECT_THAT(actions(state, 0), ElementsAre("J", "K"));
  EXPECT_THAT(actions(state, 1), ElementsAre("Q", "K"));
}

TEST(DuelCardsPlayed, AreRevealedTogether) {
  auto state = with_forms(dealt({"AS.2S", "3H.4H"}), {"J", "K"});
  state = after(state, 1, "4H");
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0})));
  EXPECT_EQ(state.open.turns, 0u);
  state = after(state, 0, "AS");
  EXPECT_EQ(state.open.turns, 1u);
  EXPECT_THAT(state.open.last.cards, ElementsAre(card("AS"), card("4H"), kNoCard, kNoCard));
}

// Who succeeds, as a string of seats, when these cards are played in these forms.
std::string succeeded(const std::vector<std::pair<int, const char*>>& played) {
  BySeat<std::int8_t> shapes = {no_form, no_form, no_form, no_form};
  BySeat<std::int8_t> cards = {kNoCard, kNoCard, kNoCard, kNoCard};
  for (std::size_t seat = 0; seat < played.size(); ++seat) {
    if (played[seat].first == no_form) continue;
    shapes[seat] = static_cast<std::int8_t>(played[seat].first);
    cards[seat] = static_cast<std::int8_t>(card(played[seat].second));
  }
  const unsigned bits = successes(shapes, cards, static_cast<int>(played.size()));
  std::string seats;
  for (unsigned seat = 0; seat < 4; ++seat) seats += (bits >> seat & 1) != 0 ? std::to_string(seat) : "";
  return seats;
}

TEST(DuelSuccess, OfTheJackrabbitIsARankLowerThanEveryOther) {
  EXPECT_EQ(succeeded({{jackrabbit, "3S"}, {jackrabbit, "4S"}}), "0");
  EXPECT_EQ(succeeded({{jackrabbit, "3S"}, {jackrabbit, "3H"}}), "") << "a tie is not lower";
  EXPECT_EQ(succeeded({{jackrabbit, "4S"}, {lion, "9S"}, {lion, "3H"}}), "1");
  EXPECT_EQ(succeeded({{jackrabbit, "AS"}, {jackrabbit, "TS"}}), "0") << "the ace is low";
}

TEST(DuelSuccess, OfTheLionIsARankHigherThanEveryOther) {
  EXPECT_EQ(succeeded({{lion, "3S"}, {lion, "4S"}}), "1");
  EXPECT_EQ(succeeded({{lion, "TS"}, {lion, "TH"}}), "") << "a tie is not higher";
  EXPECT_EQ(succeeded({{lion, "8S"}, {jackrabbit, "9H"}, {jackrabbit, "2H"}}), "2");
}

TEST(DuelSuccess, OfThePeacockIsARankAndASuitThatNoOtherHas) {
  EXPECT_EQ(succeeded({{peacock, "5S"}, {peacock, "6H"}}), "01");
  EXPECT_EQ(succeeded({{peacock, "5S"}, {peacock, "6S"}}), "");
  EXPECT_EQ(succeeded({{peacock, "5S"}, {peacock, "5H"}}), "");
  EXPECT_EQ(succeeded({{peacock, "5S"}, {jackrabbit, "AH"}, {lion, "TD"}, {lion, "9S"}}), "12");
}

TEST(DuelSuccess, IsThatOfTheSourcesExample) {
  EXPECT_EQ(succeeded({{jackrabbit, "3S"}, {jackrabbit, "AH"}, {lion, "9H"}, {peacock, "6H"}}), "12");
  EXPECT_EQ(succeeded({{peacock, "4S"}, {lion, "TD"}, {peacock, "6D"}, {lion, "TC"}}), "0")
      << "6D shares its suit with TD";
}

TEST(DuelSuccess, ComesToTheOnlyCardInAnyForm) {
  for (const int form : {jackrabbit, peacock, lion}) {
    EXPECT_EQ(succeeded({{no_form, ""}, {form, "5S"}, {no_form, ""}}), "1");
  }
}

TEST(DuelSuccess, DiscardsTheCardAndTheOthersGoBackToHand) {
  const auto state = turn(dealt({"AS.2S", "3H.4H"}), {"J AS", "J 3H"});
  EXPECT_EQ(state.hands[0], cards("2S"));
  EXPECT_EQ(state.hands[1], cards("3H.4H"));
  EXPECT_EQ(state.open.discarded[0], cards("AS"));
  EXPECT_EQ(state.open.discarded[1], Cards{0});
}

TEST(DuelSuccess, EveryDiscardIsListedAndByWhom) {
  auto state = turn(dealt({"AS.2S.9S", "3H.4H.TH", "5D.6D.7D"}), {"J AS", "K TH", "Q 5D"});
  for (const Seat viewer : {kSpectator, 0, 1, 2}) {
    EXPECT_THAT(view(state, viewer), HasSubstr(R"("discarded":[["AS"],["TH"],["5D"]])"));
  }
}

// Chameleons

TEST(DuelChameleon, CanBePickedWithAJoker) {
  EXPECT_THAT(actions(with_jokers({0, 1, 0}), 0), ElementsAre("J", "Q", "K"));
  EXPECT_THAT(actions(with_jokers({0, 1, 0}), 1), ElementsAre("J", "Q", "K", "C"));
}

TEST(DuelChameleon, IfItIsTheOnlyOneDecidesWhatItIsAndDrainedFormsAreAllowed) {
  auto state = with_jokers({0, 1, 0});
  state.open.drained[1] = lion;
  EXPECT_THAT(actions(state, 1), ElementsAre("J", "Q", "C"));
  state = with_forms(state, {"J", "C", "Q"});
  EXPECT_EQ(Duel::node(state), Node::decision(1));
  EXPECT_THAT(actions(state, 1), ElementsAre("J", "Q", "K"));
  EXPECT_TRUE(Duel::sees_action(state, 0, 1, lion)) << "everybody sees it";
  state = after(state, 1, "K");
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0, 1, 2})));
  EXPECT_EQ(Duel::ply(state), 4);
  state = with_cards(state, {"5S", "9H", "2D"});
  EXPECT_EQ(state.open.discarded[1], cards("9H"));
}

TEST(DuelChameleon, TwoHaveNoFormAndPlayNoCard) {
  auto state = with_forms(with_jokers({1, 0, 1}), {"C", "J", "C"});
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({1})));
  state = after(state, 1, "9H");
  EXPECT_EQ(state.open.discarded[1], cards("9H")) << "the only card succeeds";
  EXPECT_THAT(state.open.last.cards, ElementsAre(kNoCard, card("9H"), kNoCard, kNoCard));
  EXPECT_EQ(Duel::node(state), Node::simultaneous(seats({0, 1, 2})));
}

TEST(DuelChameleon, EveryJokerPlayedGoesBackAtOnceAndCanBeTakenInThisTurn) {
  auto state = with_forms(with_jokers({1, 1, 0}), {"C", "C", "J"});
  EXPECT_THAT(state.open.jokers, ElementsAre(0, 0, 0, 0));
  state = after(state, 2, "5D");
  EXPECT_THAT(state.open.jokers, ElementsAre(0, 0, 1, 0));
  // The chameleon itself takes its joker again.
  state = with_forms(with_jokers({1, 1, 0}), {"C", "J", "J"});
  EXPECT_THAT(state.open.jokers, ElementsAre(0, 1, 0, 0));
  state = with_cards(after(state, 0, "J"), {"AS", "5H", "6D"});
  EXPECT_THAT(state.open.jokers, ElementsAre(1, 1, 0, 0));
}

TEST(DuelChameleon, DrainsNothingAndAFormDrainedBeforeStillComesBack) {
  auto state = with_jokers({1, 0, 0});
  state.open.drained[0] = jackrabbit;
  state = with_cards(after(with_forms(state, {"C", "J", "Q"}), 0, "K"), {"9S", "2H", "5D"});
  EXPECT_THAT(actions(state, 0), ElementsAre("J", "Q", "K"));
  EXPECT_THAT(actions(state, 1), ElementsAre("Q", "K"));
  auto both = with_jokers({1, 1, 0});
  both.open.drained[0] = peacock;
  both = after(with_forms(both, {"C", "C", "Q"}), 2, "5D");
  EXPECT_THAT(actions(both, 0), ElementsAre("J", "Q", "K"));
}

TEST(DuelJokers, ComeToTheOnlySeatThatDiscardedACard) {
  auto state = turn(with_jokers({0, 0, 0}), {"J AS", "J 2H", "J 2D"});
  EXPECT_THAT(state.open.jokers, ElementsAre(1, 0, 0, 0));
  EXPECT_THAT(actions(state, 0), ElementsAre("Q", "K", "C")) << "usable from the next turn on";
  state = turn(with_jokers({0, 0, 0}), {"J AS", "K 9H", "J 2D"});
  EXPECT_THAT(state.open.jokers, ElementsAre(0, 0, 0, 0)) << "two discarded";
  state = turn(with_jokers({0, 0, 0}), {"J 5S", "J 5H", "K 5D"});
  EXPECT_THAT(state.open.jokers, ElementsAre(0, 0, 0, 0)) << "nobody did";
}

TEST(DuelJokers, AreTwoAndASeatMayHoldBoth) {
  EXPECT_THAT(turn(with_jokers({1, 0, 0}), {"J AS", "J 2H", "J 2D"}).open.jokers, ElementsAre(2, 0, 0, 0));
  EXPECT_THAT(turn(with_jokers({2, 0, 0}), {"J AS", "J 2H", "J 2D"}).open.jokers, ElementsAre(2, 0, 0, 0));
  EXPECT_THAT(turn(with_jokers({1, 1, 0}), {"J AS", "J 2H", "J 2D"}).open.jokers, ElementsAre(1, 1, 0, 0));
}

TEST(DuelJokers, AreOnlyThereWithTheOption) {
  auto state = with_jokers({0, 0, 0});
  state.open.with_chameleon = false;
  EXPECT_THAT(turn(state, {"J AS", "J 2H", "J 2D"}).open.jokers, ElementsAre(0, 0, 0, 0));
}

// The end

TEST(DuelEnd, ASeatWithoutACardWins) {
  const auto state = turn(dealt({"AS", "3H.4H", "3D.4D"}), {"J AS", "J 3H", "J 3D"});
  EXPECT_EQ(Duel::node(state), Node::terminal());
  const Returns returns = Duel::returns(state);
  EXPECT_DOUBLE_EQ(returns[0], 1);
  EXPECT_DOUBLE_EQ(returns[1], -0.5);
  EXPECT_DOUBLE_EQ(returns[2], -0.5);
  EXPECT_THAT(view(state, 1), HasSubstr(R"("end":{"winners":[0],"why":"hand_empty"})"));
}

TEST(DuelEnd, SeveralWithoutACardShare) {
  const auto state = turn(dealt({"AS", "9H", "3D.4D"}), {"J AS", "K 9H", "J 3D"});
  const Returns returns = Duel::returns(state);
  EXPECT_DOUBLE_EQ(returns[0], (1.0 / 2 - 1.0 / 3) * 3 / 2);
  EXPECT_DOUBLE_EQ(returns[1], returns[0]);
  EXPECT_DOUBLE_EQ(returns[2], -0.5);
  EXPECT_DOUBLE_EQ(Duel::returns(turn(dealt({"AS", "9H"}), {"J AS", "K 9H"}))[0], 0) << "a tie of all";
}

Duel::State idle_turns(Duel::State state, int turns) {
  for (int i = 0; i < turns; ++i) {
    const char* form = i % 2 == 0 ? "J" : "Q";
    state = turn(state, {std::string(form) + " 5S", std::string(form) + " 5H"});
  }
  return state;
}

TEST(DuelEnd, ComesAfterThirtyTurnsInARowWithoutADiscard) {
  auto state = dealt({"5S.6S", "5H.6H.7H"});
  state = idle_turns(state, 29);
  EXPECT_EQ(Duel::node(state).kind, NodeKind::simultaneous);
  const auto over = turn(state, {"Q 5S", "Q 5H"});
  EXPECT_EQ(Duel::node(over), Node::terminal());
  EXPECT_EQ(over.open.end, End::deadlock);
  EXPECT_EQ(Duel::returns(over)[0], 1) << "fewest cards";
  // One discard, and the count begins anew.
  EXPECT_EQ(turn(state, {"Q 5S", "Q 6H"}).open.idle, 0);
}

TEST(DuelEnd, AtThePlyLimitTheFewestCardsWinAndEqualsShare) {
  const auto three = dealt({"5S.6S", "5H.6H.7H", "8D.9D"}, 1);
  const auto state = after(three, 1, "J");
  EXPECT_EQ(Duel::node(state), Node::terminal());
  EXPECT_DOUBLE_EQ(Duel::returns(state)[0], 0.25);
  EXPECT_DOUBLE_EQ(Duel::returns(state)[1], -0.5);
  EXPECT_DOUBLE_EQ(Duel::returns(state)[2], 0.25);
}

TEST(DuelEnd, EveryFormEveryCardAndEveryChameleonsDecisionCountsOnePly) {
  auto state = with_forms(with_jokers({1, 0, 0}), {"C", "J", "Q"});
  EXPECT_EQ(Duel::ply(state), 3);
  state = after(state, 0, "K");
  EXPECT_EQ(Duel::ply(state), 4);
  EXPECT_EQ(Duel::ply(with_cards(state, {"9S", "2H", "5D"})), 7);
}

TEST(DuelEnd, InTheMiddleOfANodeTheChoicesNotYetRevealedAreDropped) {
  const auto state = after(with_forms(dealt({"AS", "5H.6H"}, 3), {"J", "J"}), 0, "AS");
  EXPECT_EQ(Duel::node(state), Node::terminal());
  EXPECT_EQ(state.open.end, End::ply_limit);
  EXPECT_EQ(state.hands[0], cards("AS")) << "its success never happened";
  for (const Seat viewer : {kSpectator, 0, 1}) {
    EXPECT_THAT(view(state, viewer), HasSubstr(R"("chosen":null)"));
    EXPECT_THAT(view(state, viewer), HasSubstr(R"("last":null)"));
  }
}

TEST(DuelEnd, TheLimitIsLookedAtAfterTheReveal) {
  const auto forms = with_forms(dealt({"AS.2S", "5H.6H"}, 2), {"J", "K"});
  EXPECT_EQ(Duel::node(forms), Node::terminal());
  EXPECT_THAT(forms.open.now.forms, ElementsAre(jackrabbit, lion, no_form, no_form));
  const auto cards = turn(dealt({"AS.2S", "5H.6H"}, 4), {"J AS", "J 5H"});
  EXPECT_EQ(cards.open.end, End::ply_limit);
  EXPECT_EQ(Duel::returns(cards)[0], 1) << "the discard counts";
}

TEST(DuelEnd, AnEndingByTheRulesComesBeforeTheLimit) {
  EXPECT_EQ(turn(dealt({"AS", "5H.6H"}, 4), {"J AS", "J 5H"}).open.end, End::hand_empty);
}

// Options

TEST(DuelOptions, AreChameleonAndPlyLimit) {
  ASSERT_EQ(Duel::info.options.size(), 2u);
  OptionValues options(Duel::info.options, 3);
  EXPECT_EQ(options[0], 0);
  EXPECT_EQ(options[1], 1000);
  EXPECT_TRUE(options.set_integer("ply_limit", 1));
  EXPECT_TRUE(options.set_integer("ply_limit", 100000));
  EXPECT_FALSE(options.set_integer("ply_limit", 0));
  EXPECT_FALSE(options.set_integer("ply_limit", 100001));
}

TEST(DuelOptions, ChameleonNeedsThreeOrFourSeats) {
  OptionValues options(Duel::info.options, 2);
  EXPECT_EQ(Duel::info.conflict(options, 2), "");
  ASSERT_TRUE(options.set_boolean("chameleon", true));
  EXPECT_EQ(Duel::info.conflict(options, 2), "option chameleon is true with 2 seats, expected 3 or 4 seats");
  EXPECT_EQ(Duel::info.conflict(options, 3), "");
  EXPECT_EQ(Duel::info.conflict(options, 4), "");
}

// What is shown

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
