// Alpha-beta for two seats who act in turn, see everything and leave nothing to chance: iterative deepening, principal variation
// search, a transposition table, killers and history.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

#include "core/history.hpp"
#include "search/transposition_table.hpp"

namespace nemeton {

// What the search has to be told about a game.
//   hash:     of all that decides the rest of the game, but for the past and the ply.
//   evaluate: how the seat to act stands, in units of the game's own, within ±kEvalLimit.
//   urgency:  0 for a quiet action; above it, actions to try first, the greater the sooner.
template <class K, class G>
concept Knowledge = requires(const K& knowledge, const typename G::State& state, typename G::Action action) {
  { knowledge.hash(state) } -> std::same_as<std::uint64_t>;
  { knowledge.evaluate(state) } -> std::same_as<int>;
  { knowledge.urgency(state, action) } -> std::same_as<int>;
};

// A win n plies away is worth kWin − n.
inline constexpr int kWin = 32000;
inline constexpr int kEvalLimit = 30000;

struct SearchBudget {
  int depth = 60;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  const std::atomic<bool>* stop = nullptr;
};

template <class Action>
struct SearchResult {
  Action action{};
  int score = 0;
  std::vector<Action> pv;
  std::uint64_t nodes = 0;
  int depth = 0;
};

template <Game G, Knowledge<G> K>
  requires HasRepetition<G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  AlphaBeta(const K& knowledge, std::size_t table_bytes) : knowledge_(knowledge), table_(table_bytes) {}

  // The best action of the seat to act at the end of `line`, which is a decision. The first iteration is always completed, so
  // that a win in one is never missed.
  SearchResult<Action> search(const History<G>& history, const SearchBudget& budget) { return search(history, budget, {}); }

  // The same among some of its actions; among all if `among` is empty.
  SearchResult<Action> search(const History<G>& history, const SearchBudget& budget, std::span<const Action> among) {
    budget_ = budget;
    among_ = among;
    nodes_ = 0;
    stopped_ = false;
    path_.assign(history.keys().begin(), history.keys().end() - 1);
    const Seat seat = G::node(history.state()).to_act.first();
    SearchResult<Action> best;
    for (int depth = 1; depth <= std::min<int>(budget.depth, kMaxPly - 1); ++depth) {
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
  static constexpr std::size_t kMaxPly = 100;
  static constexpr std::size_t kActions = std::size_t{1} << (8 * sizeof(Action));
  static constexpr int kFirst = std::numeric_limits<int>::max();
  static constexpr int kUrgent = 1 << 24;
  static constexpr int kKiller = 1 << 23;

  struct Frame {
    std::array<Action, 2> killers{};
    std::array<Action, kMaxPly> pv{};
    int pv_length = 0;
  };

  // The value for `seat`, which is to act unless the game is over.
  int visit(const State& state, Seat seat, int depth, int alpha, int beta, int ply) {
    ++nodes_;
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    frame.pv_length = 0;
    if (G::node(state).kind == NodeKind::terminal) {
      const double won = G::returns(state)[static_cast<std::size_t>(seat)];
      return won > 0 ? kWin - ply : won < 0 ? ply - kWin : 0;
    }
    if (out_of_budget()) return 0;
    // A placement that comes back within the search counts as the tie that it can be made into.
    if (ply > 0 && earlier_occurrences<G>(path_, state) > 0) return 0;
    if (depth <= 0) return knowledge_.evaluate(state);

    const std::uint64_t key = knowledge_.hash(state);
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

    path_.push_back(G::position_key(state));
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
      if (i > 0) score = -visit(next, 1 - seat, depth - 1, -alpha - 1, -alpha, ply + 1);
      if (score > alpha && (i == 0 || score < beta)) score = -visit(next, 1 - seat, depth - 1, -beta, -alpha, ply + 1);
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
        if (knowledge_.urgency(state, actions[i]) == 0) reward(frame, seat, actions[i], depth);
        break;
      }
    }
    path_.pop_back();
    if (stopped_) return 0;
    if (!only_some) table_.store({key, to_table(best, ply), best_action, static_cast<std::int8_t>(depth), bound});
    return best;
  }

  bool out_of_budget() {
    if (!may_stop_ || stopped_) return stopped_;
    if (nodes_ >= budget_.nodes) return stopped_ = true;
    if ((nodes_ & 1023) == 0) {
      stopped_ = std::chrono::steady_clock::now() >= budget_.deadline ||
                 (budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed));
    }
    return stopped_;
  }

  int rank(const State& state, Seat seat, Action action, const Frame& frame) const {
    if (const int urgency = knowledge_.urgency(state, action); urgency > 0) return kUrgent + urgency;
    if (action == frame.killers[0]) return kKiller + 1;
    if (action == frame.killers[1]) return kKiller;
    return history_[static_cast<std::size_t>(seat)][action];
  }

  void reward(Frame& frame, Seat seat, Action action, int depth) {
    if (frame.killers[0] != action) frame.killers = {action, frame.killers[0]};
    int& worth = history_[static_cast<std::size_t>(seat)][action];
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

  const K& knowledge_;
  TranspositionTable<Action> table_;
  SearchBudget budget_;
  std::span<const Action> among_;  // the actions of the root, if not all
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  bool may_stop_ = false;
  std::vector<typename History<G>::PositionKey> path_;
  std::array<Frame, kMaxPly + 1> frames_{};
  std::array<std::vector<int>, 2> history_{std::vector<int>(kActions), std::vector<int>(kActions)};
};

}  // namespace nemeton
