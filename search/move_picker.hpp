// The moves of a node one after the other, the likely best first; what is not asked for is not generated.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "search/move_order.hpp"

namespace nemeton {

template <SearchBoard B>
class MovePicker {
 public:
  using Move = typename B::Move;
  using Context = typename MoveOrder<B>::Context;

  // The hint, what forces, and the quiet ones by what was learnt.
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
          weigh(0);
          stage_ = Stage::forcing;
          break;
        case Stage::forcing:
          if (take_best(move)) return true;
          at_ = list_.size();
          board_.quiet(list_);
          weigh(at_);
          stage_ = Stage::quiet;
          break;
        case Stage::quiet: return take_best(move);
      }
    }
  }

  // Whether the move that came last does nothing that forces.
  bool is_quiet() const { return stage_ == Stage::quiet; }

 private:
  enum class Stage : std::uint8_t { hint, list_forcing, forcing, quiet };

  void weigh(std::size_t from) {
    for (std::size_t i = from; i < list_.size(); ++i) worth_[i] = order_.worth(board_, list_[i], context_);
  }

  bool take_best(Move& move) {
    while (at_ < list_.size()) {
      std::size_t top = at_;
      for (std::size_t i = at_ + 1; i < list_.size(); ++i) {
        if (worth_[i] > worth_[top]) top = i;
      }
      std::swap(worth_[at_], worth_[top]);
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
  std::array<int, B::kMaxMoves> worth_;
  std::size_t at_ = 0;
  Stage stage_ = Stage::hint;
};

}  // namespace nemeton
