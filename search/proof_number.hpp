// Depth-first proof-number search (df-pn): proves whether a seat wins by force.
//
// Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "search/search_board.hpp"

namespace nemeton {

enum class Proof : std::uint8_t { won, not_won, unknown };

template <SearchBoard B>
class ProofNumberSearch {
 public:
  using Move = typename B::Move;

  explicit ProofNumberSearch(std::size_t table_bytes)
      : table_(std::bit_floor(std::max(table_bytes / sizeof(Entry), std::size_t{1}))) {}

  // Returns whether the seat to act at `root` wins. The game must not be over, and seats must alternate. `before` are the positions that led to the root,
  // the newest last. A repetition counts as no win, so `won` is certain, but `not_won` may depend on a repetition.
  Proof prove(const B& root, std::span<const std::uint64_t> before, const Budget& budget) {
    const BudgetClock clock(budget);
    clock_ = &clock;
    most_nodes_ = budget.nodes;
    nodes_ = 0;
    is_stopped_ = false;
    std::ranges::fill(table_, Entry{});
    path_.begin(before);
    winner_ = root.turn();
    const Numbers numbers = expand(root, {kInfinite, kInfinite, 0}, 0);
    if (numbers.proof == 0) return Proof::won;
    return numbers.disproof == 0 ? Proof::not_won : Proof::unknown;
  }

  std::uint64_t nodes() const { return nodes_; }

  // Returns an upper bound on the plies to the win from a board, if the last search has proved it and the table still has it. The line has no
  // repetitions.
  std::optional<int> plies_to_win(const B& board) {
    const Numbers numbers = known(board);
    return numbers.proof == 0 ? std::optional(numbers.plies) : std::nullopt;
  }

 private:
  static constexpr std::uint32_t kInfinite = 1 << 30;
  static constexpr int kMaxPlies = 200;

  // The proof and disproof numbers of a node.
  struct Numbers {
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    std::int32_t plies = 0;  // to the win, where it is proved
  };
  struct Entry {
    std::uint64_t key = 0;
    Numbers numbers;
  };

  static constexpr Numbers kNotWon{kInfinite, 0, 0};

  Entry& entry(const B& board) { return table_[board.key() & (table_.size() - 1)]; }

  Numbers known(const B& board) {
    if (const auto score = board.foreseen()) {
      const bool is_won = board.turn() == winner_ ? *score > 0 : *score < 0;
      return is_won ? Numbers{0, kInfinite, kWin - std::abs(*score)} : kNotWon;
    }
    if (path_.has_repeated(board)) return kNotWon;
    const Entry& kept = entry(board);
    return kept.key == board.key() ? kept.numbers : Numbers{};
  }

  // Expands the subtree of `board` until one of its numbers reaches the limit.
  Numbers expand(const B& board, Numbers limit, int ply) {
    ++nodes_;
    typename B::MoveList moves;
    moves.clear();
    board.forcing(moves, false);
    board.quiet(moves);
    const bool own = board.turn() == winner_;
    path_.push(board);
    Numbers numbers;
    while (true) {
      // An OR node (own move) needs one child proved or all disproved; an AND node the other way round.
      std::uint32_t sum = 0, least = kInfinite, second = kInfinite;
      std::int32_t soonest = std::numeric_limits<std::int32_t>::max(), latest = 0;
      Numbers of_best;
      std::size_t best = moves.size();
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const Numbers below = known(board.after(moves[i]));
        const std::uint32_t to_show = own ? below.proof : below.disproof;
        sum = std::min(sum + (own ? below.disproof : below.proof), kInfinite);
        if (below.proof == 0) {
          soonest = std::min(soonest, below.plies);
          latest = std::max(latest, below.plies);
        }
        if (to_show < least || best == moves.size()) {
          second = least;
          least = to_show;
          best = i;
          of_best = below;
        } else {
          second = std::min(second, to_show);
        }
      }
      numbers = own ? Numbers{least, sum, 0} : Numbers{sum, least, 0};
      if (numbers.proof == 0) numbers.plies = 1 + (own ? soonest : latest);
      if (numbers.proof >= limit.proof || numbers.disproof >= limit.disproof || best == moves.size()) break;
      if (is_out_of_budget() || ply >= kMaxPlies) break;
      // The 1 + ε trick: stays in a child until the second best is a quarter nearer, or the sum exceeds the limit.
      const std::uint32_t enough = std::min(own ? limit.proof : limit.disproof, second + second / 4 + 1);
      const std::uint32_t room = (own ? limit.disproof : limit.proof) - sum + (own ? of_best.disproof : of_best.proof);
      expand(board.after(moves[best]), own ? Numbers{enough, room, 0} : Numbers{room, enough, 0}, ply + 1);
    }
    path_.pop();
    entry(board) = {board.key(), numbers};
    return numbers;
  }

  bool is_out_of_budget() {
    if (nodes_ >= most_nodes_) is_stopped_ = true;
    if ((nodes_ & 255) == 0) is_stopped_ = is_stopped_ || clock_->is_over();
    return is_stopped_;
  }

  std::vector<Entry> table_;
  SearchPath<B> path_;
  const BudgetClock* clock_ = nullptr;
  std::uint64_t most_nodes_ = 0;
  std::uint64_t nodes_ = 0;
  bool is_stopped_ = false;
  Seat winner_ = 0;
};

}  // namespace nemeton
