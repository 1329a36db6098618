// How a round is played by the file bluff.net, and what a match of two is worth; `nemeton dev solve bluff` makes it.
//
// The file, little-endian throughout:
//
//   offset  bytes  what
//        0  4      "NBLF"
//        4  1      version of the format, 3
//        5  1      the options that it is for (match_values.hpp)
//        6  2      0
//        8  50     the return of the seat that opens a round, in 32767ths: by its dice, then the other's, 1 to 5 each
//       58  …      by a range coder (range_coder.hpp), for each situation (situation.hpp) in order of their numbers whether it is known, and if so
//                  for each action how often it is taken, 0 to 15: whether at all, then four bits, the highest first; then the same of the last
//                  round, one die against one, which is solved: for each hand of each node of its tree (round_tree.hpp) how often each action is
//                  taken, in eight bits
//        +  4      CRC-32 (IEEE 802.3) of all bytes before
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "games/bluff/bot/match_values.hpp"
#include "games/bluff/bot/situation.hpp"
#include "games/bluff/bot/solved_round.hpp"

namespace nemeton::bluff {

class Strategy {
 public:
  static constexpr int kMostWeight = 15;

  // Error: one line that begins with `name` and says what was expected.
  static std::expected<Strategy, std::string> parse(std::string_view bytes, std::string_view name);
  // How often each of the actions is taken, compared with the others.
  using Weights = std::array<std::uint8_t, Situation::kMostActions>;
  struct Known {
    std::uint32_t situation;
    Weights weights;
  };
  // `known` is in order of the situations; `last` are the weights of the round with one die against one.
  Strategy(const RoundOptions& options, const MatchValues& values, std::vector<Known> known, std::string last)
      : options_(options),
        values_(values),
        known_(std::move(known)),
        last_round_(options, {1, 1}),
        last_(std::move(last)) {}
  std::string bytes() const;

  // Whether it is for the round under way.
  bool holds(const Public& open) const;
  const MatchValues& values() const { return values_; }
  // Whether it is solved how the round under way is played.
  bool is_solved(const Public& open) const { return last_round_.holds(open); }
  // Returns the weights of a seat's actions in that round; empty elsewhere.
  SolvedRound::Shares solved(const Public& open, Seat seat, Dice hidden) const;
  // All 0 where the situation is not known.
  Weights weights(const Situation& situation) const;

 private:
  RoundOptions options_;
  MatchValues values_;
  std::vector<Known> known_;
  SolvedRound last_round_;
  std::string last_;
};

// Null until `set_network` has taken one.
const Strategy* learnt_strategy();

}  // namespace nemeton::bluff
