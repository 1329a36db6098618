// A bid and the answer to it as a game of its own, whose mixed strategies are found by regret matching.
//
// One seat bids or challenges, knowing its dice; the next one challenges or raises, knowing its own. Neither knows the other's,
// so the bids have to be mixed in such a way that the answer cannot read from them what is behind. After the answer the round
// goes on by the rollout policy. Every iteration draws all hidden dice and looks at every bid.
#pragma once

#include <vector>

#include "games/bluff/bot/belief.hpp"

namespace nemeton::bluff {

class AnswerGame {
 public:
  // The seat whose turn it is at this table is to bid; `belief` is what is believed of all hidden dice, its own included.
  AnswerGame(const Public& open, const Belief& belief, const PolicyParameters& policy, std::uint64_t seed);

  // The actions of the bidder here: all but bids beyond all reason.
  const std::vector<Bluff::Action>& actions() const { return actions_; }
  // Adds one of the other bids.
  void add(Bluff::Action action);

  // One iteration with any dice of the bidder.
  void iterate();
  // One for its strategy with these dice. The answerer, who cannot know them, learns nothing.
  void iterate_with(Dice own);

  // The strategy with these dice, over `actions()`; adds up to 1. It begins with what the rollout policy would do.
  std::vector<double> strategy(Dice own);
  // Returns the bidder's average return with these dice.
  double value(Dice own);

  std::uint64_t nodes() const { return nodes_; }

 private:
  // Regrets and strategy of the bidder with some dice, by action.
  struct Bidder {
    std::vector<float> regret;
    std::vector<float> sum;  // of the strategies so far, later ones weigh more
    double value = 0;
    int visits = 0;
  };
  // The answerer's regrets of a challenge and of a raise.
  using Answer = std::array<float, 2>;

  void iterate(const BySeat<Dice>& hidden, bool answerer_learns);
  float play(std::size_t action, float reach, bool answerer_learns);
  Bidder& bidder(Dice own);

  const Belief& belief_;
  const PolicyParameters& policy_;
  const Seat seat_;
  Random random_;
  Bluff::State root_;
  std::vector<Bluff::Action> actions_;
  std::span<const Roll> rolls_;  // of the bidder
  std::vector<Bidder> bidders_;  // by roll
  std::vector<std::array<Answer, kMaxDice + 1>>
      answers_;  // by action, and hidden dice of the answerer that count for it
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton::bluff
