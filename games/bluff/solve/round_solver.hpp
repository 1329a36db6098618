// A round of two seats solved exactly, by counterfactual regret minimisation over all that can be bid and shown.
//
// The tree is public; at each of its nodes a seat has a number for every roll that it may hide. It is walked through in the
// same order each time, so that the numbers of a node are found by counting and nothing of the tree itself is kept. Regrets never fall below 0,
// the seats learn one after the other, and the strategy of iteration t weighs t² in the average.
//
// Tammelin, "Solving large imperfect information games using CFR+", 2014. Johanson, Waugh, Bowling and Zinkevich, "Accelerating best response
// calculation in large extensive games", 2011, for all hands at once.
#pragma once

#include <string>

#include "games/bluff/bot/rollout_policy.hpp"
#include "games/bluff/bot/round_tree.hpp"

namespace nemeton::bluff {

class RoundSolver {
 public:
  // Seat 0 opens the round, or it goes on at `root`, where dice fall as they are rolled. `values` has those of all rounds with fewer dice.
  RoundSolver(const RoundOptions& options, Held held, const MatchValues& values, const RoundNode& root = {});

  void iterate();

  // Puts what this policy does in the place of what has been learnt. The round is to begin at its beginning.
  void adopt(const PolicyParameters& policy);
  // The same with weights such as `weights` gives.
  void adopt(std::string_view weights);

  // Of the average strategies, or those adopted.
  struct Result {
    double value;           // for seat 0; the true one is no further away than the exploitability
    double exploitability;  // what the best answers to them gain, the mean of both seats
  };
  Result result();

  const TreeSize& size() const { return tree_.size(root_); }

  // How often each action is taken, 0 to 255 compared with the one that is taken most, for every number of the tree; 0 where too little has been seen of
  // what a seat knows there.
  std::string weights() const;

 private:
  enum class Pass : std::uint8_t { learn, answer };

  // A seat's strategy at a node with each roll, by numbers of the node that say how much of each action there is.
  class Mixture {
   public:
    Mixture(const float* numbers, std::size_t actions, std::size_t hands, const LegalShows* legal);
    float of(std::size_t action, std::size_t hand) const {
      const float even = legal_ == nullptr || legal_->may(action, hand) ? even_[hand] : 0;
      return numbers_[action * hands_ + hand] * scale_[hand] + even;
    }

   private:
    const float* numbers_;
    std::size_t hands_;
    const LegalShows* legal_;
    Hands scale_;
    Hands even_;  // of each action if nothing speaks for any
  };

  // Returns the value of seat `learner_` with each roll, times how likely the other seat plays to here with each. `own` is how likely the learner does.
  Hands visit(const RoundNode& node, const Hands& own, const Hands& others);
  // The same after an action of the seat that acts; `reach` are its chances to come that far with each hand, and may be changed.
  Hands worth_of(const RoundNode& node, std::size_t action, const Hands& own, const Hands& others, Hands& reach);
  Hands challenged(const RoundNode& node, const Hands& others) const;
  // The same for what follows a node, at which the table is `open`.
  void adopt(const PolicyParameters& policy, const RoundNode& node, const Public& open);
  // A walk from the beginning: what the learner gets.
  double walk(Pass pass, Seat learner);

  RoundTree tree_;
  RoundNode root_;
  ChallengeReturns returns_;
  Pass pass_ = Pass::learn;
  Seat learner_ = 0;
  int iterations_ = 0;
  double weight_of_iterations_ = 0;
  std::size_t next_ = 0;  // where the numbers of the next node begin
  std::vector<float> regrets_;
  std::vector<float> sums_;  // of the strategies so far
};

}  // namespace nemeton::bluff
