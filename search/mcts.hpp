// Monte Carlo tree search for any game: any number of seats, chance, hidden information, several seats choosing at once.
//
// With perfect information it is UCT: Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006. Where something is hidden every sample
// begins with another state that the seat cannot tell from the true one, and what is learnt is kept by what the seat that acts can tell
// apart, so that none plays on what it cannot know: Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012. The other
// seats are met only in states that the seat believes in, so they come to play as if they believed the same: it does not bluff.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/bot.hpp"
#include "search/information_set.hpp"
#include "search/portable_math.hpp"
#include "search/rollout.hpp"
#include "search/ucb1.hpp"

namespace nemeton {

// For a game that hides nothing.
struct NothingHidden {};

template <Rules G, class Belief = NothingHidden>
  requires(!HidesInformation<G> || SamplesHiddenState<Belief, G>)
class Mcts {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `spread` is how much speaks for an action that was tried seldom, in returns. The belief is kept, not copied.
  Mcts(const Belief& belief, double spread, std::uint64_t seed) : belief_(belief), spread_(spread), random_(seed) {}

  // The action of the seat `root`, which is to act, that was tried most. At least one sample is taken; each adds one node a seat at
  // most to the tree, which determines its memory.
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
  // An arm that was taken in the sample under way.
  struct Taken {
    TreeNode* node;
    std::size_t arm;
    Seat seat;
  };

  // Plays a game: by the tree as far as it reaches, one node further, and on at random.
  void sample(const BotInput<G>& known, Seat root) {
    History<G> history = some_history(known);
    std::uint64_t path = 0, pending = 0;  // the steps so far; those of a choice of several seats that is under way
    taken_.clear();
    bool inside = true, under_way = false;
    // A choice of several seats is gone through as a whole.
    while (inside || under_way) {
      const Node node = G::node(history.state());
      if (node.kind == NodeKind::terminal) break;
      // Where several choose at once the root is the first: its node is reached even if the choice of another ends the game.
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

  // By the bound of the arms that are legal in this sample, each counted by how often it could have been taken. `inside` becomes false where
  // nobody has been yet.
  Action choose(const State& state, Seat seat, std::uint64_t path, bool& inside) {
    TreeNode& node = tree_[key(state, seat, path)];
    inside &= std::exchange(node.visited, true);
    // Two bounds that know the same follow each other round and round; where seats choose at once they are made to differ by chance.
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

  // Whether `seat` has chosen and the others, who choose without seeing that, have still to.
  static bool is_choice_under_way(Node before, Seat seat, const Node& after) {
    if (before.kind != NodeKind::simultaneous) return false;
    before.to_act.remove(seat);
    return !before.to_act.empty() && after == before;
  }

  // What the seat that acts can tell apart: all that was played, or what it says that its observation tells.
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
