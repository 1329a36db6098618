// What a viewer does not know shows nowhere: two states that differ only there look alike to him, byte for byte.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/match_of.hpp"
#include "games/duel/bot.hpp"
#include "games/duel/tests.hpp"

namespace nemeton {
namespace {

using namespace duel;

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

std::string view(const Duel::State& state, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  Duel::view(state, viewer, json);
  return text;
}

// The same state with all dealt anew that `viewer` has not seen: cards in others' hands that were never shown, the card left
// over, and choices in secret.
Duel::State shuffled(Duel::State state, Seat viewer, Random& random) {
  const Public& open = state.open;
  const bool knows_all_hands = viewer != kSpectator && open.seats == 2 && open.dealt == 2;
  const auto hidden = [&](Seat seat) {
    return seat == viewer || knows_all_hands ? Cards{0} : state.hands[at(seat)] & ~open.shown[at(seat)];
  };
  Cards pool = kAllCards;
  for (Seat seat = 0; seat < kMaxDuelists; ++seat)
    pool &= ~(state.hands[at(seat)] & ~hidden(seat)) & ~open.discarded[at(seat)];
  for (Seat seat = 0; seat < open.dealt; ++seat) {
    const Cards before = hidden(seat);
    state.hands[at(seat)] &= ~before;
    for (int left = count(before); left > 0; --left) {
      const Cards card = set_of(nth(pool, below(random, static_cast<std::uint32_t>(count(pool)))));
      pool &= ~card;
      state.hands[at(seat)] |= card;
    }
  }
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (seat == viewer || state.chosen[at(seat)] < 0) continue;
    state.chosen[at(seat)] = static_cast<std::int8_t>(Duel::random_action(state, seat, random));
  }
  return state;
}

// Calls `look(state, other, viewer)` for pairs that differ only in what the viewer does not know, all over random games.
template <class Look>
int pairs(Look look) {
  Random random(7);
  int different = 0;
  for (int game = 0; game < 150; ++game) {
    const int seats = 2 + game % 3;
    auto state = fresh(seats, 1 + static_cast<int>(below(random, 400)), seats > 2 && game % 2 == 0);
    while (true) {
      for (Seat viewer = kSpectator; viewer < seats; ++viewer) {
        const auto other = shuffled(state, viewer, random);
        different += other.hands != state.hands || other.chosen != state.chosen ? 1 : 0;
        look(state, other, viewer, random);
        if (testing::Test::HasFailure()) return different;
      }
      if (Duel::node(state).kind == NodeKind::terminal) break;
      step(state, random);
    }
  }
  return different;
}

TEST(DuelSecrets, ViewsAndTextsAreTheSameByteForByte) {
  const int different = pairs([](const Duel::State& state, const Duel::State& other, Seat viewer, Random&) {
    ASSERT_EQ(view(state, viewer), view(other, viewer));
    ASSERT_EQ(Duel::text(state, viewer), Duel::text(other, viewer));
  });
  EXPECT_GT(different, 10000);
}

TEST(DuelSecrets, NodesLegalActionsAndReturnsAreTheSame) {
  pairs([](const Duel::State& state, const Duel::State& other, Seat viewer, Random&) {
    const Node node = Duel::node(state);
    ASSERT_EQ(node, Duel::node(other));
    ASSERT_EQ(Duel::ply(state), Duel::ply(other));
    if (node.kind == NodeKind::terminal) ASSERT_EQ(Duel::returns(state), Duel::returns(other));
    if (!node.to_act.has(viewer)) return;
    ActionList<Duel> one;
    ActionList<Duel> two;
    Duel::actions(state, viewer, one);
    Duel::actions(other, viewer, two);
    ASSERT_TRUE(std::ranges::equal(one, two));
  });
}

TEST(DuelSecrets, WhoKnowsOfAStepIsTheSame) {
  pairs([](const Duel::State& state, const Duel::State& other, Seat viewer, Random& random) {
    const Node node = Duel::node(state);
    if (node.kind == NodeKind::terminal) return;
    const Seat actor = node.kind == NodeKind::chance ? kChance : node.to_act.first();
    const auto any = [&](const Duel::State& of) {
      return actor == kChance ? Duel::deal(of, random) : Duel::random_action(of, actor, random);
    };
    const bool knows = Duel::knows(state, viewer, actor, any(state));
    ASSERT_EQ(knows, Duel::knows(other, viewer, actor, any(other)));
    ASSERT_EQ(knows,
              actor == kChance ? viewer == state.open.dealt : viewer == actor || node.kind == NodeKind::decision);
  });
}

TEST(DuelSecrets, TheBotChoosesTheSame) {
  int asked = 0;
  pairs([&](const Duel::State& state, const Duel::State& other, Seat viewer, Random& random) {
    if (!Duel::node(state).to_act.has(viewer) || random() % 8 != 0) return;
    const Limits limits{Level::strong, std::chrono::hours(1), random(), nullptr};
    const auto one = think(Duel::knowledge(state, viewer), viewer, limits);
    const auto two = think(Duel::knowledge(other, viewer), viewer, limits);
    ASSERT_EQ(one.action, two.action);
    ASSERT_EQ(one.value, two.value);
    ++asked;
  });
  EXPECT_GT(asked, 500);
}

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
