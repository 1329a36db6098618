// The abstracted rounds, solved together by counterfactual regret minimisation with external sampling: one seat looks at all that it might do,
// the others' actions and all dice are drawn. With more than two seats that need not come to an equilibrium, but it comes to good play.
//
// Lanctot, Waugh, Zinkevich and Bowling, "Monte Carlo sampling for regret minimization in extensive games", 2009. Later iterations weigh more:
// Brown and Sandholm, "Solving imperfect-information games via discounted regret minimization", 2019 (linear regrets, and the square in averages).
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

  // So many iterations of every round of two, of up to `dice` a seat, with a weight.
  void learn(int dice, int iterations, float weight);
  // The same of the rounds of a match of more seats, played by what is learnt until two are left.
  void learn_table(int seats, int dice, float weight);
  const MatchValues& values() const { return values_; }
  // The average gain of the learners of the last call of `learn` over the value of the round: of a round, or of all.
  double gain(int own, int other) const;
  double gain() const;
  // How often the actions of a situation were taken.
  std::span<const float> sums(std::size_t situation) const {
    return std::span(sums_).subspan(situation * Situation::kMostActions, Situation::kMostActions);
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Round {
    explicit Round(const BySeat<Dice>& rolled) : hidden(rolled) { last.fill(kNoBid); }
    BySeat<Dice> hidden;
    Dice shown;                // of all
    BySeat<int> last;          // bid of each seat
    Seat bidder = kSpectator;  // of the last bid
    int bid = kNoBid;
    int before = kNoBid;
    int earlier = kNoBid;  // as in `Sight`
    bool fresh = false;
  };
  float learn_round(Seat learner);
  // Returns the learner's value.
  float bid(const Round& round, Seat actor);
  float after_bid(const Round& round);
  float after_showing(Round round, Dice shown);
  float challenged(const Round& round, Seat challenger);
  Sight sight(const Round& round, Seat seat) const;
  BySeat<Dice> roll_all();
  // Returns the learner's value of a match that goes on at this table.
  float worth(const Public& open) const;
  template <class Play>
  float decide(const Situation& situation, Seat actor, const Play& play);

  RoundOptions options_;
  MatchValues values_;
  int known_;
  const Strategy* against_ = nullptr;
  std::map<std::array<int, 2>, double> gains_;
  Random random_;
  Public table_;      // before the round
  Public next_;       // after the challenge that came last
  Seat learner_ = 0;  // kSpectator where nobody learns
  float weight_ = 1;
  bool everywhere_ = true;  // actions that are far behind are looked at too
  std::uint64_t nodes_ = 0;
  std::vector<float> regrets_;
  std::vector<float> sums_;
};

}  // namespace nemeton::bluff
