// `nemeton dev solve bluff`: what every round of two seats is worth, and a strategy for it, from nothing.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <ostream>
#include <string>

#include "games/bluff/bot/strategy.hpp"
#include "games/bluff/solve/sampling.hpp"

namespace nemeton::bluff {

struct SolveOptions {
  std::filesystem::path out;  // bluff.net for bots; nothing is learnt where it is empty
  std::filesystem::path
      table;  // bluff.table: the rounds that are solved, that with one die against one apart; none if it is empty
  RoundOptions options;
  int dice = kMaxDice;                 // of a seat at the start
  double most_actions = 120e6;         // of all information sets of a round that is solved exactly; eight bytes each
  double most_exploitability = 0.001;  // of such a round
  int epochs = 1500;                   // of learning the abstracted rounds
  std::uint64_t seed = 1;
};

// Writes a file whole or not at all. Error: one line.
using WriteFile = std::function<std::expected<void, std::string>(const std::filesystem::path&, std::string_view)>;

// Rounds in order of their dice, since one that is over leads to those with fewer: exactly as long as all rounds of so many dice are small
// enough, then abstracted. Error: one line.
std::expected<void, std::string> solve(const SolveOptions& options, const WriteFile& write, std::ostream& progress);

// Returns the strategy of the most frequent situations, rounded as the file has it, and the weights of the round with one die against one.
Strategy strategy_of(const RoundOptions& options, const Sampling& learnt, const std::string& last_round,
                     std::size_t most = 60'000);

}  // namespace nemeton::bluff
