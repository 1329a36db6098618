// The search's own board against the rules: the same moves, boards and ends, and nothing foreseen that the rules do not bring.
#include "games/brandubh/bot/position.hpp"

#include <gmock/gmock.h>

#include "games/brandubh/tests/positions.hpp"
#include "search/perft.hpp"

namespace nemeton::brandubh {
namespace {

bool is_over(const Position& position) {
  const auto seen = position.foreseen();
  return seen && (std::abs(*seen) == kWin || *seen == 0);
}

Perft perft_of(const Position& position, int depth) {
  if (depth == 0) return {1, is_over(position) ? 1u : 0u};
  if (is_over(position)) return {};
  Position::MoveList moves;
  position.moves(moves);
  Perft sum;
  for (const auto move : moves) {
    const Perft below = perft_of(position.after(move), depth - 1);
    sum.leaves += below.leaves;
    sum.ended += below.ended;
  }
  return sum;
}

TEST(BrandubhPosition, CountsTheLinesThatTheRulesCount) {
  random_lines(200, [](const History<Brandubh>& history) {
    const auto& state = history.state();
#if defined(NDEBUG)
    const int depth = state.ply % 20 == 0 ? 4 : 3;
#else
    const int depth = 2;
#endif
    const Perft known = perft<Brandubh>(state, depth);
    const Perft own = perft_of(Position(state), depth);
    ASSERT_EQ(own.leaves, known.leaves) << Brandubh::text(state, 0);
    ASSERT_EQ(own.ended, known.ended) << Brandubh::text(state, 0);
  });
}

TEST(BrandubhPosition, IsWhatTheRulesMakeOfAGame) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    History<Brandubh> history(Brandubh::start(options(Brandubh::kRules[seed % 2]), 2));
    Position position(history.state());
    while (!over(history.state())) {
      const Seat seat = history.state().turn;
      const auto move = random_action<Brandubh>(history.state(), seat, random);
      position = position.after(move);
      history.apply(seat, move);
      const Position fresh(history.state());
      ASSERT_EQ(position.position(), fresh.position());
      ASSERT_EQ(position.key(), fresh.key());
      ASSERT_EQ(position.position(), Position::position_of(history.keys().back(), history.state().challenge));
      ASSERT_EQ(position.reach(), fresh.reach());
      ASSERT_EQ(position.reversible(), history.state().reversible_plies);
    }
  }
}

TEST(BrandubhPosition, ListsEveryMoveOnceButThoseThatLeaveAWayHomeOpen) {
  int forced = 0;
  random_lines(1000, [&](const History<Brandubh>& history) {
    const auto& state = history.state();
    const Position position(state);
    if (position.foreseen()) return;
    Position::MoveList all, some;
    position.moves(all);
    some.clear();
    position.forcing(some, false);
    position.quiet(some);
    std::set<Brandubh::Action> listed(some.begin(), some.end());
    ASSERT_EQ(listed.size(), some.size());
    for (const auto move : all) {
      EXPECT_EQ(listed.contains(move), position.is_move(move));
      if (listed.contains(move)) continue;
      ++forced;
      ASSERT_TRUE(position.is_forced());
      EXPECT_EQ(position.after(move).foreseen(), kWin - 1) << Brandubh::text(state, 0);
    }
    for (int from = 0; from < 64; ++from) {
      for (int to = 0; to < 64; ++to) {
        const auto move = Brandubh::action(from, to);
        EXPECT_EQ(position.is_move(move), listed.contains(move));
      }
    }
  });
  EXPECT_GT(forced, 100);
}

TEST(BrandubhPosition, IsThreatenedWhereTheKingWouldBeCapturedNext) {
  int threatened = 0;
  random_lines(1000, [&](const History<Brandubh>& history) {
    const auto& state = history.state();
    if (over(state)) return;
    auto passed = state;
    passed.turn = Brandubh::kAttackers;
    ActionList<Brandubh> actions;
    Brandubh::actions(passed, passed.turn, actions);
    const bool captures = std::ranges::any_of(actions, [&](auto action) {
      auto next = passed;
      Brandubh::apply(next, passed.turn, action);
      return next.end == End::king_captured;
    });
    const bool expected = state.turn == Brandubh::kDefenders && captures;
    EXPECT_EQ(Position(state).is_threatened(), expected) << Brandubh::text(state, 0);
    threatened += expected ? 1 : 0;
  });
  EXPECT_GT(threatened, 20);
}

// The score for the seat to act within so many plies by the rules alone, or 0 if nothing is decided by then.
int plain(const Brandubh::State& state, int plies) {
  if (over(state)) {
    const double won = Brandubh::returns(state)[state.turn];
    return won > 0 ? kWin : won < 0 ? -kWin : 0;
  }
  if (plies == 0) return 0;
  ActionList<Brandubh> actions;
  Brandubh::actions(state, state.turn, actions);
  int best = -kWin;
  for (const auto action : actions) {
    auto next = state;
    Brandubh::apply(next, state.turn, action);
    best = std::max(best, one_ply_before(-plain(next, plies - 1)));
    if (best == kWin - 1) break;
  }
  return best;
}

TEST(BrandubhPosition, ForeseesWhatTheRulesBring) {
  std::map<int, int> met;
  random_lines(6000, [&](const History<Brandubh>& history) {
    const auto& state = history.state();
    const auto seen = Position(state).foreseen();
    const int at_once = plain(state, 1);
    if (at_once == kWin - 1 || seen == kWin - 1) {
      ASSERT_EQ(seen, at_once) << Brandubh::text(state, 0);
    }
    if (!seen) return;
    ++met[*seen];
    if (std::abs(*seen) < kWin) EXPECT_EQ(plain(state, kWin - std::abs(*seen)), *seen) << Brandubh::text(state, 0);
  });
  for (const int score : {kWin - 1, 2 - kWin, kWin - 3}) EXPECT_GT(met[score], 10) << score;
}

TEST(BrandubhPosition, ForeseesNoWinThatTheLimitForbids) {
  // The attackers cannot close both ways; but the game may end before the king is home.
  const char* picture = R"(
    . . . . . . .
    . . . A A . .
    . . . . . . .
    K . . . . A A
    . . . . . . .
    . . . . . D .
    . . . A . . .)";
  EXPECT_EQ(Position(drawn(picture, kA, "basic", 2)).foreseen(), std::nullopt);
  EXPECT_EQ(Position(drawn(picture, kA, "basic", 3)).foreseen(), 2 - kWin);
  EXPECT_EQ(Position(drawn(picture, kA), true).foreseen(), std::nullopt) << "a third time may come first";
  EXPECT_EQ(Position(drawn(picture, kD, "basic", 1)).foreseen(), kWin - 1);
}

}  // namespace
}  // namespace nemeton::brandubh
