// Which moves a search tries first, learnt while it searches.
//
// History: Schaeffer, "The history heuristic and alpha-beta search enhancements in practice", 1989. Continuations: history by the moves before, as
// Stockfish has it. Killers and countermoves add nothing to these (docs/research/brandubh-search.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "search/search_board.hpp"

namespace nemeton {

template <SearchBoard B>
class MoveOrder {
 public:
  using Move = typename B::Move;
  static constexpr int kNoSlot = -1;

  // The context of a move: the slots of the two moves before, or kNoSlot.
  struct Context {
    int last = kNoSlot;
    int last_but_one = kNoSlot;
  };

  MoveOrder() : continuations_(B::kSlots * B::kSlots), own_continuations_(B::kSlots * B::kSlots) {}

  int worth(const B& board, Move move, Context context) const {
    const std::size_t slot = board.slot(move);
    int sum = moves_[seat(board)][move % kMoves];
    if (context.last != kNoSlot) sum += continuations_[pair(context.last, slot)];
    if (context.last_but_one != kNoSlot) sum += own_continuations_[pair(context.last_but_one, slot)];
    return sum;
  }

  // `best` was too good for the other seat, `tried` before it was not.
  void learn(const B& board, Move best, std::span<const Move> tried, Context context, int depth) {
    const int bonus = std::min(16 * depth * depth + 32 * depth, 1600);
    reward(board, best, context, bonus);
    for (const Move move : tried) reward(board, move, context, -bonus);
  }

  // Another search begins: what was learnt counts for less.
  void fade() {
    for (auto* const table : {&moves_[0], &moves_[1]}) {
      for (std::int16_t& each : *table) each = static_cast<std::int16_t>(each / 2);
    }
  }

 private:
  // Moves are told apart by their last bits.
  static constexpr std::size_t kMoves = 1 << 12;
  static constexpr int kMost = 1 << 14;

  static std::size_t seat(const B& board) { return static_cast<std::size_t>(board.turn()); }
  static std::size_t pair(int before, std::size_t slot) { return static_cast<std::size_t>(before) * B::kSlots + slot; }

  void reward(const B& board, Move move, Context context, int bonus) {
    const std::size_t slot = board.slot(move);
    approach(moves_[seat(board)][move % kMoves], bonus);
    if (context.last != kNoSlot) approach(continuations_[pair(context.last, slot)], bonus);
    if (context.last_but_one != kNoSlot) approach(own_continuations_[pair(context.last_but_one, slot)], bonus);
  }

  // The further a value is from 0 the less it moves away, so that it stays within ± kMost.
  static void approach(std::int16_t& value, int bonus) {
    const int size = bonus < 0 ? -bonus : bonus;
    value = static_cast<std::int16_t>(value + bonus - value * size / kMost);
  }

  std::array<std::array<std::int16_t, kMoves>, 2> moves_{};
  std::vector<std::int16_t> continuations_;
  std::vector<std::int16_t> own_continuations_;
};

}  // namespace nemeton
