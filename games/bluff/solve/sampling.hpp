// The abstracted rounds of two seats, solved together by counterfactual regret minimisation with external sampling: one seat looks at all that
// it might do, the other's actions and all dice are drawn.
//
// Lanctot, Waugh, Zinkevich and Bowling, "Monte Carlo sampling for regret minimization in extensive games", 2009. Later iterations weigh more:
// Brown and Sandholm, "Solving imperfect-information games via discounted regret minimization", 2019 (linear).
#pragma once

#include <map>
#include <vector>

#include "games/bluff/bot/strategy.hpp"

namespace nemeton::bluff {

class Sampling {
 public:
  // `values` has those of rounds with up to `known` dice in all; the others are learnt.
  Sampling(const RoundOptions& options, const MatchValues& values, int known, std::uint64_t seed);
  // The learner learns to answer to a strategy, which the other seat keeps to.
  Sampling(const RoundOptions& options, const Strategy& against, std::uint64_t seed);

  // So many iterations of every round of up to `dice` a seat, with a weight.
  void learn(int dice, int iterations, float weight);
  const MatchValues& values() const { return values_; }
  // What the learners of the last call of `learn` got beyond what the round is worth, on average: of a round, or of all.
  double gain(int own, int other) const;
  double gain() const;
  // How often the actions of a situation were taken.
  std::span<const float> sums(std::size_t situation) const {
    return std::span(sums_).subspan(situation * Situation::kMostActions, Situation::kMostActions);
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Round {
    std::array<Dice, 2> hidden;
    std::array<Dice, 2> shown;
    int bid = kNoBid;
    int bid_before = kNoBid;
    bool fresh = false;
  };
  // What the learner gets.
  float bid(const Round& round, Seat actor);
  float after_bid(Round round, Seat bidder);
  float after_showing(Round round, Seat bidder, Dice shown);
  float challenged(const Round& round, Seat challenger) const;
  Sight sight(const Round& round, Seat seat) const;
  template <class Play>
  float decide(const Situation& situation, Seat actor, const Play& play);

  RoundOptions options_;
  MatchValues values_;
  int known_;
  const Strategy* against_ = nullptr;
  std::map<std::array<int, 2>, double> gains_;
  Random random_;
  std::array<int, 2> held_{};
  ChallengeReturns returns_;
  Seat learner_ = 0;
  float weight_ = 1;
  bool everywhere_ = true;  // actions that are far behind are looked at too
  std::uint64_t nodes_ = 0;
  std::vector<float> regrets_;
  std::vector<float> sums_;
};

}  // namespace nemeton::bluff
