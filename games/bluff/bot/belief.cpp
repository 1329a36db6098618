#include "games/bluff/bot/belief.hpp"

#include <algorithm>

namespace nemeton::bluff {

Public table_before(const Public& open, int place, Seat bidder) {
  Public past = open;
  past.stage = Stage::bid;
  past.turn = static_cast<std::int8_t>(bidder);
  past.bid = kNoBid;
  past.bids = past.rolled_again = {};
  open.bids.each([&](int earlier) {
    if (earlier >= place) return;
    past.bid = static_cast<std::int16_t>(earlier);
    past.bids.add(earlier);
    if (open.rolled_again.has(earlier)) past.rolled_again.add(earlier);
  });
  return past;
}

Belief::Belief(const Public& open, const PolicyParameters& policy) {
  for (Seat seat = 0; seat < open.seats; ++seat) {
    rolls_[at(seat)] = rolls(open.held[at(seat)] - open.shown[at(seat)].size());
    double ways = 0;
    for (const Roll& roll : rolls_[at(seat)]) up_to_[at(seat)].push_back(ways += roll.ways);
    for (double& each : up_to_[at(seat)]) each /= ways;
  }

  BySeat<int> rolled_at;  // after which bid
  rolled_at.fill(kNoBid);
  each_bid(open, [&](int place, Seat bidder) {
    if (open.rolled_again.has(place)) rolled_at[at(bidder)] = place;
  });
  std::vector<double> likelihood;
  each_bid(open, [&](int place, Seat bidder) {
    if (place <= rolled_at[at(bidder)]) return;  // it was made with other dice
    const Public past = table_before(open, place, bidder);
    likelihood.clear();
    for (const Roll& roll : rolls_[at(bidder)]) {
      likelihood.push_back(static_cast<double>(bid_likelihood(past, bidder, roll.dice, place, policy)));
    }
    learn(bidder, likelihood);
  });
}

void Belief::learn(Seat seat, const std::vector<double>& likelihood) {
  std::vector<double>& up_to = up_to_[at(seat)];
  double before = 0;
  double sum = 0;
  for (std::size_t i = 0; i < up_to.size(); ++i) {
    const double prior = up_to[i] - before;
    before = up_to[i];
    up_to[i] = sum += prior * likelihood[i];
  }
  for (double& each : up_to) each /= sum;
}

BySeat<Dice> Belief::draw(Random& random) const {
  BySeat<Dice> hidden{};
  for (std::size_t seat = 0; seat < rolls_.size(); ++seat) {
    if (rolls_[seat].size() < 2) continue;  // without dice
    const double place = static_cast<double>(random() >> 11) * 0x1p-53;
    const auto found = std::ranges::upper_bound(up_to_[seat], place) - up_to_[seat].begin();
    hidden[seat] = rolls_[seat][std::min(static_cast<std::size_t>(found), rolls_[seat].size() - 1)].dice;
  }
  return hidden;
}

Bluff::State Belief::sample_state(const Bluff::Observation& known, Random& random) const {
  Bluff::State state{.open = known.open, .hidden = draw(random)};
  state.hidden[at(known.viewer)] = known.hidden;
  return state;
}

double Belief::of(Seat seat, Dice dice) const {
  const auto found = std::ranges::find(rolls_[at(seat)], dice, &Roll::dice) - rolls_[at(seat)].begin();
  const auto& up_to = up_to_[at(seat)];
  const auto i = static_cast<std::size_t>(found);
  return up_to[i] - (i == 0 ? 0 : up_to[i - 1]);
}

}  // namespace nemeton::bluff
