// Alpha-beta for games of two seats without chance or hidden information: iterative deepening within aspiration windows, principal variation search with a
// transposition table, and a quiescence search.
//
// Knuth and Moore, "An analysis of alpha-beta pruning", 1975; Marsland and Campbell, "Parallel search of strongly ordered game trees",
// 1982 (principal variation search).
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "search/move_order.hpp"
#include "search/pruning.hpp"
#include "search/transposition_table.hpp"

namespace nemeton {

template <class Move>
struct SearchResult {
  Move action{};
  int score = 0;
  std::vector<Move> pv;
  std::uint64_t nodes = 0;
  int depth = 0;
};

template <SearchBoard B, BoardEvaluator<B> E>
class AlphaBeta {
 public:
  using Move = typename B::Move;
  static constexpr int kMaxPly = 100;

  // The evaluator and the table must outlive the search.
  AlphaBeta(const E& evaluator, TranspositionTable<Move>& table) : evaluator_(evaluator), table_(table) {}

  // Returns the best move at `root`, where the game must not be over, at most `max_depth` plies deep. Searches only the moves in `among`, unless it is
  // empty. `before` are the positions that led to the root, the newest last. The first iteration, of `first_depth`, is always completed, so that a win
  // in one is never missed.
  SearchResult<Move> search(const B& root, std::span<const std::uint64_t> before, const Budget& budget,
                            int max_depth = kMaxPly - 1, std::span<const Move> among = {}, int first_depth = 1) {
    const BudgetClock clock(budget);
    clock_ = &clock;
    most_nodes_ = budget.nodes;
    nodes_ = 0;
    is_stopped_ = false;
    path_.begin(before);
    list_root_moves(root, among);
    order_.age();
    SearchResult<Move> best;
    for (int depth = first_depth; depth <= std::min(max_depth, kMaxPly - 1); ++depth) {
      may_stop_ = depth > first_depth;
      // The clock is read only once in many nodes, and a shallow iteration may have fewer.
      if (may_stop_ && clock.is_over()) break;
      const int score = search_aspiration_window(root, depth, best.score);
      const Frame& frame = frames_[0];
      const std::vector<Move> pv(frame.pv.begin(), frame.pv.begin() + frame.pv_length);
      if (is_stopped_) {
        // This iteration tried the previous best move first, so whatever replaced it is better.
        if (!pv.empty()) {
          best.action = pv[0];
          best.pv = pv;
          best.score = std::max(best.score, score);
        }
        break;
      }
      best = {pv[0], score, pv, 0, depth};
      // A deeper search rarely improves a win or a loss within the depth.
      if (is_decided(score) && kWin - std::abs(score) <= depth) break;
    }
    best.nodes = nodes_;
    extend_pv(root, best.pv);
    return best;
  }

 private:
  static constexpr int kWindow = 40;      // half of the first aspiration window
  static constexpr int kThreatPlies = 2;  // of the quiescence search, which also tries threats there

  struct Frame {
    std::array<Move, kMaxPly + 1> pv{};
    int pv_length = 0;
    int slot = MoveOrder<B>::kNoSlot;  // of the move made here
    int evaluation = 0;
  };

  struct RootMove {
    Move move;
    std::uint64_t nodes = 0;  // of its last search
  };

  void list_root_moves(const B& root, std::span<const Move> among) {
    typename B::MoveList all;
    root.moves(all);
    root_moves_.clear();
    for (const Move move : all) {
      if (among.empty() || std::ranges::find(among, move) != among.end()) root_moves_.push_back({move});
    }
  }

  // Searches with a narrow window around the previous iteration's score, and widens it until the score lies within.
  int search_aspiration_window(const B& root, int depth, int expected) {
    int alpha = -kWin, beta = kWin;
    if (depth >= 5 && !is_decided(expected)) {
      alpha = expected - kWindow;
      beta = expected + kWindow;
    }
    for (int width = kWindow;; width *= 4) {
      const int score = visit_root(root, depth, alpha, beta);
      if (is_stopped_ || (score > alpha && score < beta) || (alpha == -kWin && beta == kWin)) return score;
      if (score <= alpha) alpha = width > 1000 ? -kWin : std::max(expected - 4 * width, -kWin);
      else beta = width > 1000 ? kWin : std::min(expected + 4 * width, kWin);
    }
  }

