// Alpha-beta finds the values of Nim, with seats that alternate and seats that do not. With repetition it is tested on Brandubh.
#include "search/alpha_beta.hpp"

#include <gtest/gtest.h>

#include "search/tests/nim_board.hpp"

namespace nemeton {
namespace {

constexpr std::size_t kTableBytes = 1 << 16;
// All heaps up to 5, but for the empty ones.
void each_position(bool again, const auto& visit) {
  for (std::uint8_t a = 0; a <= 5; ++a) {
    for (std::uint8_t b = 0; b <= a; ++b) {
      for (std::uint8_t c = 0; c <= b; ++c) {
        for (const auto turn : {std::int8_t{0}, std::int8_t{1}}) {
          const Nim::State state{{b, a, c}, again, turn};
          if (!state.over()) visit(state);
        }
      }
    }
  }
}

SearchResult<NimBoard::Move> searched(const Nim::State& state, std::span<const NimBoard::Move> among = {}) {
  TranspositionTable<NimBoard::Move> table(kTableBytes);
  AlphaBeta<NimBoard, NimGuess> search(kGuess, table);
  return search.search(NimBoard(state), {}, {}, 30, among);
}

TEST(AlphaBeta, KnowsWhoWinsNimAndPlaysSo) {
  each_position(false, [](const Nim::State& state) {
    const auto found = searched(state);
    EXPECT_EQ(found.score > 0, state.nim_sum() != 0);
    EXPECT_GT(std::abs(found.score), kEvalLimit) << "every game of Nim is won or lost";
    Nim::State next = state;
    Nim::apply(next, state.turn, found.action);
    if (state.nim_sum() != 0) {
      EXPECT_EQ(next.nim_sum(), 0);
    }
  });
}

// The value for the seat to act, by looking at everything: 1 or -1.
int plain(const Nim::State& state) {
  ActionList<Nim> actions;
  Nim::actions(state, state.turn, actions);
  int best = -1;
  for (const Nim::Action action : actions) {
    Nim::State next = state;
    Nim::apply(next, state.turn, action);
    if (next.over()) return 1;
    best = std::max(best, next.turn == state.turn ? plain(next) : -plain(next));
  }
  return best;
}

TEST(AlphaBeta, SearchesGamesInWhichASeatMovesAgain) {
  int moved_again = 0;
  each_position(true, [&](const Nim::State& state) {
    if (state.heaps[0] + state.heaps[1] + state.heaps[2] > 8) return;
    const auto found = searched(state);
    EXPECT_EQ(found.score > 0 ? 1 : -1, plain(state));
    moved_again += found.action % 2 == 0 ? 1 : 0;
  });
  EXPECT_GT(moved_again, 5);
}

TEST(AlphaBeta, ExpectsALineThatIsLegalAndEndsTheGame) {
  Nim::State state{{3, 4, 5}};
  const auto found = searched(state);
  ASSERT_EQ(found.score, kWin - static_cast<int>(found.pv.size()));
  for (const NimBoard::Move action : found.pv) {
    ActionList<Nim> actions;
    Nim::actions(state, state.turn, actions);
    ASSERT_NE(std::ranges::find(actions, Nim::Action{action}), actions.end());
    Nim::apply(state, state.turn, action);
  }
  EXPECT_TRUE(state.over());
}

TEST(AlphaBeta, SearchesOnlyAmongTheActionsThatAreNamed) {
  // The only winning action takes 2 of the heap of 3.
  const Nim::State state{{3, 4, 5}};
  const auto found = searched(state, std::array<NimBoard::Move, 2>{0 * 16 + 1, 1 * 16 + 3});
  EXPECT_LT(found.score, 0);
  EXPECT_TRUE(found.action == 1 || found.action == 19);
}

TEST(AlphaBeta, EndsWhereItsBudgetDoes) {
  const std::atomic<bool> stop = true;
  const Nim::State state{{13, 14, 15}};
  TranspositionTable<NimBoard::Move> table(kTableBytes);
  AlphaBeta<NimBoard, NimGuess> search(kGuess, table);
  EXPECT_LE(search.search(NimBoard(state), {}, {.nodes = 5000}).nodes, 5001u);
  EXPECT_LT(search.search(NimBoard(state), {}, {.stop = &stop}).nodes, 2000u);
  EXPECT_LT(search.search(NimBoard(state), {}, {.time = std::chrono::nanoseconds(0)}).nodes, 2000u);
}

}  // namespace
}  // namespace nemeton
