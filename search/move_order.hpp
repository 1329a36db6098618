// The order in which a search tries moves, learned while it searches.
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

  int score(const B& board, Move move, Context context) const {
    const std::size_t slot = board.slot(move);
    int sum = moves_[seat(board)][move % kMoves];
    if (context.last != kNoSlot) sum += continuations_[pair(context.last, slot)];
    if (context.last_but_one != kNoSlot) sum += own_continuations_[pair(context.last_but_one, slot)];
    return sum;
  }

  // Rewards `best`, which caused a cutoff, and penalizes `tried`, which came before it and did not.
  void update(const B& board, Move best, std::span<const Move> tried, Context context, int depth) {
    const int bonus = std::min(16 * depth * depth + 32 * depth, 1600);
    reward(board, best, context, bonus);
    for (const Move move : tried) reward(board, move, context, -bonus);
  }

  // Halves the weight of what was learned, when another search begins.
  void age() {
    for (auto* const table : {&moves_[0], &moves_[1]}) {
      for (std::int16_t& each : *table) each = static_cast<std::int16_t>(each / 2);
    }
  }

 private:
  // The table is indexed by the low bits of a move.
  static constexpr std::size_t kMoves = 1 << 12;
  static constexpr int kMax = 1 << 14;

  static std::size_t seat(const B& board) { return static_cast<std::size_t>(board.turn()); }
  static std::size_t pair(int before, std::size_t slot) { return static_cast<std::size_t>(before) * B::kSlots + slot; }

  void reward(const B& board, Move move, Context context, int bonus) {
    const std::size_t slot = board.slot(move);
    add_bonus(moves_[seat(board)][move % kMoves], bonus);
    if (context.last != kNoSlot) add_bonus(continuations_[pair(context.last, slot)], bonus);
    if (context.last_but_one != kNoSlot) add_bonus(own_continuations_[pair(context.last_but_one, slot)], bonus);
  }

  // "Gravity": the further a value is from 0, the less it grows, so that it stays within ± kMax.
  static void add_bonus(std::int16_t& value, int bonus) {
    const int size = bonus < 0 ? -bonus : bonus;
    value = static_cast<std::int16_t>(value + bonus - value * size / kMax);
  }

  std::array<std::array<std::int16_t, kMoves>, 2> moves_{};
  std::vector<std::int16_t> continuations_;
  std::vector<std::int16_t> own_continuations_;
};

// Yields the moves of a node, the most promising first, and generates only as many as are asked for.
template <SearchBoard B>
class MovePicker {
 public:
  using Move = typename B::Move;
  using Context = typename MoveOrder<B>::Context;

  // Starts with the hint, then the forcing moves, then the quiet ones, each group ordered by `order`.
  MovePicker(const B& board, const MoveOrder<B>& order, Context context, Move hint)
      : board_(board), order_(order), context_(context), hint_(hint) {}

  // Sets `move` to the next one; false if there is none.
  bool next(Move& move) {
    while (true) {
      switch (stage_) {
        case Stage::hint:
          stage_ = Stage::list_forcing;
          if (hint_ == Move{} || !board_.is_move(hint_)) break;
          move = hint_;
          return true;
        case Stage::list_forcing:
          board_.forcing(list_, false);
          score(0);
          stage_ = Stage::forcing;
          break;
        case Stage::forcing:
          if (take_best(move)) return true;
          at_ = list_.size();
          board_.quiet(list_);
          score(at_);
          stage_ = Stage::quiet;
          break;
        case Stage::quiet: return take_best(move);
      }
    }
  }

  // Whether the last move that `next` returned is quiet.
  bool is_quiet() const { return stage_ == Stage::quiet; }

 private:
  enum class Stage : std::uint8_t { hint, list_forcing, forcing, quiet };

  void score(std::size_t from) {
    for (std::size_t i = from; i < list_.size(); ++i) scores_[i] = order_.score(board_, list_[i], context_);
  }

  bool take_best(Move& move) {
    while (at_ < list_.size()) {
      std::size_t top = at_;
      for (std::size_t i = at_ + 1; i < list_.size(); ++i) {
        if (scores_[i] > scores_[top]) top = i;
      }
      std::swap(scores_[at_], scores_[top]);
      std::swap(list_[at_], list_[top]);
      move = list_[at_++];
      if (move != hint_) return true;
    }
    return false;
  }

  const B& board_;
  const MoveOrder<B>& order_;
  const Context context_;
  const Move hint_;
  typename B::MoveList list_;
  std::array<int, B::kMaxMoves> scores_;
  std::size_t at_ = 0;
  Stage stage_ = Stage::hint;
};

}  // namespace nemeton
