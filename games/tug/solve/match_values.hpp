// What every position of a match before a roll is worth to the seat that rolls.
#pragma once

#include <span>
#include <vector>

#include "games/tug/bot/positions.hpp"

namespace nemeton::tug {

// Columns of the mover are walked through so many at once.
inline constexpr std::size_t kLanes = 8;
inline constexpr std::size_t kGroups = kColumns / kLanes;
static_assert(kGroups * kLanes == kColumns);

// A number for each column of a group.
using Lanes [[gnu::vector_size(kLanes * sizeof(double))]] = double;

// The chance of the match for the mover in each position, or a bound of it. It looks at numbers that are kept elsewhere.
class MatchValues {
 public:
  MatchValues(Owned owned, std::span<Lanes> lanes)
      : owned_(owned), ropes_(rope_count(owned.mover)), others_(rope_count(owned.other)), lanes_(lanes) {}

  Owned owned() const { return owned_; }

  // By the columns of the mover that are in a group; ropes and the other's column by their numbers.
  const Lanes& lanes(std::size_t group, std::size_t rope, std::size_t others_rope, std::size_t others_column) const {
    return lanes_[((group * ropes_ + rope) * others_ + others_rope) * kColumns + others_column];
  }
  // Where a position's number lies among all of them.
  std::size_t place(std::size_t rope, std::size_t column, std::size_t others_rope, std::size_t others_column) const {
    const std::size_t group = column / kLanes;
    return (((group * ropes_ + rope) * others_ + others_rope) * kColumns + others_column) * kLanes + column % kLanes;
  }
  double at(std::size_t place) const { return lanes_[place / kLanes][place % kLanes]; }
  void set(std::size_t place, double value) { lanes_[place / kLanes][place % kLanes] = value; }

 private:
  Owned owned_;
  std::size_t ropes_;
  std::size_t others_;
  std::span<Lanes> lanes_;
};

// The values of all positions of a match: one table where both seats own as many athletes, else one for each seat as the mover.
class Match {
 public:
  Match(Owned owned, double value) : owned_(owned), lanes_(size(owned) / kLanes, Lanes{} + value) {}

  Owned owned() const { return owned_; }
  std::size_t tables() const { return owned_.tables(); }
  // Table 0 has the mover of `owned`; what follows a turn in a table is in the other one, or in the same.
  MatchValues table(std::size_t i) {
    return {i == 0 ? owned_ : owned_.turned(),
            std::span(lanes_).subspan(begin(i) / kLanes, owned_.positions() / kLanes)};
  }
  MatchValues after(std::size_t i) { return table(tables() - 1 - i); }
  // Where the numbers of a table begin among those of the match.
  std::size_t begin(std::size_t i) const { return i * owned_.positions(); }
  std::vector<Lanes>& lanes() { return lanes_; }
  const std::vector<Lanes>& lanes() const { return lanes_; }
  std::size_t size() const { return lanes_.size() * kLanes; }
  double at(std::size_t place) const { return lanes_[place / kLanes][place % kLanes]; }
  void set(std::size_t place, double value) { lanes_[place / kLanes][place % kLanes] = value; }

 private:
  static std::size_t size(Owned owned) { return owned.positions() * owned.tables(); }

  Owned owned_;
  std::vector<Lanes> lanes_;
};

}  // namespace nemeton::tug
