// The searches over a board, on Nim, with seats that alternate and seats that do not. With repetition they are tested on Brandubh.
#include "search/search_board.hpp"

#include <gtest/gtest.h>

#include "search/alpha_beta.hpp"
#include "search/lazy_smp.hpp"
#include "search/proof_number.hpp"
#include "search/tests/nim.hpp"

namespace nemeton {
namespace {

// Nim as alpha-beta looks at it: the end of a game is foreseen, and nothing else.
class NimBoard {
 public:
  using Move = std::uint16_t;
  static constexpr std::size_t kMaxMoves = Nim::kMaxActions;
  using MoveList = FixedList<Move, kMaxMoves>;
  static constexpr std::size_t kSlots = 48;

  explicit NimBoard(const Nim::State& state) : state_(state) {}

  Seat turn() const { return state_.turn; }
  std::uint64_t position() const {
    std::uint64_t key = static_cast<std::uint64_t>(state_.turn) + 1;
    for (const std::uint8_t heap : state_.heaps) key = (key << 4 | heap) * 0x9E3779B97F4A7C15;
    return key;
  }
  std::uint64_t key() const { return position(); }
  static int reversible() { return 0; }

  NimBoard after(Move move) const {
    NimBoard next = *this;
    Nim::apply(next.state_, state_.turn, move);
    return next;
  }
  // The seat that has taken the last keeps the turn, and has won.
  std::optional<int> foreseen() const { return state_.over() ? std::optional(kWin) : std::nullopt; }

  void moves(MoveList& list) const {
    list.clear();
    quiet(list);
  }
  static void forcing(MoveList&, bool) {}
  void quiet(MoveList& list) const {
    FixedList<Nim::Action, Nim::kMaxActions> actions;
    Nim::actions(state_, state_.turn, actions);
    for (const auto action : actions) list.push(static_cast<Move>(action));
  }
  static bool is_forced() { return false; }
  static bool is_threatened() { return false; }
  bool is_move(Move move) const { return move / 16 < 3 && move % 16 > 0 && move % 16 <= state_.heaps[move / 16]; }
  static std::size_t slot(Move move) { return move; }

 private:
  Nim::State state_;
};

struct NimGuess {
  static int evaluate(const NimBoard&) { return 0; }
};
constexpr NimGuess kGuess;

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

TEST(LazySmp, KnowsWhoWinsNimOnAnyNumberOfThreads) {
  LazySmp<NimBoard, NimGuess> search(kGuess, 1 << 16);
  for (const int threads : {1, 2, 3, 2, 1}) {
    for (std::uint8_t a = 1; a <= 5; ++a) {
      const Nim::State state{{a, 3, 5}, false, 0};
      const auto found = search.search(NimBoard(state), {}, {.threads = threads}, 30);
      EXPECT_EQ(found.score > kEvalLimit, state.nim_sum() != 0);
      Nim::State next = state;
      Nim::apply(next, state.turn, found.action);
      if (state.nim_sum() != 0) {
        EXPECT_EQ(next.nim_sum(), 0);
      }
    }
  }
}

TEST(ProofNumberSearch, ProvesWhoWinsNim) {
  for (std::uint8_t a = 0; a <= 4; ++a) {
    for (std::uint8_t b = 0; b <= a; ++b) {
      for (std::uint8_t c = 0; c <= 4; ++c) {
        const Nim::State state{{b, a, c}};
        if (state.over()) continue;
        ProofNumberSearch<NimBoard> search(1 << 16);
        EXPECT_EQ(search.prove(NimBoard(state), {}, {}), state.nim_sum() != 0 ? Proof::won : Proof::not_won);
      }
    }
  }
}

TEST(ProofNumberSearch, SaysSoWhereItsBudgetEndsFirst) {
  ProofNumberSearch<NimBoard> search(1 << 16);
  EXPECT_EQ(search.prove(NimBoard(Nim::State{{13, 14, 15}}), {}, {.nodes = 100}), Proof::unknown);
  EXPECT_EQ(search.nodes(), 100u);
}

}  // namespace
}  // namespace nemeton
