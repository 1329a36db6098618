// What holds at every node of random games with random options.
#include <gtest/gtest.h>

#include "games/sigily/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::sigily {
namespace {

OptionValues random_options(Random& random, int seats) {
  constexpr const char* kStarts[] = {"samhain", "winter",     "oimelc", "spring",     "beltane",
                                     "summer",  "lughnasadh", "autumn", "territorial"};
  OptionValues options = options_of(seats, {{"chariots", 3 + static_cast<int>(below(random, 2))},
                                            {"partners", seats == 4 && below(random, 2) == 0},
                                            {"start", kStarts[below(random, 9)]},
                                            {"home", below(random, 2) == 0},
                                            {"questions", below(random, 2) == 0 ? 0 : 12},
                                            {"stacks", below(random, 2) == 0},
                                            {"ply_limit", 1 + static_cast<int>(below(random, 2000))}});
  const std::string spells = joined_words(options.specs()[7], static_cast<int>(below(random, 256)));
  EXPECT_TRUE(options.set_word("spells", spells));
  return options;
}

template <class Look>
void at_every_node(int games, Look look) {
  Random random(1);
  for (int game = 0; game < games; ++game) {
    const int seats = 2 + static_cast<int>(below(random, 3));
    History<Sigily> history(Sigily::start(random_options(random, seats), seats));
    for (;; random_step(history, random)) {
      look(history.state());
      if (testing::Test::HasFailure()) FAIL() << Sigily::text(history.state(), 0);
      if (Sigily::node(history.state()).kind == NodeKind::terminal) break;
    }
  }
}

bool fights(const State& state) { return state.turn.stage == Stage::attack || state.turn.stage == Stage::defence; }

TEST(SigilyRandom, FiftyTwoCoinsAreAlwaysThere) {
  at_every_node(2000, [](const State& state) {
    int coins = std::accumulate(state.lying.begin(), state.lying.end(), 0);
    coins = std::accumulate(state.treasure.begin(), state.treasure.end(), coins);
    for (const Rider& rider : state.riders) coins += rider.stack.place < kSigils ? rider.stack.coins : 0;
    EXPECT_EQ(coins, kCoins);
  });
}

TEST(SigilyRandom, EveryChariotIsInOnePlace) {
  at_every_node(2000, [](const State& state) {
    unsigned seen = 0;
    const auto see = [&](Chariot top) {
      for (Chariot c = top; c != kNobody; c = state.riders[c].below) {
        EXPECT_EQ(seen >> c & 1, 0u);
        seen |= 1u << c;
        if (c != top) {
          EXPECT_EQ(stack_of(state, c).place, kUnder);
        }
        EXPECT_TRUE(are_friends(state, owner_of(c), owner_of(top)));
      }
    };
    for (std::size_t sigil = 0; sigil < kSigils; ++sigil) {
      if (state.top_at[sigil] == kNobody) continue;
      EXPECT_EQ(stack_of(state, state.top_at[sigil]).place, sigil);
      see(state.top_at[sigil]);
    }
    const bool between = state.turn.stage == Stage::cut_off;
    for (Chariot c = 0; c < state.riders.size(); ++c) {
      if (stack_of(state, c).place == kInHand || stack_of(state, c).place == kHome) see(c);
      // An attacker stands on no sigil yet.
      if ((fights(state) || between) && c == state.turn.attacker && (seen >> c & 1) == 0) see(c);
    }
    EXPECT_EQ(seen, 0xffffu);
  });
}

TEST(SigilyRandom, AChariotOnTheRingStandsWhereItsProgressSays) {
  at_every_node(2000, [](const State& state) {
    for (std::size_t sigil = 0; sigil < kSigils; ++sigil) {
      if (state.top_at[sigil] == kNobody) continue;
      const Stack& stack = stack_of(state, state.top_at[sigil]);
      const int stands = is_ring(stack.place) ? stack.place : gate_of(stack.entry);
      EXPECT_EQ(((state.setup.start[stack.origin] + stack.progress - stands) % kRing + kRing) % kRing, 0);
      EXPECT_LT(stack.progress, kRing);
      if (is_deep(stack.place)) {
        EXPECT_FALSE(stack.stone_skin);
      }
    }
  });
}

TEST(SigilyRandom, NoTerritoryHasTwoCurses) {
  at_every_node(500, [](const State& state) {
    for (int quarter = 0; quarter < kQuarters; ++quarter) {
      EXPECT_LE(std::popcount(state.cursed & territory(quarter)), 1);
      EXPECT_EQ(state.cursed & ring_bit(gate_of(quarter)), 0u);
    }
  });
}

TEST(SigilyRandom, ATurnHasThreeFreeThrowsAtMost) {
  at_every_node(500, [](const State& state) { EXPECT_LE(state.turn.free_throws, kFreeThrows); });
}

}  // namespace
}  // namespace nemeton::sigily
