#include "games/bluff/belief.hpp"

#include <algorithm>

namespace nemeton::bluff {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

}  // namespace

Belief::Belief(const Bluff::Knowledge& known, const Habits& habits) : viewer_(known.viewer), own_(known.hidden) {
  const Public& open = known.open;
  BySeat<std::vector<double>> weights;
  for (Seat seat = 0; seat < open.seats; ++seat) {
    if (seat == viewer_ || open.held[at(seat)] == 0) continue;
    for (const auto& [dice, ways] : rolls(open.held[at(seat)] - open.shown[at(seat)].size())) {
      possible_[at(seat)].push_back({dice, 0});
      weights[at(seat)].push_back(ways);
    }
  }

  // The table as it was at each bid, but for dice that were shown later: of them nothing is known any more.
  Public past = open;
  past.stage = Stage::bid;
  past.bid = kNoBid;
  past.bids = past.rolled_again = {};
  each_bid(open, [&](int place, Seat bidder) {
    auto& possible = possible_[at(bidder)];
    for (std::size_t i = 0; i < possible.size(); ++i) {
      double& weight = weights[at(bidder)][i];
      // A bid tells nothing of dice rolled after it.
      if (open.rolled_again.has(place)) weight = rolls(possible[i].dice.size())[i].ways;
      else weight *= static_cast<double>(bid_likelihood(past, bidder, possible[i].dice, place, habits));
    }
    if (open.rolled_again.has(place)) past.rolled_again.add(place);
    past.bids.add(place);
    past.bid = static_cast<std::int16_t>(place);
  });

  for (std::size_t seat = 0; seat < possible_.size(); ++seat) {
    double total = 0;
    for (const double weight : weights[seat]) total += weight;
    double sum = 0;
    for (std::size_t i = 0; i < possible_[seat].size(); ++i) {
      sum += weights[seat][i];
      possible_[seat][i].up_to = sum / total;
    }
  }
}

BySeat<Dice> Belief::draw(Random& random) const {
  BySeat<Dice> hidden{};
  hidden[at(viewer_)] = own_;
  for (std::size_t seat = 0; seat < possible_.size(); ++seat) {
    const auto& possible = possible_[seat];
    if (possible.empty()) continue;
    const double place = static_cast<double>(random() >> 11) * 0x1p-53;
    const auto found = std::ranges::upper_bound(possible, place, {}, &Possible::up_to);
    hidden[seat] = found == possible.end() ? possible.back().dice : found->dice;
  }
  return hidden;
}

double Belief::of(Seat seat, Dice dice) const {
  double before = 0;
  for (const Possible& each : possible_[at(seat)]) {
    if (each.dice == dice) return each.up_to - before;
    before = each.up_to;
  }
  return 0;
}

}  // namespace nemeton::bluff
