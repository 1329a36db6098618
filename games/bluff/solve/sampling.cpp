#include "games/bluff/solve/sampling.hpp"

#include <algorithm>

#include "search/regret_matching.hpp"

namespace nemeton::bluff {

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// An action that is regretted so little, by the weight of an iteration, is looked at once in so many iterations. Brown and Sandholm,
// "Superhuman AI for multiplayer poker", 2019.
constexpr float kFarBehind = -20;
constexpr std::uint32_t kSeldom = 20;

}  // namespace

Sampling::Sampling(const RoundOptions& options, const MatchValues& values, int known, std::uint64_t seed)
    : options_(options), values_(values), known_(known), random_(seed), returns_(options, held_, values) {
  regrets_.resize(Situation::kCount * Situation::kMostActions);
  sums_.resize(regrets_.size());
}

Sampling::Sampling(const RoundOptions& options, const Strategy& against, std::uint64_t seed)
    : Sampling(options, against.values(), 2 * kMaxDice, seed) {
  against_ = &against;
}

double Sampling::gain(int own, int other) const { return gains_.at({own, other}); }

double Sampling::gain() const {
  double sum = 0;
  for (const auto& [held, gain] : gains_) sum += gain;
  return sum / static_cast<double>(gains_.size());
}

void Sampling::learn(int dice, int iterations, float weight) {
  weight_ = weight;
  for (int total = 2; total <= 2 * dice; ++total) {
    for (int own = std::max(1, total - dice); own <= std::min(dice, total - 1); ++own) {
      held_ = {own, total - own};
      returns_ = ChallengeReturns(options_, held_, values_);
      float sum = 0, gained = 0;
      for (int i = 0; i < iterations; ++i) {
        for (const Seat learner : {0, 1}) {
          learner_ = learner;
          everywhere_ = below(random_, kSeldom) == 0;
          const float got = bid({.hidden = {roll(held_[0], random_), roll(held_[1], random_)}, .shown = {}}, 0);
          sum += learner == 0 ? got : -got;
          gained += got;
        }
      }
      gains_[held_] = static_cast<double>(gained) / (2 * iterations);
      if (known_ >= total) continue;
      const float mean = sum / static_cast<float>(2 * iterations), before = values_.opener(own, total - own);
      values_.set(own, total - own, before + (mean - before) * 2 / (weight + 1));
    }
  }
}

Sight Sampling::sight(const Round& round, Seat seat) const {
  const int in_play = held_[0] + held_[1];
  return {
      .hidden = round.hidden[at(seat)],
      .shown = round.shown[0] + round.shown[1],
      .theirs = round.hidden[at(1 - seat)].size(),
      .bid = round.bid,
      .fresh = round.fresh,
      .back = round.bid_before != kNoBid && bid_at(round.bid_before, in_play).face == bid_at(round.bid, in_play).face};
}

template <class Play>
float Sampling::decide(const Situation& situation, Seat actor, const Play& play) {
  ++nodes_;
  std::array<float, Situation::kMostActions> shares;
  const bool learns = actor == learner_;
  float total = 0, possible = 0;
  float* const regrets = regrets_.data() + situation.number * Situation::kMostActions;
  const auto fixed =
      against_ != nullptr && !learns ? against_->weights(situation) : decltype(against_->weights(situation)){};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const bool may = situation.actions[i] != Situation::kNone;
    const float weight = against_ != nullptr && !learns ? static_cast<float>(fixed[i]) : regrets[i];
    possible += may ? 1.0F : 0.0F;
    total += shares[i] = may ? std::max(weight, 0.0F) : 0;
  }
  for (std::size_t i = 0; i < shares.size(); ++i) {
    shares[i] = total > 0 ? shares[i] / total : situation.actions[i] != Situation::kNone ? 1 / possible : 0;
  }
  if (!learns) {
    float* const sums = sums_.data() + situation.number * Situation::kMostActions;
    float left = static_cast<float>(random_() >> 40) * 0x1p-24F;
    std::size_t chosen = shares.size();
    for (std::size_t i = 0; i < shares.size(); ++i) {
      sums[i] += weight_ * shares[i];
      if (shares[i] == 0 || (chosen < shares.size() && left < 0)) continue;
      chosen = i;
      left -= shares[i];
    }
    return play(situation.actions[chosen]);
  }
  std::array<float, Situation::kMostActions> worth{};
  std::array<bool, Situation::kMostActions> looked_at{};
  float mean = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    looked_at[i] =
        situation.actions[i] != Situation::kNone && (shares[i] > 0 || regrets[i] > kFarBehind * weight_ || everywhere_);
    if (!looked_at[i]) continue;
    worth[i] = play(situation.actions[i]);
    mean += shares[i] * worth[i];
  }
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (looked_at[i]) regrets[i] += weight_ * (worth[i] - mean);
  }
  return mean;
}

float Sampling::challenged(const Round& round, Seat challenger) const {
  const Bid bid = bid_at(round.bid, held_[0] + held_[1]);
  const int count = (round.hidden[0] + round.hidden[1] + round.shown[0] + round.shown[1]).counting(bid.face);
  const float first = returns_.of(1 - challenger, count, bid.count);
  return learner_ == 0 ? first : -first;
}

float Sampling::bid(const Round& round, Seat actor) {
  const auto challenge = static_cast<Bluff::Action>(bid_count(held_[0] + held_[1]));
  return decide(bidding(sight(round, actor)), actor, [&](Bluff::Action action) {
    if (action == challenge) return challenged(round, actor);
    Round next = round;
    next.bid_before = round.bid;
    next.bid = static_cast<int>(action);
    next.fresh = false;
    return after_bid(next, actor);
  });
}

float Sampling::after_bid(Round round, Seat bidder) {
  if (!options_.with_show || round.hidden[at(bidder)].size() < 2) return bid(round, 1 - bidder);
  return decide(showing(sight(round, bidder)), bidder, [&](Bluff::Action action) {
    return action == Bluff::kHold ? bid(round, 1 - bidder) : after_showing(round, bidder, Dice::of_bits(action));
  });
}

float Sampling::after_showing(Round round, Seat bidder, Dice shown) {
  round.hidden[at(bidder)] = roll(round.hidden[at(bidder)].size() - shown.size(), random_);
  round.shown[at(bidder)] = round.shown[at(bidder)] + shown;
  round.fresh = true;
  return bid(round, 1 - bidder);
}

}  // namespace nemeton::bluff
