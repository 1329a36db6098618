// The board of a game as alpha-beta and proof-number search use it.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/game.hpp"

namespace nemeton {

// The score of a win n plies away is kWin − n, whatever its margin.
inline constexpr int kWin = 32000;
// The evaluator's values, which are whole numbers in a unit of the game's own, lie within ± this.
inline constexpr int kEvalLimit = 30000;

constexpr bool is_decided(int score) { return score > kEvalLimit || score < -kEvalLimit; }
// Converts the score of a board after a ply to one before it: a win or a loss is a ply further away.
constexpr int one_ply_before(int score) {
  return score > kEvalLimit ? score - 1 : score < -kEvalLimit ? score + 1 : score;
}
// The table counts the plies to a win from the node, the search from its root, `ply` plies earlier.
constexpr int score_from_node(int score, int ply) {
  return score > kEvalLimit ? score + ply : score < -kEvalLimit ? score - ply : score;
}
constexpr int score_from_root(int score, int ply) {
  return score > kEvalLimit ? score - ply : score < -kEvalLimit ? score + ply : score;
}

// A position of a game for two seats who see everything, as a small value that is copied from ply to ply.
//
// turn        The seat to act.
// key         Equal for two boards only if they are worth the same and have the same moves; earlier positions may be left aside.
// position    A number that is equal for two boards if and only if one repeats the other.
// reversible  How many plies back a repetition can reach; 0 for rules without repetition.
// after       The board after a move.
// foreseen    The score for the seat to act if it is known without search: the game is over (−kWin, kWin or 0), or its end is forced. Holds whatever
//             positions came before.
// moves       Fills the list with all legal moves.
// forcing     Appends the captures and threats for the quiescence search; with `captures_only`, the captures alone.
// quiet       Appends all other moves. Both may leave out moves that lose at once according to `foreseen`.
// is_forced   Whether the seat to act has to parry a win in one, and only moves that do are listed.
// is_threatened  Whether the seat to act has to parry a win in one, though other moves are listed too.
// is_move     Whether a move of another board is one that `forcing` or `quiet` lists here.
// slot        The move as a number below kSlots, such as piece and target, to index what is learned about moves.
template <class B>
concept SearchBoard = requires(const B& board, typename B::Move move, typename B::MoveList& list) {
  { board.turn() } -> std::same_as<Seat>;
  { board.key() } -> std::same_as<std::uint64_t>;
  { board.position() } -> std::same_as<std::uint64_t>;
  { board.reversible() } -> std::same_as<int>;
  { board.after(move) } -> std::same_as<B>;
  { board.foreseen() } -> std::same_as<std::optional<int>>;
  board.moves(list);
  board.forcing(list, true);
  board.quiet(list);
  { board.is_forced() } -> std::same_as<bool>;
  { board.is_threatened() } -> std::same_as<bool>;
  { board.is_move(move) } -> std::same_as<bool>;
  { board.slot(move) } -> std::same_as<std::size_t>;
  { B::kSlots } -> std::convertible_to<std::size_t>;
};

// Estimates the value of a board for the seat to act.
template <class E, class B>
concept BoardEvaluator = requires(const E& evaluator, const B& board) {
  { evaluator.evaluate(board) } -> std::same_as<int>;
};

// The positions on the path from the root, for rules about repetition.
template <SearchBoard B>
class SearchPath {
 public:
  // `before` are the positions that led to the root of a search, the newest last.
  void begin(std::span<const std::uint64_t> before) {
    positions_.assign(before.begin(), before.end());
    root_ = positions_.size();
  }

  // Enters the subtree of a board, until `pop`.
  void push(const B& board) { positions_.push_back(board.position()); }
  void pop() { positions_.pop_back(); }

  // Whether to score the board as a tie: it occurred before within the search, or twice before the root.
  bool has_repeated(const B& board) const {
    const auto reach = std::min<std::size_t>(positions_.size(), static_cast<std::size_t>(board.reversible()));
    if (reach < 4) return false;
    const std::uint64_t now = board.position();
    bool occurred = false;
    for (std::size_t back = 4; back <= reach; back += 2) {
      const std::size_t at = positions_.size() - back;
      if (positions_[at] != now) continue;
      if (at > root_ || occurred) return true;
      occurred = true;
    }
    return false;
  }

 private:
  std::vector<std::uint64_t> positions_;  // before the current one
  std::size_t root_ = 0;                  // the index of the root in it
};

}  // namespace nemeton
