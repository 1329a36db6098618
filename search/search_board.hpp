// How alpha-beta looks at a game: a board of its own, made for search.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/game.hpp"

namespace nemeton {

// A win n plies away is worth kWin − n. A game that can be won by more or less is searched for winning alone.
inline constexpr int kWin = 32000;
// The evaluator's values, which are whole numbers in a unit of the game's own, lie within ± this.
inline constexpr int kEvalLimit = 30000;

constexpr bool is_decided(int score) { return score > kEvalLimit || score < -kEvalLimit; }
// A score of the board after a ply, as it is before it: a win or a loss is a ply further away.
constexpr int one_ply_before(int score) {
  return score > kEvalLimit ? score - 1 : score < -kEvalLimit ? score + 1 : score;
}
// The table counts the plies to a win from a node, the search counts them from its root, which is `ply` before the node.
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
// position    What must be equal for a position to stand again: a number.
// reversible  So many plies back positions may be equal to this one. 0 where rules do not look at them.
// after       The board after a move.
// foreseen    The score for the seat to act where the rules, looked at closely, leave no doubt: the game is over (−kWin, kWin or 0), or its end is
//             forced and found without search. What it says holds whatever positions stood before.
// moves       Fills the list with all legal moves.
// forcing     Appends those captures and threats that a search looks at where it looks no further; with `captures_only`, captures alone.
// quiet       Appends all others. From both may be left out what loses at once and `foreseen` would say so.
// is_forced   Whether the seat to act has to parry a win in one, and all moves that do not are left out.
// is_threatened  Whether the seat to act has to parry a win in one, though moves that do not are listed too.
// is_move     Whether a move of another board is one that `forcing` or `quiet` lists here.
// slot        The move as a number below kSlots, for what is learnt about moves: what goes where.
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

}  // namespace nemeton
