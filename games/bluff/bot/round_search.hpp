// Looks how each action of a seat would end the round: the hidden dice of the others are drawn as the seat believes them to
// be, and everybody goes on by the rollout policy.
#pragma once

#include <vector>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/bot/rollout.hpp"

namespace nemeton::bluff {

class RoundSearch {
 public:
  // `known` is the observation of a seat that is to act.
  RoundSearch(const Bluff::Observation& known, const Belief& belief, const PolicyParameters& policy,
              std::uint64_t seed);

  struct Candidate {
    Bluff::Action action;
    double sum = 0;
    int rollouts = 0;

    double value() const { return rollouts == 0 ? 0 : sum / rollouts; }
  };

  // One rollout of every candidate from the same hidden dice.
  void iterate();
  // Leaves the better half of the candidates.
  void halve();

  // The best first once `halve` has been called.
  const std::vector<Candidate>& candidates() const { return candidates_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  double rollout(Bluff::State state, Bluff::Action action);

  const Bluff::Observation& known_;
  const Belief& belief_;
  const PolicyParameters& policy_;
  const Seat seat_;
  Random random_;
  Bluff::State root_;
  std::vector<Candidate> candidates_;
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton::bluff
