// Monte Carlo tree search for any game: any number of seats, chance, hidden information, simultaneous choices.
//
// With perfect information it is UCT: Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006. With hidden information it is Information Set MCTS:
// Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012. Each sample starts from a state sampled from the seat's belief, and
// statistics are kept by information set. The other seats are simulated only in states that the seat believes in, so it does not bluff.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/bot.hpp"
#include "search/hidden_information.hpp"
#include "search/portable_math.hpp"
#include "search/rollout.hpp"
#include "search/ucb1.hpp"

namespace nemeton {

// The belief in a game of perfect information.
struct NothingHidden {};

template <Rules G, class Belief = NothingHidden>
  requires(!HidesInformation<G> || SamplesHiddenState<Belief, G>)
class Mcts {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `spread` weighs exploration, in returns. The belief must outlive the search.
  Mcts(const Belief& belief, double spread, std::uint64_t seed) : belief_(belief), spread_(spread), random_(seed) {}

  // Returns the most visited action of the seat `root`, which is to act. Takes at least one sample. Each adds at most one node per seat to the tree, which
  // bounds its memory.
  Thought<G> search(const BotInput<G>& known, Seat root, const Budget& budget) {
    const BudgetClock clock(budget);
    tree_.clear();
    nodes_ = 0;
    std::uint64_t samples = 0;
    do {
      sample(known, root);
      ++samples;
    } while (samples < budget.samples && nodes_ < budget.nodes && !clock.is_over());
    const Arm<Action>& best = most_tried(tree_.at(root_key(known, root)).arms);
    return {best.action, best.mean(), {best.action}, nodes_, 0};
  }

 private:
  struct TreeArm : Arm<Action> {
    int offered = 0;  // how often it was among the legal actions
  };
  // The statistics of an information set.
  struct TreeNode {
    std::vector<TreeArm> arms;
    bool visited = false;
  };
  // An arm on the path of the current sample.
  struct Taken {
    TreeNode* node;
    std::size_t arm;
    Seat seat;
  };

  // Plays a game: down the tree, one node beyond it, and then at random.
  void sample(const BotInput<G>& known, Seat root) {
    History<G> history = some_history(known);
    std::uint64_t path = 0,
                  pending = 0;  // hashes of the steps so far, and of those of an unfinished simultaneous choice
    taken_.clear();
    bool inside = true, under_way = false;
    // A simultaneous choice is always completed.
    while (inside || under_way) {
      const Node node = G::node(history.state());
      if (node.kind == NodeKind::terminal) break;
      // At a simultaneous node the root chooses first, so that it is reached even if another's choice ends the game.
      const bool is_root = taken_.empty() && node.to_act.has(root);
      const Seat seat = node.kind == NodeKind::chance ? kChance : is_root ? root : node.to_act.first();
      const Action action =
          seat == kChance ? random_outcome<G>(history.state(), random_) : choose(history.state(), seat, path, inside);
      history.apply(seat, action);
      ++nodes_;
      pending = mix(pending ^ static_cast<std::uint64_t>(seat + 1), action);
      under_way = is_choice_under_way(node, seat, G::node(history.state()));
      if (under_way) continue;
      path = mix(path, pending);
      pending = 0;
    }
    nodes_ += rollout(history, random_);
    const Returns returns = G::returns(history.state());
    for (const auto& [node, arm, seat] : taken_) {
      node->arms[arm].sum += returns[static_cast<std::size_t>(seat)];
      ++node->arms[arm].samples;
    }
  }

  History<G> some_history(const BotInput<G>& known) {
    if constexpr (HidesInformation<G>) return History<G>(belief_.sample_state(known, random_));
    else return known;
  }

  // Chooses by the upper bounds of the arms that are legal in this sample, each relative to how often it was available. Sets `inside` to false at a new
  // node.
  Action choose(const State& state, Seat seat, std::uint64_t path, bool& inside) {
    TreeNode& node = tree_[key(state, seat, path)];
    inside &= std::exchange(node.visited, true);
    // At simultaneous nodes, deterministic bounds of several seats would cycle, so the exploration is randomized.
    const bool at_once = G::node(state).kind == NodeKind::simultaneous;
    ActionList<G> actions;
    G::actions(state, seat, actions);
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (const Action action : actions) {
      const auto found = std::ranges::find(node.arms, action, &TreeArm::action);
      const auto place = static_cast<std::size_t>(found - node.arms.begin());
      if (found == node.arms.end()) node.arms.push_back({{action}});
      TreeArm& arm = node.arms[place];
      const double spread = at_once ? spread_ * static_cast<double>(below(random_, 4096)) / 2048 : spread_;
      const double bound = arm.upper_bound(spread, portable_log(++arm.offered));
      if (bound <= most) continue;
      most = bound;
      best = place;
    }
    taken_.push_back({&node, best, seat});
    return node.arms[best].action;
  }

  // Whether other seats still have to make the same simultaneous choice after `seat`.
  static bool is_choice_under_way(Node before, Seat seat, const Node& after) {
    if (before.kind != NodeKind::simultaneous) return false;
    before.to_act.remove(seat);
    return !before.to_act.empty() && after == before;
  }

  // Returns the key of the acting seat's information set: a hash of all steps, or of its observation.
  std::uint64_t key([[maybe_unused]] const State& state, Seat seat, [[maybe_unused]] std::uint64_t path) const {
    if constexpr (HidesInformation<G>)
      return mix(belief_.information_key(G::observation(state, seat)), seat_bits(seat));
    else return mix(path, seat_bits(seat));
  }
  std::uint64_t root_key([[maybe_unused]] const BotInput<G>& known, Seat seat) const {
    if constexpr (HidesInformation<G>) return mix(belief_.information_key(known), seat_bits(seat));
    else return mix(0, seat_bits(seat));
  }
  static std::uint64_t seat_bits(Seat seat) { return static_cast<std::uint64_t>(seat) + 1; }

  static constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t word) {
    key = (key ^ word) * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D;
    return key ^ key >> 32;
  }

  const Belief& belief_;
  const double spread_;
  Random random_;
  std::unordered_map<std::uint64_t, TreeNode> tree_;
  std::vector<Taken> taken_;
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton
