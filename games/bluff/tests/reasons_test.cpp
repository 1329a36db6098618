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

// How often the bid is true of dice drawn as they are believed, after these of the seat's own are shown and its others roll again.
double chance_of_showing(const Bluff::Observation& known, Dice shown, Bid bid, Random& random, int samples = 4000) {
  const Belief belief(known.open, kPolicy);
  int hits = 0;
  for (int i = 0; i < samples; ++i) {
    auto dice = belief.draw(random);
    dice[static_cast<std::size_t>(known.viewer)] = shown + roll((known.hidden - shown).size(), random);
    int count = 0;
    for (std::size_t each = 0; each < static_cast<std::size_t>(known.open.seats); ++each) {
      count += (dice[each] + known.open.shown[each]).counting(bid.face);
    }
    hits += count >= bid.count ? 1 : 0;
  }
  return static_cast<double>(hits) / samples;
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
  EXPECT_THAT(reasons_of(state, "7x5", "8x5"),
              testing::Not(testing::Contains(testing::Field(&Reason::kind, Reason::Kind::likely_before))))
      << "that is no reason for the lower of two bids";
}

TEST(BluffReasons, ToHoldIsRightWhereNoShowingMakesTheBidLikelier) {
  const auto enough = reasons_of(after(rolled({"11666", "22345"}), {"5x6"}), "hold");
  ASSERT_EQ(enough.size(), 1u);
  EXPECT_EQ(enough[0].kind, Reason::Kind::no_gain);
  EXPECT_EQ(enough[0].chance, 1);
  EXPECT_LT(enough[0].otherwise, 1);
  EXPECT_THAT(reasons_of(after(rolled({"23466", "22345"}), {"5x6"}), "hold"), testing::IsEmpty());
}

TEST(BluffReasons, ALikelyBidIsLeftAsItIsThoughShowingWouldHelp) {
  const auto told = reasons_of(after(rolled({"11266", "22345"}), {"5x6"}), "hold");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].kind, Reason::Kind::likely_bid);
  EXPECT_EQ(told[0].own, 4);
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
      // As a player would: among random bids hardly one is likely.
      const auto action = draw(consider(known.open, seat, known.hidden, kPolicy), random);
      for (const Reason& reason : reasons(known, seat, action, std::nullopt)) {
        met.insert(reason.kind);
        ActionList<Bluff> legal;
        Bluff::actions(state, seat, legal);
        if (reason.kind == Reason::Kind::least_bid) {
          EXPECT_EQ(Bluff::token(state, seat, action), Bluff::token(state, seat, legal[0]));
        }
        if (reason.kind == Reason::Kind::best_higher) {
          EXPECT_LT(reason.chance, 0.5);
          for (int place = known.open.bid + 1; place < static_cast<int>(Bluff::challenge(known.open)); ++place) {
            const Bid higher = bid_at(place, known.open.in_play);
            EXPECT_LE(chance_of_showing(known, known.hidden, higher, random, 600), reason.chance + 0.1);
          }
        }
        if (reason.kind == Reason::Kind::likely_before) {
          EXPECT_EQ(reason.bid, bid_at(known.open.bid, known.open.in_play));
          EXPECT_GE(reason.chance, 0.5);
        }
        if (reason.kind == Reason::Kind::no_gain) {
          EXPECT_LT(reason.otherwise, reason.chance + 0.02);
          for (const auto choice : legal) {
            if (choice == Bluff::kHold) continue;
            EXPECT_LE(chance_of_showing(known, Dice::of_bits(choice), reason.bid, random, 600), reason.otherwise + 0.1)
                << Bluff::text(state, seat);
          }
        }
        const Dice shown = reason.kind == Reason::Kind::raises_chance ? Dice::of_bits(action) : known.hidden;
        EXPECT_NEAR(chance_of_showing(known, shown, reason.bid, random), reason.chance, 0.05)
            << Bluff::text(state, seat);
      }
      Bluff::apply(state, seat, action);
    }
  }
  // That to hold keeps a chance needs another choice to be set beside.
  EXPECT_EQ(met, (std::set{Reason::Kind::likely_bid, Reason::Kind::unlikely_bid, Reason::Kind::raises_chance,
                           Reason::Kind::no_gain, Reason::Kind::least_bid, Reason::Kind::likely_before,
                           Reason::Kind::best_higher}));
}

}  // namespace
}  // namespace nemeton::bluff
