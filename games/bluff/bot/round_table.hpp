// Rounds of two seats that are solved, from a file that `nemeton dev solve bluff` has written (docs/research/bluff-solved.md).
//
// The file bluff.table, little-endian throughout:
//
//   offset  bytes  what
//        0  32     the header (search/table_file.hpp): the mark "NBLT", version 1, the options (match_values.hpp), and as exactness the most that the best
//                  answer gains in one of the rounds, and 0
//       32  8      the number of rounds
//        +  8 …    of each the dice of the seat that opens it, those of the other, and zeros
//        +  …      of each the weights (solved_round.hpp)
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "games/bluff/bot/solved_round.hpp"

namespace nemeton::bluff {

// The weights of a round, by RoundSolver.
struct RoundWeights {
  Held held;
  std::string weights;
};

std::string table_bytes(const RoundOptions& options, double exploitability, const std::vector<RoundWeights>& rounds);

// Looks at bytes that are kept elsewhere.
class RoundTable {
 public:
  // Error: one line that begins with `name` and says what was expected.
  static std::expected<RoundTable, std::string> parse(std::string_view bytes, std::string_view name);

  // Whether the round under way is one of them.
  bool holds(const Public& open) const { return find(open) != nullptr; }
  // Returns the weights of a seat's actions; empty in other rounds.
  SolvedRound::Shares shares(const Public& open, Seat seat, Dice hidden) const;
  // The most that a best response gains in one of the rounds, mean of both seats.
  double exploitability() const { return exploitability_; }

 private:
  struct Round {
    SolvedRound round;
    std::string_view weights;
  };
  const Round* find(const Public& open) const;

  double exploitability_ = 0;
  std::vector<Round> rounds_;
};

// Null until `set_solved_rounds` has taken one.
const RoundTable* solved_rounds();
std::expected<void, std::string> set_solved_rounds(std::string_view name, std::string_view bytes);

}  // namespace nemeton::bluff
