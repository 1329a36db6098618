// Alpha-beta for two seats who see everything and leave nothing to chance, with or without rules on repetition: iterative deepening,
// principal variation search, a transposition table, killers and history.
//
// Knuth and Moore, "An analysis of alpha-beta pruning", 1975; Marsland and Campbell, "Parallel search of strongly ordered game trees",
// 1982 (principal variation search).
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/history.hpp"
#include "search/deterministic.hpp"
#include "search/evaluator.hpp"
#include "search/transposition_table.hpp"

namespace nemeton {

// A win n plies away is worth kWin − n. A game that can be won by more or less is searched for winning alone.
inline constexpr int kWin = 32000;
// The evaluator's values, which are whole numbers in a unit of the game's own, lie within ± this.
inline constexpr int kEvalLimit = 30000;

template <class Action>
struct SearchResult {
  Action action{};
  int score = 0;
  std::vector<Action> pv;
  std::uint64_t nodes = 0;
  int depth = 0;
};

template <Deterministic G, Evaluator<G> E, MoveOrderer<G> O = NoMoveOrder>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // The evaluator and the orderer are kept, not copied.
  AlphaBeta(const E& evaluator, const O& orderer, std::size_t table_bytes)
      : evaluator_(evaluator), orderer_(orderer), table_(table_bytes) {}

  // The best action of the seat to act at the end of `history`, which is a decision, at most `max_depth` plies deep; only among some of its
  // actions, unless `among` is empty. The first iteration is always completed, so that a win in one is never missed.
  SearchResult<Action> search(const History<G>& history, const Budget& budget, int max_depth = kMaxPly - 1,
                              std::span<const Action> among = {}) {
    const BudgetClock clock(budget);
    clock_ = &clock;
    most_nodes_ = budget.nodes;
    among_ = among;
    nodes_ = 0;
    stopped_ = false;
    if constexpr (HasRepetition<G>) path_.assign(history.keys().begin(), history.keys().end() - 1);
    const Seat seat = G::node(history.state()).to_act.first();
    SearchResult<Action> best;
    for (int depth = 1; depth <= std::min(max_depth, kMaxPly - 1); ++depth) {
      may_stop_ = depth > 1;
      const int score = visit(history.state(), seat, depth, -kWin, kWin, 0);
      const Frame& root = frames_[0];
      const std::vector<Action> pv(root.pv.begin(), root.pv.begin() + root.pv_length);
      if (stopped_) {
        // The action found best so far was tried first again; whatever stands in its place by now is better at this depth.
        if (!pv.empty()) {
          best.action = pv[0];
          best.pv = pv;
        }
        break;
      }
      best = {pv[0], score, pv, 0, depth};
      // A win or a loss that lies within the depth cannot get better.
      if (std::abs(score) > kEvalLimit && kWin - std::abs(score) <= depth) break;
    }
    best.nodes = nodes_;
    return best;
  }

 private:
  static constexpr int kMaxPly = 100;
  // The history tells actions apart by their last 16 bits.
  static constexpr std::size_t kActions = std::size_t{1} << std::min<std::size_t>(16, 8 * sizeof(Action));
  static constexpr int kFirst = std::numeric_limits<int>::max();
  static constexpr int kUrgent = 1 << 24;
  static constexpr int kKiller = 1 << 23;

  struct Frame {
    std::array<Action, 2> killers{};
    std::array<Action, kMaxPly> pv{};
    int pv_length = 0;
  };

  // The value for `seat`, which is to act.
  int visit(const State& state, Seat seat, int depth, int alpha, int beta, int ply) {
    ++nodes_;
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    frame.pv_length = 0;
    if (out_of_budget()) return 0;
    // A position that comes back within the search counts as the tie that it can be made into.
    if (ply > 0 && has_repeated(state)) return 0;
    if (depth <= 0) return seat == 0 ? evaluator_.evaluate(state) : -evaluator_.evaluate(state);

    const std::uint64_t key = evaluator_.key(state);
    const auto* known = table_.find(key);
    const bool hinted = known != nullptr;
    const Action hint = hinted ? known->action : Action{};
    if (hinted && ply > 0 && known->depth >= depth) {
      const int score = from_table(known->score, ply);
      if (known->bound == Bound::exact || (known->bound == Bound::lower && score >= beta) ||
          (known->bound == Bound::upper && score <= alpha)) {
        return score;
      }
    }

    ActionList<G> actions;
    const bool only_some = ply == 0 && !among_.empty();
    if (only_some) std::ranges::for_each(among_, [&](Action action) { actions.push(action); });
    else G::actions(state, seat, actions);
    std::array<int, G::kMaxActions> order;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      order[i] = hinted && actions[i] == hint ? kFirst : rank(state, seat, actions[i], frame);
    }

