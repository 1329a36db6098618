// The positions that a search stands on, for rules that look at earlier ones.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "search/search_board.hpp"

namespace nemeton {

template <SearchBoard B>
class SearchPath {
 public:
  // `before` are the positions that led to the root of a search, the newest last.
  void begin(std::span<const std::uint64_t> before) {
    positions_.assign(before.begin(), before.end());
    root_ = positions_.size();
  }

  // Below a board that was looked at, until `pop`.
  void push(const B& board) { positions_.push_back(board.position()); }
  void pop() { positions_.pop_back(); }

  // A position that comes back within the search counts as the tie that it can be made into; one from before the search has to have stood
  // twice by now, as the third time ends the game.
  bool has_repeated(const B& board) const {
    const auto reach = std::min<std::size_t>(positions_.size(), static_cast<std::size_t>(board.reversible()));
    if (reach < 4) return false;
    const std::uint64_t now = board.position();
    bool stood = false;
    for (std::size_t back = 4; back <= reach; back += 2) {
      const std::size_t at = positions_.size() - back;
      if (positions_[at] != now) continue;
      if (at > root_ || stood) return true;
      stood = true;
    }
    return false;
  }

 private:
  std::vector<std::uint64_t> positions_;  // before the one that is looked at
  std::size_t root_ = 0;                  // its place, once it was pushed
};

}  // namespace nemeton
