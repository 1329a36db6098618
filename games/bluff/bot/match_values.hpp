// Values of a match of two seats before a round, by the dice of both.
#pragma once

#include <span>

#include "games/bluff/rules/rules.hpp"

namespace nemeton::bluff {

// The options that a round depends on.
struct RoundOptions {
  Loss loss = Loss::difference;
  Exact exact = Exact::others;
  bool with_show = true;

  constexpr bool operator==(const RoundOptions&) const = default;
};

constexpr RoundOptions options_of(const Public& open) { return {open.loss, open.exact, open.with_show}; }

// The options in a file: 1 if a wrong bid costs one die, 2 if the challenger alone loses one to an exact bid, 4 with showing.
constexpr std::uint8_t byte_of(const RoundOptions& options) {
  return static_cast<std::uint8_t>((options.loss == Loss::one ? 1 : 0) | (options.exact == Exact::challenger ? 2 : 0) |
                                   (options.with_show ? 4 : 0));
}
constexpr RoundOptions options_of(std::uint8_t byte) {
  return {.loss = (byte & 1) != 0 ? Loss::one : Loss::difference,
          .exact = (byte & 2) != 0 ? Exact::challenger : Exact::others,
          .with_show = (byte & 4) != 0};
}

// A table before a round that seat 0 opens, where seats have so many dice.
Public table_of(const RoundOptions& options, std::span<const int> held);

class MatchValues {
 public:
  // The return of the seat that opens the round and has `own` dice; 1 and -1 where one of them has none.
  float opener(int own, int other) const {
    return other == 0 ? 1 : own == 0 ? -1 : values_[static_cast<std::size_t>(own)][static_cast<std::size_t>(other)];
  }
  void set(int own, int other, float value) {
    values_[static_cast<std::size_t>(own)][static_cast<std::size_t>(other)] = value;
  }

  // The return of seat 0 when the round is over with these dice, and this seat opens the next one.
  float of_first(int first, int second, Seat opens) const {
    return opens == 0 ? opener(first, second) : -opener(second, first);
  }

 private:
  std::array<std::array<float, kMaxDice + 1>, kMaxDice + 1> values_{};
};

// Returns after a challenge, in a round of two seats with these numbers of dice.
class ChallengeReturns {
 public:
  ChallengeReturns(const RoundOptions& options, std::array<int, 2> held, const MatchValues& values);

  // The return of seat 0 when the bid of `bidder` is challenged and `count` dice count for it, of which it says `bid`.
  float of(Seat bidder, int count, int bid) const {
    return returns_[static_cast<std::size_t>(bidder)][static_cast<std::size_t>(count)][static_cast<std::size_t>(bid)];
  }

 private:
  static constexpr std::size_t kMost = 2 * kMaxDice + 1;
  std::array<std::array<std::array<float, kMost>, kMost>, 2> returns_{};
};

}  // namespace nemeton::bluff