  int visit_root(const B& root, int depth, int alpha, int beta) {
    ++nodes_;
    Frame& frame = frames_[0];
    frame.pv_length = 0;
    frame.evaluation = evaluator_.evaluate(root);
    path_.push(root);
    int best = -kWin - 1;
    for (std::size_t i = 0; i < root_moves_.size(); ++i) {
      const Move move = root_moves_[i].move;
      const std::uint64_t nodes_before = nodes_;
      const B next = root.after(move);
      frame.slot = static_cast<int>(root.slot(move));
      int score = alpha + 1;
      if (i > 0) {
        const int less =
            i > 3 && depth > 2 && !root.is_forced() ? pruning::reduction(depth, static_cast<int>(i)) / 2 : 0;
        score = value_after(root, next, depth - 1 - less, alpha, alpha + 1, 1);
        if (less > 0 && score > alpha) score = value_after(root, next, depth - 1, alpha, alpha + 1, 1);
      }
      if (score > alpha) score = value_after(root, next, depth - 1, alpha, beta, 1);
      if (is_stopped_) break;
      root_moves_[i].nodes = nodes_ - nodes_before;
      if (score <= best) continue;
      best = score;
      // If all fail low, the first one stands for them until the window is widened.
      if (score > alpha || i == 0) {
        keep_pv(frame, move, frames_[1]);
        std::rotate(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(i),
                    root_moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      }
      alpha = std::max(alpha, score);
      if (score >= beta) break;
    }
    path_.pop();
    // After the best move, orders the moves by the nodes that refuting them took.
    if (!is_stopped_) {
      std::ranges::sort(root_moves_.begin() + 1, root_moves_.end(), [](const RootMove& a, const RootMove& b) {
        return a.nodes != b.nodes ? a.nodes > b.nodes : a.move < b.move;
      });
    }
    return best;
  }

  // Returns the value of `next`, the board after a move on `board`, for the seat that made it.
  int value_after(const B& board, const B& next, int depth, int alpha, int beta, int ply) {
    if (next.turn() == board.turn()) return visit(next, depth, alpha, beta, ply);
    return -visit(next, depth, -beta, -alpha, ply);
  }

  // Returns the value for the seat to act.
  int visit(const B& board, int depth, int alpha, int beta, int ply) {
    if (depth <= 0) return quiesce(board, alpha, beta, ply, 0);
    ++nodes_;
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    frame.pv_length = 0;
    if (is_out_of_budget()) return 0;
    if (path_.has_repeated(board)) return 0;
    if (const auto score = board.foreseen()) return score_from_root(*score, ply);
    if (ply >= kMaxPly - 1) return evaluator_.evaluate(board);
    const bool is_pv = beta - alpha > 1;
    // Mate distance pruning.
    if (!is_pv && kWin - ply - 1 <= alpha) return alpha;
    if (!is_pv && 2 + ply - kWin >= beta) return beta;

    const std::uint64_t key = board.key();
    const auto known = table_.find(key);
    Move hint{};
    if (known) {
      hint = known->move;
      const int score = score_from_root(known->score, ply);
      if (!is_pv && known->depth >= depth && cuts(known->bound, score, alpha, beta)) return score;
    }
    frame.evaluation = known ? known->evaluation : evaluator_.evaluate(board);
    const bool is_improving = ply < 2 || frame.evaluation > frames_[static_cast<std::size_t>(ply) - 2].evaluation;
    const bool is_forced = board.is_forced();
    const bool is_threatened = is_forced || board.is_threatened();

    if (!is_pv && !is_threatened && !is_decided(beta) && depth <= pruning::kFutilityDepth &&
        frame.evaluation - pruning::futility_margin(depth, is_improving) >= beta)
      return frame.evaluation;
    // Internal iterative reduction (Rebel).
    if (hint == Move{} && depth >= 4 && !is_threatened) --depth;
    return try_moves(board, key, {depth, ply, is_pv, is_forced, is_threatened, is_improving, hint}, alpha, beta);
  }

  struct SearchNode {
    int depth;
    int ply;
    bool is_pv;
    bool is_forced;
    bool is_threatened;  // then nothing is pruned or reduced
    bool is_improving;
    Move hint;
  };

  // Returns the value of the best move at a node, and stores it in the table.
  int try_moves(const B& board, std::uint64_t key, const SearchNode& node, int alpha, int beta) {
    Frame& frame = frames_[static_cast<std::size_t>(node.ply)];
    const auto context = context_at(node.ply);
    MovePicker<B> picker(board, order_, context, node.hint);
    FixedList<Move, B::kMaxMoves> tried;
    path_.push(board);
    // Moves that `forcing` and `quiet` omit lose to the next move.
    int best = node.is_forced ? 2 + node.ply - kWin : -kWin;
    Move best_move{};
    Bound bound = Bound::upper;
    int count = 0;
    for (Move move; picker.next(move);) {
      ++count;
      const bool is_quiet = picker.is_quiet();
      if (is_quiet && !node.is_pv && !node.is_threatened && best > -kEvalLimit &&
          node.depth <= pruning::kFutilityDepth) {
        if (count > pruning::late_move_limit(node.depth, node.is_improving)) break;
        if (frame.evaluation + pruning::futility_margin(node.depth + 1, false) <= alpha && count > 1) continue;
      }
      const B next = board.after(move);
      table_.prefetch(next.key());
      frame.slot = static_cast<int>(board.slot(move));
      int less = 0;
      if (count > 1 && node.depth >= 3 && is_quiet && !node.is_threatened) {
        less = pruning::reduction(node.depth, count) - (node.is_pv ? 1 : 0) + (node.is_improving ? 0 : 1) -
               order_.score(board, move, context) / 8192;
      }
      const int score = value_of(board, next, node, count == 1, less, alpha, beta);
      if (is_stopped_) break;
      if (score > best) {
        best = score;
        if (score > alpha) {
          best_move = move;
          alpha = score;
          bound = Bound::exact;
          if (node.is_pv) keep_pv(frame, move, frames_[static_cast<std::size_t>(node.ply) + 1]);
          if (score >= beta) {
            bound = Bound::lower;
            if (is_quiet || move == node.hint)
              order_.update(board, move, {tried.begin(), tried.size()}, context, node.depth);
            break;
          }
        }
      }
      if (is_quiet) tried.push(move);
    }
    path_.pop();
    if (is_stopped_) return 0;
    store(key, best, frame.evaluation, best_move, node.depth, bound, node.ply);
    return best;
  }

  // Returns the value of a move to `next`. All but the first are searched with a null window, reduced by `less` plies, unless they prove better.
  int value_of(const B& board, const B& next, const SearchNode& node, bool is_first, int less, int alpha, int beta) {
    const int depth = node.is_forced ? node.depth : node.depth - 1;
    int score = alpha + 1;
    if (!is_first) {
      less = node.depth >= 3 ? std::clamp(less, 0, depth - 1) : 0;
      score = value_after(board, next, depth - less, alpha, alpha + 1, node.ply + 1);
      if (less > 0 && score > alpha) score = value_after(board, next, depth, alpha, alpha + 1, node.ply + 1);
    }
    if (score > alpha && (is_first || node.is_pv)) score = value_after(board, next, depth, alpha, beta, node.ply + 1);
    return score;
  }

  // Quiescence search: returns the value for the seat to act, which may stand pat or play a forcing move.
  int quiesce(const B& board, int alpha, int beta, int ply, int deep) {
    ++nodes_;
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    frame.pv_length = 0;
    if (is_out_of_budget()) return 0;
    if (path_.has_repeated(board)) return 0;
    if (const auto score = board.foreseen()) return score_from_root(*score, ply);
    const bool is_pv = beta - alpha > 1;
    const std::uint64_t key = board.key();
    const auto known = table_.find(key);
    Move hint{};
    if (known) {
      hint = known->move;
      const int score = score_from_root(known->score, ply);
      if (!is_pv && cuts(known->bound, score, alpha, beta)) return score;
    }
    const bool is_forced = board.is_forced();
    const int evaluation = known ? known->evaluation : evaluator_.evaluate(board);
    int best = is_forced ? 2 + ply - kWin : evaluation;
    if (ply >= kMaxPly - 1) return evaluation;
    if (best >= beta) return best;
    const int alpha_before = alpha;
    alpha = std::max(alpha, best);

    typename B::MoveList list;
    board.forcing(list, deep >= kThreatPlies && !is_forced);
    if (is_forced) board.quiet(list);
    if (hint != Move{}) {
      if (const auto found = std::ranges::find(list, hint); found != list.end()) std::iter_swap(list.begin(), found);
    }
    path_.push(board);
    Move best_move{};
    for (const Move move : list) {
      const B next = board.after(move);
      const int score = next.turn() == board.turn() ? quiesce(next, alpha, beta, ply + 1, deep + 1)
                                                    : -quiesce(next, -beta, -alpha, ply + 1, deep + 1);
      if (is_stopped_) break;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_move = move;
      alpha = score;
      if (is_pv) keep_pv(frame, move, frames_[static_cast<std::size_t>(ply) + 1]);
      if (score >= beta) break;
    }
    path_.pop();
    if (is_stopped_) return 0;
    const Bound bound = best >= beta ? Bound::lower : best > alpha_before ? Bound::exact : Bound::upper;
    if (deep == 0) store(key, best, evaluation, best_move, 0, bound, ply);
    return best;
  }

  static bool cuts(Bound bound, int score, int alpha, int beta) {
    return bound == Bound::exact || (bound == Bound::lower && score >= beta) ||
           (bound == Bound::upper && score <= alpha);
  }

  void store(std::uint64_t key, int score, int evaluation, Move move, int depth, Bound bound, int ply) {
    typename TranspositionTable<Move>::Entry entry;
    entry.score = static_cast<std::int16_t>(score_from_node(score, ply));
    entry.evaluation = static_cast<std::int16_t>(evaluation);
    entry.move = move;
    entry.depth = static_cast<std::int8_t>(depth);
    entry.bound = bound;
    table_.store(key, entry);
  }

  bool is_out_of_budget() {
    if (!may_stop_ || is_stopped_) return is_stopped_;
    if (nodes_ >= most_nodes_) return is_stopped_ = true;
    if ((nodes_ & 1023) == 0) is_stopped_ = clock_->is_over();
    return is_stopped_;
  }

  typename MoveOrder<B>::Context context_at(int ply) const {
    const auto slot = [&](int back) {
      return ply >= back ? frames_[static_cast<std::size_t>(ply - back)].slot : MoveOrder<B>::kNoSlot;
    };
    return {slot(1), slot(2)};
  }

  static void keep_pv(Frame& frame, Move move, const Frame& next) {
    frame.pv[0] = move;
    std::copy_n(next.pv.begin(), next.pv_length, frame.pv.begin() + 1);
    frame.pv_length = next.pv_length + 1;
  }

  // Extends the principal variation to the end of the game where `foreseen` knew it.
  static void extend_pv(const B& root, std::vector<Move>& pv) {
    B board = root;
    for (const Move move : pv) board = board.after(move);
    typename B::MoveList moves;
    for (auto seen = board.foreseen(); seen && std::abs(*seen) < kWin && *seen != 0; seen = board.foreseen()) {
      board.moves(moves);
      const auto found = std::ranges::find_if(moves, [&](Move move) {
        const B next = board.after(move);
        const auto then = next.foreseen();
        return then && one_ply_before(next.turn() == board.turn() ? *then : -*then) == *seen;
      });
      if (found == moves.end()) return;
      pv.push_back(*found);
      board = board.after(*found);
    }
  }

  const E& evaluator_;
  TranspositionTable<Move>& table_;
  MoveOrder<B> order_;
  const BudgetClock* clock_ = nullptr;
  std::uint64_t most_nodes_ = 0;
  std::uint64_t nodes_ = 0;
  bool is_stopped_ = false;
  bool may_stop_ = false;
  std::vector<RootMove> root_moves_;
  SearchPath<B> path_;
  std::array<Frame, kMaxPly + 1> frames_{};
};

}  // namespace nemeton
