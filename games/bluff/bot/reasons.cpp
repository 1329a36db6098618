#include "games/bluff/bot/reasons.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "games/bluff/bot/belief.hpp"

namespace nemeton {

using namespace bluff;

namespace {

using Kind = Reason::Kind;

// From here on a bid is likely, and a difference between two chances is one.
constexpr double kLikely = 0.5;
constexpr double kLeastDifference = 0.02;

// How likely it is that so many dice count: number n with [n].
using Counts = std::vector<double>;

Counts sum_of(const Counts& one, const Counts& two) {
  Counts sum(one.size() + two.size() - 1);
  for (std::size_t i = 0; i < one.size(); ++i) {
    for (std::size_t j = 0; j < two.size(); ++j) sum[i + j] += one[i] * two[j];
  }
  return sum;
}

// Of dice that will fall.
Counts of_fallen(int dice, int face) {
  const double each = face == kMagicOne ? 1.0 / kFaces : 2.0 / kFaces;
  Counts counts = {1};
  for (int i = 0; i < dice; ++i) counts = sum_of(counts, {1 - each, each});
  return counts;
}

// A seat's belief about bids: by its own dice, by those that lie open, and by the bids of the others.
class Reckoning {
 public:
  explicit Reckoning(const Bluff::Observation& known) : known_(known), belief_(known.open, kPolicy) {}

  int own(int face) const { return known_.hidden.counting(face) + known_.open.shown[at(known_.viewer)].counting(face); }
  int shown_by_others(int face) const {
    int shown = 0;
    for (Seat seat = 0; seat < known_.open.seats; ++seat) {
      if (seat != known_.viewer) shown += known_.open.shown[at(seat)].counting(face);
    }
    return shown;
  }

  double chance(Bid bid) const { return at_least(bid.count - own(bid.face), of_others(bid.face)); }
  // The same after the best of all showings for it; 0 where none is possible.
  double chance_after_best_showing(Bid bid) const {
    const Dice hidden = known_.hidden;
    double best = 0;
    for (int count = 1; count < hidden.size(); ++count) {
      for (const Roll& roll : rolls(count)) {
        bool has = true;
        roll.dice.each_face([&](int face, int wanted) { has = has && hidden.count(face) >= wanted; });
        if (has) best = std::max(best, chance_after_showing(bid, roll.dice));
      }
    }
    return best;
  }
  // Once these dice of the seat's own lie open and the rest have rolled again.
  double chance_after_showing(Bid bid, Dice dice) const {
    const int face = bid.face;
    const int sure = known_.open.shown[at(known_.viewer)].counting(face) + dice.counting(face);
    return at_least(bid.count - sure, sum_of(of_others(face), of_fallen((known_.hidden - dice).size(), face)));
  }

 private:
  // Dice of all other seats that count.
  Counts of_others(int face) const {
    Counts sum = {1};
    for (Seat seat = 0; seat < known_.open.seats; ++seat) {
      const int hidden = known_.open.held[at(seat)] - known_.open.shown[at(seat)].size();
      if (seat == known_.viewer || hidden == 0) continue;
      Counts counts(static_cast<std::size_t>(hidden) + 1);
      for (const Roll& roll : rolls(hidden)) {
        counts[static_cast<std::size_t>(roll.dice.counting(face))] += belief_.of(seat, roll.dice);
      }
      sum = sum_of(sum, counts);
    }
    sum.insert(sum.begin(), static_cast<std::size_t>(shown_by_others(face)), 0);
    return sum;
  }
  static double at_least(int wanted, const Counts& counts) {
    double chance = 0;
    for (std::size_t n = 0; n < counts.size(); ++n) {
      if (static_cast<int>(n) >= wanted) chance += counts[n];
    }
    return std::min(chance, 1.0);
  }

