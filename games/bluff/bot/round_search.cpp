#include "games/bluff/bot/round_search.hpp"

#include <algorithm>

namespace nemeton::bluff {

RoundSearch::RoundSearch(const Bluff::Observation& known, const Belief& belief, const PolicyParameters& policy,
                         std::uint64_t seed)
    : known_(known), belief_(belief), policy_(policy), seat_(known.viewer), random_(seed) {
  root_.open = known.open;
  root_.hidden[at(seat_)] = known.hidden;
  ActionList<Bluff> actions;
  Bluff::actions(root_, seat_, actions);
  for (const auto action : actions) candidates_.push_back({action});
}

void RoundSearch::iterate() {
  root_ = belief_.sample_state(known_, random_);
  for (Candidate& candidate : candidates_) {
    candidate.sum += rollout(root_, candidate.action);
    ++candidate.rollouts;
  }
}

void RoundSearch::halve() {
  std::ranges::sort(candidates_, std::ranges::greater(), &Candidate::value);
  candidates_.resize((candidates_.size() + 1) / 2);
}

double RoundSearch::rollout(Bluff::State state, Bluff::Action action) {
  Bluff::apply(state, seat_, action);
  if (state.open.rounds > root_.open.rounds || state.open.stage == Stage::over)
    return standing(state.open, policy_)[at(seat_)];
  return finish_round(state, policy_, random_, nodes_)[at(seat_)];
}

}  // namespace nemeton::bluff
