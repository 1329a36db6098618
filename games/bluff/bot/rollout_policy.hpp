// How a sensible player bids, challenges and shows: quick, without looking ahead, and not the same every time.
//
// The bots take it three ways: it is what the weaker levels play, what everybody is thought to play from here on, and, read
// backwards, what a bid tells of the dice behind it.
#pragma once

#include "games/bluff/bot/round_table.hpp"
#include "games/bluff/bot/strategy.hpp"

namespace nemeton::bluff {

// The parameters of the policy. Values are counted in dice.
struct PolicyParameters {
  float trust;        // how much likelier a die of a bidder is taken to count for its bid
  float threshold;    // what a challenge has to promise, judged without one's own dice, to be as likely as not
  float firmness;     // how sharply that divides
  float unharmed;     // what a bid is worth that is not challenged
  float pressure;     // and how much more it is, the more a challenge promised
  float secrecy;      // what it costs to show dice
  float temperature;  // the differences that are felt
  const Strategy* strategy = nullptr;  // what is played instead where it holds
  const RoundTable* table = nullptr;   // and where this one does, before all
};

// The numbers among them, as they are learnt (learner.hpp).
using PolicyWeights = std::array<float, 7>;
extern const PolicyWeights kPolicyWeights;
constexpr PolicyParameters policy_of(const PolicyWeights& weights) {
  return {.trust = weights[0],
          .threshold = weights[1],
          .firmness = weights[2],
          .unharmed = weights[3],
          .pressure = weights[4],
          .secrecy = weights[5],
          .temperature = weights[6]};
}

extern const PolicyParameters kPolicy;

// The same with the strategy that has been learnt and the rounds that are solved, if there are such.
PolicyParameters best_policy();

// Whether more than rules of thumb is known of the round under way.
bool knows(const PolicyParameters& policy, const Public& open);
// Whether it is known exactly how that round is played.
bool is_solved(const PolicyParameters& policy, const Public& open);

// An action that comes to mind, what it seems to be worth, and how likely it is to be taken.
struct Choice {
  Bluff::Action action;
  float heuristic;
  float probability;
};
using Choices = FixedList<Choice, 32>;

// Returns the actions that `seat` considers, which is to act and has these hidden dice.
Choices consider(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy);

// Only the raises of a seat that is to bid; none if there is none.
Choices consider_raises(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy);

Bluff::Action draw(const Choices& choices, Random& random);

// How likely such a player is to make the bid at `place` when it is to bid and has these hidden dice; never quite 0.
float bid_likelihood(const Public& open, Seat seat, Dice hidden, int place, const PolicyParameters& policy);

// How likely a seat is to win the match, by the dice of all before a round.
double chance_to_win(const BySeat<std::uint8_t>& held, Seat seat);

// Returns the expected returns at the start of a round, or the returns of a game that is over.
Returns standing(const Public& open, const PolicyParameters& policy);

// Plays on by the rollout policy until the round or the game is over: the standing then. `nodes` counts the steps.
Returns finish_round(Bluff::State& state, const PolicyParameters& policy, Random& random, std::uint64_t& nodes);

}  // namespace nemeton::bluff
