// What holds at every node of random games with random options.
#include <gtest/gtest.h>

#include "games/races/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::races {
namespace {

// Calls `look(state before, actor, action, state after)` at every step of random games.
template <Game G, class Look>
void at_every_step(int games, Look look) {
  Random random(1);
  for (int game = 0; game < games; ++game) {
    const int seats =
        G::info.min_seats +
        static_cast<int>(below(random, static_cast<std::uint32_t>(G::info.max_seats - G::info.min_seats + 1)));
    const OptionValues options = options_of(seats, {{"target", static_cast<int>(below(random, 2) * 11)},
                                                    {"partners", seats == 4 && below(random, 2) == 0},
                                                    {"mixed_entry", below(random, 2) == 0},
                                                    {"ply_limit", 1 + static_cast<int>(below(random, 3000))}});
    State state = G::start(options, seats);
    while (G::node(state).kind != NodeKind::terminal) {
      const State before = state;
      const Node node = G::node(state);
      const Seat actor = node.kind == NodeKind::chance ? kChance : node.to_act.first();
      const Action action =
          actor == kChance ? random_outcome<G>(state, random) : random_action<G>(state, actor, random);
      G::apply(state, actor, action);
      look(before, actor, action, state);
      if (testing::Test::HasFailure())
        FAIL() << G::token(before, actor, action) << "\n" << G::text(before, 0) << G::text(state, 0);
    }
  }
}

template <class G>
class EveryRace : public testing::Test {};
using Races = testing::Types<Tabulus, Triangulus, Druidica>;
TYPED_TEST_SUITE(EveryRace, Races);

TYPED_TEST(EveryRace, ShowsEachOfTwentyEightTilesOnceAtMost) {
  at_every_step<TypeParam>(300, [](const State&, Seat, Action, const State& state) {
    std::uint32_t seen = 0;
    for (int odd = 1; odd <= TypeParam::board().plan.positions; odd += 2) {
      ASSERT_EQ(state.shown.at(odd), state.shown.at(odd + 1));
      if (!state.shown.at(odd)) continue;
      const std::uint32_t tile = 1u << tile_number(state.shown.value(odd), state.shown.value(odd + 1));
      EXPECT_EQ(seen & tile, 0u);
      seen |= tile;
    }
    EXPECT_EQ(seen ^ state.unseen.tiles, Unseen::kAll);
  });
}

TYPED_TEST(EveryRace, HasFiftySixTilesInTheStockLessThoseDrawnSinceItWasShuffled) {
  int drawn = 0;
  at_every_step<TypeParam>(300, [&](const State& before, Seat actor, Action, const State& state) {
    if (before.ply == 0 && before.stock.size() == 56 && before.hand == 1) drawn = 0;
    if (actor == kChance && before.stage != Stage::turn) ++drawn;
    if (state.hand != before.hand) drawn = 0;
    if (drawn == 56 && state.stock.size() == 56) drawn = 0;
    EXPECT_EQ(state.stock.size(), 56 - drawn);
    EXPECT_EQ(state.stock.copies & state.stock.copies >> 1 & 0x5555'5555'5555'5555,
              state.stock.copies >> 1 & 0x5555'5555'5555'5555)
        << "the upper of two bits is set only while the lower is";
  });
}

TYPED_TEST(EveryRace, KeepsEveryMarkerAtStartOnAPlaceBeforeItsEndOrHome) {
  at_every_step<TypeParam>(300, [](const State&, Seat, Action, const State& state) {
    for (int seat = 0; seat < kSeats; ++seat) {
      for (std::size_t number = 0; number < kMarkers; ++number) {
        const Place place = state.team(seat)[number];
        if (seat >= state.setup.seats || number >= state.setup.markers) {
          EXPECT_EQ(place, kHome) << "no marker is there";
          continue;
        }
        if (place == kStart || place == kHome) continue;
        EXPECT_LT(place, TypeParam::board().plan.places());
        EXPECT_NE(place, TypeParam::board().route(seat).end);
      }
    }
  });
}

TYPED_TEST(EveryRace, LetsTheMoverOfAnActionAndOneOpponentChangePlacesAndNobodyElse) {
  at_every_step<TypeParam>(300, [](const State& before, Seat, Action, const State& state) {
    if (state.hand != before.hand) return;
    int changed = 0;
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      int of_seat = 0;
      for (std::size_t number = 0; number < kMarkers; ++number) {
        const Place was = before.team(seat)[number], is = state.team(seat)[number];
        of_seat += was != is ? 1 : 0;
        if (was == kHome) {
          EXPECT_EQ(is, kHome) << "who is home stays there";
        }
      }
      EXPECT_LE(of_seat, 1);
      changed += of_seat;
      if (of_seat > 0 && seat != before.seat) {
        EXPECT_TRUE(state.are_opponents(seat, before.seat));
      }
    }
    EXPECT_LE(changed, 2);
  });
}

TYPED_TEST(EveryRace, HasPointsThatGrowOnlyWhenASeatGoesOut) {
  at_every_step<TypeParam>(300, [](const State& before, Seat, Action, const State& state) {
    if (state.hand == before.hand && state.out == before.out) {
      EXPECT_EQ(state.points, before.points);
    }
  });
}

TYPED_TEST(EveryRace, HasReturnsWithinItsStakeThatAddUpToNothing) {
  at_every_step<TypeParam>(1000, [](const State&, Seat, Action, const State& state) {
    if (TypeParam::node(state).kind != NodeKind::terminal) return;
    double sum = 0;
    for (const double value : TypeParam::returns(state)) {
      sum += value;
      EXPECT_LE(std::abs(value), TypeParam::info.stake);
    }
    EXPECT_NEAR(sum, 0, 1e-12);
  });
}

// The way of each action is looked for again without the tables, one step after another.
TYPED_TEST(EveryRace, MovesAMarkerAlongTheWaysOfItsBoard) {
  const Board& board = TypeParam::board();
  at_every_step<TypeParam>(300, [&](const State& before, Seat actor, Action action, const State&) {
    if (actor == kChance || before.stage != Stage::move) return;
    const Goal goal = board.plan.goals[static_cast<std::size_t>(actor)];
    struct Step {
      Place place;
      bool used;  // the gate has been taken
    };
    std::vector<Step> on = {{from_of(action), false}};
    for (int n = 0; n < steps_of(action); ++n) {
      std::vector<Step> next;
      for (const auto& [place, used] : on) {
        if (place == kStart) next.push_back({goal.entry, used});
        else if (place != goal.end) {
          for (const Place p : board.plan.ways[place]) next.push_back({p, used});
        }
        if (!takes_gate(action) || used || n >= factor_of(action)) continue;
        const Gate& gate = board.plan.gates[gate_of(action)];
        if (board.plan.position(place) == gate.position && place != kStart) next.push_back({gate.exit, true});
      }
      on = std::move(next);
    }
    const bool found = std::ranges::any_of(
        on, [&](const Step& step) { return step.place == to_of(action) && step.used == takes_gate(action); });
    EXPECT_TRUE(found);
  });
}

}  // namespace
}  // namespace nemeton::races