  const Bluff::Observation& known_;
  Belief belief_;
};

constexpr std::array kNames = {"likely_bid", "unlikely_bid", "raises_chance", "keeps_chance",
                               "no_gain",    "least_bid",    "likely_before", "best_higher"};

constexpr bool is_of_bid(Kind kind) {
  return kind != Kind::raises_chance && kind != Kind::keeps_chance && kind != Kind::no_gain;
}

}  // namespace

std::vector<Reason> reasons(const Bluff::Observation& known, Seat, Bluff::Action action,
                            std::optional<Bluff::Action> instead) {
  const Public& open = known.open;
  const Reckoning reckoning(known);
  const auto one = [&](Kind kind, Bid bid, double chance, double otherwise) -> std::vector<Reason> {
    return {{kind, bid, chance, otherwise, reckoning.own(bid.face), reckoning.shown_by_others(bid.face)}};
  };
  if (open.stage == Stage::show) {
    const Bid bid = bid_at(open.bid, open.in_play);
    const auto chance_of = [&](Bluff::Action choice) {
      return choice == Bluff::kHold ? reckoning.chance(bid)
                                    : reckoning.chance_after_showing(bid, Dice::of_bits(choice));
    };
    const bool holds = action == Bluff::kHold;
    // To hold is better than any showing, to show than to hold, if nothing else is named.
    if (holds && !instead) {
      if (known.hidden.size() < 2) return {};
      const double chance = reckoning.chance(bid), best = reckoning.chance_after_best_showing(bid);
      if (best - chance < kLeastDifference) return one(Kind::no_gain, bid, chance, best);
      return chance >= kLikely ? one(Kind::likely_bid, bid, chance, 0) : std::vector<Reason>{};
    }
    const double chance = chance_of(action), otherwise = chance_of(instead.value_or(Bluff::kHold));
    if (chance - otherwise < kLeastDifference) return {};
    return one(holds ? Kind::keeps_chance : Kind::raises_chance, bid, chance, otherwise);
  }
  if (action == Bluff::challenge(open)) {
    const Bid bid = bid_at(open.bid, open.in_play);
    const double chance = reckoning.chance(bid);
    if (chance < kLikely) return one(Kind::unlikely_bid, bid, chance, 0);
    std::vector<Reason> likeliest;
    for (int place = open.bid + 1; place < static_cast<int>(action); ++place) {
      const Bid higher = bid_at(place, open.in_play);
      const double chance_of_higher = reckoning.chance(higher);
      if (chance_of_higher >= kLikely) return {};
      if (likeliest.empty() || chance_of_higher > likeliest[0].chance) {
        likeliest = one(Kind::best_higher, higher, chance_of_higher, 0);
      }
    }
    return likeliest;
  }
  const Bid bid = bid_at(static_cast<int>(action), open.in_play);
  const double chance = reckoning.chance(bid);
  if (instead && *instead != Bluff::challenge(open)) {
    const double other = reckoning.chance(bid_at(static_cast<int>(*instead), open.in_play));
    if (chance - other < kLeastDifference) return {};
  }
  if (chance >= kLikely) return one(Kind::likely_bid, bid, chance, 0);
  std::vector<Reason> all;
  if (open.bid != kNoBid && (!instead || *instead == Bluff::challenge(open))) {
    const Bid before = bid_at(open.bid, open.in_play);
    const double chance_before = reckoning.chance(before);
    if (chance_before >= kLikely) all = one(Kind::likely_before, before, chance_before, 0);
  }
  if (action == static_cast<Bluff::Action>(open.bid + 1)) {
    for (const Reason& reason : one(Kind::least_bid, bid, chance, 0)) all.push_back(reason);
  }
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  const std::string bid = std::to_string(reason.bid.count) + "x" + std::to_string(reason.bid.face);
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]).field("bid", std::string_view(bid));
  json.field("chance", reason.chance);
  if (is_of_bid(reason.kind)) {
    json.field("own", reason.own).field("shown", reason.shown);
  } else {
    json.field("otherwise", reason.otherwise);
  }
  json.end_object();
}

}  // namespace nemeton
