// What a viewer does not know shows nowhere: two states that differ only there look alike to him, byte for byte.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/match_of.hpp"
#include "games/bluff/bot.hpp"
#include "games/bluff/tests.hpp"

namespace nemeton {
namespace {

using namespace bluff;

// The same state with all hidden dice fallen anew but the viewer's own.
Bluff::State fallen_anew(Bluff::State state, Seat viewer, Random& random) {
  for (Seat seat = 0; seat < state.open.seats; ++seat) {
    Dice& dice = state.hidden[static_cast<std::size_t>(seat)];
    if (seat != viewer) dice = roll(dice.size(), random);
  }
  return state;
}

// Calls `look(state, other, viewer)` for pairs that differ only in what the viewer does not know, all over random games. Bids
// are mostly small raises, so that rounds are long. Returns how many pairs were different.
template <class Look>
int pairs(Look look) {
  Random random(7);
  int different = 0;
  for (int game = 0; game < 120; ++game) {
    const int seats = 2 + game % 5;
    auto state = fresh(seats, {.loss = game % 2 == 0 ? "difference" : "one",
                               .exact = game % 3 == 0 ? "others" : "challenger",
                               .ply_limit = 1 + static_cast<int>(below(random, 60))});
    while (true) {
      for (Seat viewer = kSpectator; viewer < seats; ++viewer) {
        const auto other = fallen_anew(state, viewer, random);
        different += other.hidden != state.hidden ? 1 : 0;
        look(state, other, viewer, random);
        if (testing::Test::HasFailure()) return different;
      }
      if (Bluff::node(state).kind == NodeKind::terminal) break;
      if (state.open.stage == Stage::bid && random() % 8 != 0) {
        const int next = state.open.bid + 1 + static_cast<int>(below(random, 8));
        Bluff::apply(state, state.open.turn, std::min(static_cast<Bluff::Action>(next), Bluff::challenge(state.open)));
      } else {
        random_step(state, random);
      }
    }
  }
  return different;
}

TEST(BluffSecrets, ViewsAndTextsAreTheSameByteForByte) {
  const int different = pairs([](const Bluff::State& state, const Bluff::State& other, Seat viewer, Random&) {
    ASSERT_EQ(view(state, viewer), view(other, viewer));
    ASSERT_EQ(Bluff::text(state, viewer), Bluff::text(other, viewer));
  });
  EXPECT_GT(different, 10000);
}

TEST(BluffSecrets, NodesLegalActionsAndReturnsAreTheSame) {
  pairs([](const Bluff::State& state, const Bluff::State& other, Seat viewer, Random&) {
    const Node node = Bluff::node(state);
    ASSERT_EQ(node, Bluff::node(other));
    ASSERT_EQ(Bluff::ply(state), Bluff::ply(other));
    if (node.kind == NodeKind::terminal) ASSERT_EQ(Bluff::returns(state), Bluff::returns(other));
    if (node.to_act.has(viewer)) ASSERT_EQ(actions(state), actions(other));
  });
}

TEST(BluffSecrets, OutcomesAreTheSame) {
  pairs([](const Bluff::State& state, const Bluff::State& other, Seat, Random&) {
    if (Bluff::node(state).kind != NodeKind::chance) return;
    OutcomeList<Bluff> one;
    OutcomeList<Bluff> two;
    Bluff::outcomes(state, one);
    Bluff::outcomes(other, two);
    ASSERT_TRUE(std::ranges::equal(
        one, two, [](const auto& a, const auto& b) { return a.outcome == b.outcome && a.weight == b.weight; }));
  });
}

TEST(BluffSecrets, WhoKnowsOfAStepIsTheSame) {
  pairs([](const Bluff::State& state, const Bluff::State& other, Seat viewer, Random& random) {
    if (Bluff::node(state).kind == NodeKind::terminal) return;
    const Seat seat = actor(state);
    const auto any = [&](const Bluff::State& of) {
      return seat == kChance ? Bluff::random_outcome(of, random) : Bluff::random_action(of, seat, random);
    };
    const bool knows = Bluff::knows(state, viewer, seat, any(state));
    ASSERT_EQ(knows, Bluff::knows(other, viewer, seat, any(other)));
    ASSERT_EQ(knows, seat != kChance || viewer == state.open.turn);
  });
}

TEST(BluffSecrets, TheBotChoosesTheSame) {
  int asked = 0;
  pairs([&](const Bluff::State& state, const Bluff::State& other, Seat viewer, Random& random) {
    if (!Bluff::node(state).to_act.has(viewer) || random() % 24 != 0) return;
    for (const Level level : {Level::casual, Level::strong}) {
      const Limits limits{level, std::chrono::hours(1), random(), nullptr};
      const auto one = think(Bluff::knowledge(state, viewer), viewer, limits);
      const auto two = think(Bluff::knowledge(other, viewer), viewer, limits);
      ASSERT_EQ(one.action, two.action);
      ASSERT_EQ(one.value, two.value);
    }
    ++asked;
  });
  EXPECT_GT(asked, 60);
}

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
        const auto drawn = match.draw(seed);
        ASSERT_TRUE(drawn);
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
