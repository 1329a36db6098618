// Exact sums of game quantities, which do not depend on how the games are divided among batches, threads and machines.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "lab/game/quantities.hpp"

namespace nemeton::lab {

// Of squares of sums over any number of games.
using Whole = __int128;

struct Moments {
  Whole sum = 0;
  Whole squares = 0;

  void add(std::int64_t value) {
    sum += value;
    squares += static_cast<Whole>(value) * value;
  }
  void add(const Moments& more) {
    sum += more.sum;
    squares += more.squares;
  }
  bool operator==(const Moments&) const = default;
};

// Two quantities whose ratio is measured.
struct Pair {
  Quantity part;
  Quantity whole;
};
inline constexpr std::array<Pair, 8> kPairs = {{{Quantity::forced, Quantity::decisions},
                                                {Quantity::choices, Quantity::decisions},
                                                {Quantity::decided, Quantity::with_winner},
                                                {Quantity::lowest, Quantity::with_winner},
                                                {Quantity::luck, Quantity::variance},
                                                {Quantity::swing, Quantity::variance},
                                                {Quantity::agreement, Quantity::certainty},
                                                {Quantity::influence, Quantity::compared}}};

// Quantities by which settings are compared.
inline constexpr std::array kCompared = {Quantity::share0, Quantity::tied, Quantity::plies};

// Games are divided into groups by their numbers, whatever the batch size. The games of a group have the same seeds in each setting, so settings are
// compared group by group.
inline constexpr std::size_t kGroups = 64;
struct Group {
  std::int64_t games = 0;
  std::array<std::int64_t, kCompared.size()> sums{};

  void add(const Group& more);
  bool operator==(const Group&) const = default;
};

// Bins of lengths: eight from one power of two to the next, and one for each length below sixteen. No game has more than 100,000 plies.
inline constexpr std::size_t kBins = 128;
constexpr std::size_t bin_of(std::int64_t length) {
  if (length < 16) return static_cast<std::size_t>(length);
  const int dropped = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(length))) - 4;
  return (static_cast<std::size_t>(dropped) << 3) + static_cast<std::size_t>(length >> dropped);
}
// The least length of a bin.
constexpr std::int64_t start_of(std::size_t bin) {
  if (bin < 16) return static_cast<std::int64_t>(bin);
  const int dropped = static_cast<int>(bin >> 3) - 1;
  return (static_cast<std::int64_t>(bin) - (dropped << 3)) << dropped;
}

// How often seats did something, or had it happen to them.
struct Usage {
  std::int64_t times = 0;         // in all
  std::int64_t seats = 0;         // over the games
  std::int64_t seat_squares = 0;  // the number of seats in each game, squared and summed
  Moments shares;                 // of the win that those seats of a game have together
  Whole products = 0;             // of these shares and the number of seats that have them

  bool operator==(const Usage&) const = default;
};

class Tally {
 public:
  // Adds the n-th game of a setting.
  void add(const GameQuantities& played, std::int64_t number);
  // Adds something that `seats` seats of a game did, `times` times in all. These seats won `shares` of it together.
  void add_usage(const std::string& what, std::int64_t times, std::int64_t seats, std::int64_t shares);
  void add(const Tally& more);

  std::int64_t games() const { return games_; }
  const Moments& of(Quantity quantity) const { return moments_[static_cast<std::size_t>(quantity)]; }
  // The sum of the products of a pair.
  Whole products(std::size_t pair) const { return products_[pair]; }
  const std::array<Group, kGroups>& groups() const { return groups_; }
  const std::map<std::string, Usage>& usage() const { return usage_; }
  // How many games had a length, in plies, of each bin.
  const std::array<std::int64_t, kBins>& lengths() const { return lengths_; }

  nlohmann::json to_json() const;
  // Error: the text is no tally.
  static std::expected<Tally, std::string> from_json(const nlohmann::json& json);

  bool operator==(const Tally&) const = default;

 private:
  std::int64_t games_ = 0;
  std::array<Moments, kQuantities> moments_;
  std::array<Whole, kPairs.size()> products_{};
  std::array<Group, kGroups> groups_{};
  std::array<std::int64_t, kBins> lengths_{};
  std::map<std::string, Usage> usage_;
};

}  // namespace nemeton::lab
