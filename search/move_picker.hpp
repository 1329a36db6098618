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

  // The hint, what forces, `likely`, and the quiet ones by what was learnt.
  MovePicker(const B& board, const MoveOrder<B>& order, Context context, Move hint, std::array<Move, 3> likely)
      : board_(board), order_(order), context_(context), hint_(hint), likely_(likely) {}

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
          stage_ = Stage::likely;
          forcing_ = list_.size();
          break;
        case Stage::likely:
          for (; likely_at_ < likely_.size(); ++likely_at_) {
            move = likely_[likely_at_];
            if (!is_fresh(move)) continue;
            ++likely_at_;
            return true;
          }
          stage_ = Stage::list_quiet;
          break;
        case Stage::list_quiet:
          board_.quiet(list_);
          weigh(forcing_);
          stage_ = Stage::quiet;
          break;
        case Stage::quiet:
          while (take_best(move)) {
            if (std::ranges::find(likely_, move) == likely_.end()) return true;
          }
          return false;
      }
    }
  }

  // Whether the move that came last does nothing that forces.
  bool is_quiet() const { return stage_ == Stage::quiet || stage_ == Stage::likely; }

 private:
  enum class Stage : std::uint8_t { hint, list_forcing, forcing, likely, list_quiet, quiet };

  // Whether the likely move that comes next is one here, and has not been given yet.
  bool is_fresh(Move move) const {
    const auto here = likely_.begin() + static_cast<std::ptrdiff_t>(likely_at_);
    return move != Move{} && move != hint_ && std::find(likely_.begin(), here, move) == here && board_.is_move(move) &&
           std::ranges::find(list_, move) == list_.end();
  }

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
  std::array<Move, 3> likely_;
  typename B::MoveList list_;
  std::array<int, B::kMaxMoves> worth_;
  std::size_t at_ = 0;
  std::size_t forcing_ = 0;
  std::size_t likely_at_ = 0;
  Stage stage_ = Stage::hint;
};

}  // namespace nemeton
