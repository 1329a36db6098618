// Nim as alpha-beta looks at it, for tests: what ends a game is foreseen, and nothing else.
#pragma once

#include "search/search_board.hpp"
#include "search/tests/nim.hpp"

namespace nemeton {

class NimBoard {
 public:
  using Move = std::uint16_t;
  static constexpr std::size_t kMaxMoves = Nim::kMaxActions;
  using MoveList = FixedList<Move, kMaxMoves>;
  static constexpr std::size_t kSlots = 48;

  explicit NimBoard(const Nim::State& state) : state_(state) {}

  Seat turn() const { return state_.turn; }
  std::uint64_t position() const { return NimEvaluator::key(state_); }
  std::uint64_t key() const { return position(); }
  static int reversible() { return 0; }

  NimBoard after(Move move) const {
    NimBoard next = *this;
    Nim::apply(next.state_, state_.turn, move);
    return next;
  }
  // Who has taken the last keeps the turn, and has won.
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

// Knows nothing.
struct NimGuess {
  static int evaluate(const NimBoard&) { return 0; }
};
inline constexpr NimGuess kGuess;

}  // namespace nemeton