    if constexpr (HasRepetition<G>) path_.push_back(G::position_key(state));
    int best = -kWin;
    Action best_action = actions[0];
    Bound bound = Bound::upper;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      std::size_t top = i;
      for (std::size_t j = i + 1; j < actions.size(); ++j) {
        if (order[j] > order[top]) top = j;
      }
      std::swap(order[i], order[top]);
      std::swap(actions[i], actions[top]);
      State next = state;
      G::apply(next, seat, actions[i]);
      int score = alpha + 1;
      if (i > 0) score = value_after(next, seat, depth - 1, alpha, alpha + 1, ply + 1);
      if (score > alpha && (i == 0 || score < beta)) score = value_after(next, seat, depth - 1, alpha, beta, ply + 1);
      if (stopped_) break;
      if (score <= best) continue;
      best = score;
      best_action = actions[i];
      if (score <= alpha) continue;
      alpha = score;
      bound = Bound::exact;
      keep_pv(frame, actions[i], frames_[static_cast<std::size_t>(ply) + 1]);
      if (score >= beta) {
        bound = Bound::lower;
        if (orderer_.priority(state, actions[i]) == 0) reward(frame, seat, actions[i], depth);
        break;
      }
    }
    if constexpr (HasRepetition<G>) path_.pop_back();
    if (stopped_) return 0;
    if (!only_some) table_.store({key, to_table(best, ply), best_action, static_cast<std::int8_t>(depth), bound});
    return best;
  }

  // The value for `seat`, which has just acted.
  int value_after(const State& next, Seat seat, int depth, int alpha, int beta, int ply) {
    const Node node = G::node(next);
    if (node.kind == NodeKind::terminal) {
      ++nodes_;
      frames_[static_cast<std::size_t>(ply)].pv_length = 0;
      const double won = G::returns(next)[static_cast<std::size_t>(seat)];
      return won > 0 ? kWin - ply : won < 0 ? ply - kWin : 0;
    }
    if (node.to_act.first() == seat) return visit(next, seat, depth, alpha, beta, ply);
    return -visit(next, 1 - seat, depth, -beta, -alpha, ply);
  }

  bool has_repeated([[maybe_unused]] const State& state) const {
    if constexpr (HasRepetition<G>) return earlier_occurrences<G>(path_, state) > 0;
    else return false;
  }

  bool out_of_budget() {
    if (!may_stop_ || stopped_) return stopped_;
    if (nodes_ >= most_nodes_) return stopped_ = true;
    if ((nodes_ & 1023) == 0) stopped_ = clock_->is_over();
    return stopped_;
  }

  int rank(const State& state, Seat seat, Action action, const Frame& frame) const {
    if (const int priority = orderer_.priority(state, action); priority > 0) return kUrgent + priority;
    if (action == frame.killers[0]) return kKiller + 1;
    if (action == frame.killers[1]) return kKiller;
    return cutoffs_[static_cast<std::size_t>(seat)][action % kActions];
  }

  void reward(Frame& frame, Seat seat, Action action, int depth) {
    if (frame.killers[0] != action) frame.killers = {action, frame.killers[0]};
    int& worth = cutoffs_[static_cast<std::size_t>(seat)][action % kActions];
    worth = std::min(worth + depth * depth, kKiller - 1);
  }

  static void keep_pv(Frame& frame, Action action, const Frame& next) {
    frame.pv[0] = action;
    std::copy_n(next.pv.begin(), next.pv_length, frame.pv.begin() + 1);
    frame.pv_length = next.pv_length + 1;
  }

  // A win's distance counts from the root in the search, and from the position itself in the table.
  static std::int16_t to_table(int score, int ply) {
    return static_cast<std::int16_t>(score > kEvalLimit ? score + ply : score < -kEvalLimit ? score - ply : score);
  }
  static int from_table(int score, int ply) {
    return score > kEvalLimit ? score - ply : score < -kEvalLimit ? score + ply : score;
  }

  // The keys of the positions before the one that is looked at, where rules look at them.
  struct NoPath {};
  static auto no_keys() {
    if constexpr (HasRepetition<G>) return std::vector<typename History<G>::PositionKey>();
    else return NoPath();
  }

  const E& evaluator_;
  const O& orderer_;
  TranspositionTable<Action> table_;
  const BudgetClock* clock_ = nullptr;
  std::uint64_t most_nodes_ = 0;
  std::span<const Action> among_;  // the actions of the root, if not all
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  bool may_stop_ = false;
  decltype(no_keys()) path_ = no_keys();
  std::array<Frame, kMaxPly + 1> frames_{};
  // What the history heuristic counts: how often, and how deep, an action of a seat was too good for the other.
  std::array<std::vector<int>, 2> cutoffs_{std::vector<int>(kActions), std::vector<int>(kActions)};
};

}  // namespace nemeton
