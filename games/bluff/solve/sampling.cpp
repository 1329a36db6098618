#include "games/bluff/solve/sampling.hpp"

#include <algorithm>
#include <utility>

#include "games/bluff/bot/rollout_policy.hpp"

namespace nemeton::bluff {

namespace {

// An action that is regretted so little, by the weight of an iteration, is looked at once in so many iterations. Brown and Sandholm,
// "Superhuman AI for multiplayer poker", 2019.
constexpr float kFarBehind = -20;
constexpr std::uint32_t kSeldom = 20;

// The others do anything once in a while, so that the learner learns what to answer to it: not all play as well as this.
constexpr float kTremble = 0.1F;

// The value before the next round, whichever seat opens it.
Public after_challenge(const Public& table, Seat bidder, Seat challenger, int count, int bid) {
  Public next = table;
  const auto lost = losses(table, bidder, challenger, count, bid);
  for (std::size_t seat = 0; seat < lost.size(); ++seat) {
    next.held[seat] = static_cast<std::uint8_t>(table.held[seat] - lost[seat]);
    next.in_play = static_cast<std::uint8_t>(next.in_play - lost[seat]);
  }
  const bool bidder_opens = count < bid || (count == bid && table.exact == Exact::others);
  const Seat opener = bidder_opens ? bidder : challenger;
  next.starter = static_cast<std::int8_t>(next.held[at(opener)] > 0 ? opener : next_in(next, opener));
  return next;
}

}  // namespace

Sampling::Sampling(const RoundOptions& options, const MatchValues& values, int known, std::uint64_t seed)
    : options_(options), values_(values), known_(known), random_(seed) {
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
      table_ = table_of(options_, std::array{own, total - own});
      float sum = 0, gained = 0;
      for (int i = 0; i < iterations; ++i) {
        for (const Seat learner : {0, 1}) {
          const float got = learn_round(learner);
          sum += learner == 0 ? got : -got;
          gained += got;
        }
      }
      gains_[{own, total - own}] = static_cast<double>(gained) / (2 * iterations);
      if (known_ >= total) continue;
      const float mean = sum / static_cast<float>(2 * iterations), before = values_.opener(own, total - own);
      values_.set(own, total - own, before + (mean - before) * 2 / (weight + 1));
    }
  }
}

void Sampling::learn_table(int seats, int dice, float weight) {
  weight_ = weight;
  table_ = table_of(options_, std::vector<int>(at(seats), dice));
  while (seats_in(table_) > 2) {
    for (Seat learner = 0; learner < seats; ++learner) {
      if (table_.held[at(learner)] > 0) learn_round(learner);
    }
    learner_ = kSpectator;
    bid(Round(roll_all()), table_.starter);
    table_ = next_;
  }
}

float Sampling::learn_round(Seat learner) {
  learner_ = learner;
  everywhere_ = below(random_, kSeldom) == 0;
  return bid(Round(roll_all()), table_.starter);
}

BySeat<Dice> Sampling::roll_all() {
  BySeat<Dice> rolled;
  for (std::size_t seat = 0; seat < rolled.size(); ++seat) rolled[seat] = roll(table_.held[seat], random_);
  return rolled;
}

Sight Sampling::sight(const Round& round, Seat seat) const {
  const Dice hidden = round.hidden[at(seat)];
  return {.hidden = hidden,
          .shown = round.shown,
          .theirs = table_.in_play - round.shown.size() - hidden.size(),
          .others = seats_in(table_) - 1,
          .bid = round.bid,
          .before = round.before,
          .own = round.last[at(seat)],
          .earlier = round.earlier,
          .showed = hidden.size() < table_.held[at(seat)],
          .fresh = round.fresh};
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
    const float tremble = against_ == nullptr && learner_ != kSpectator ? kTremble : 0;
    std::size_t chosen = shares.size();
    for (std::size_t i = 0; i < shares.size(); ++i) {
      sums[i] += weight_ * weight_ * shares[i];
      if (situation.actions[i] == Situation::kNone || (chosen < shares.size() && left < 0)) continue;
      chosen = i;
      left -= (1 - tremble) * shares[i] + tremble / possible;
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

float Sampling::challenged(const Round& round, Seat challenger) {
  const Bid bid = bid_at(round.bid, table_.in_play);
  Dice all = round.shown;
  for (const Dice dice : round.hidden) all = all + dice;
  next_ = after_challenge(table_, round.bidder, challenger, all.counting(bid.face), bid.count);
  return learner_ == kSpectator ? 0 : worth(next_);
}

float Sampling::worth(const Public& open) const {
  if (open.held[at(learner_)] == 0) return -1;
  switch (seats_in(open)) {
    case 1: return 1;
    case 2: {
      const int opener = open.held[at(open.starter)], other = open.in_play - opener;
      return learner_ == open.starter ? values_.opener(opener, other) : -values_.opener(opener, other);
    }
    default: return 2 * static_cast<float>(chance_to_win(open.held, learner_)) - 1;
  }
}

float Sampling::bid(const Round& round, Seat actor) {
  const auto challenge = static_cast<Bluff::Action>(bid_count(table_.in_play));
  return decide(bidding(sight(round, actor)), actor, [&](Bluff::Action action) {
    if (action == challenge) return challenged(round, actor);
    Round next = round;
    next.before = round.bid;
    next.bid = static_cast<int>(action);
    next.bidder = actor;
    next.earlier = std::exchange(next.last[at(actor)], next.bid);
    next.fresh = false;
    return after_bid(next);
  });
}

float Sampling::after_bid(const Round& round) {
  const Dice hidden = round.hidden[at(round.bidder)];
  if (!options_.with_show || hidden.size() < 2) return bid(round, next_in(table_, round.bidder));
  return decide(showing(sight(round, round.bidder)), round.bidder, [&](Bluff::Action action) {
    return action == Bluff::kHold ? bid(round, next_in(table_, round.bidder))
                                  : after_showing(round, Dice::of_bits(action));
  });
}

float Sampling::after_showing(Round round, Dice shown) {
  Dice& hidden = round.hidden[at(round.bidder)];
  hidden = roll(hidden.size() - shown.size(), random_);
  round.shown = round.shown + shown;
  round.fresh = true;
  return bid(round, next_in(table_, round.bidder));
}

}  // namespace nemeton::bluff
