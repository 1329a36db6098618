// `nemeton solve bluff`: what every round of two seats is worth, and a strategy for it, from nothing.
#pragma once

#include <expected>
#include <filesystem>
#include <ostream>
#include <string>

#include "games/bluff/bot/strategy.hpp"
#include "games/bluff/solve/sampling.hpp"

namespace nemeton::bluff {

struct SolveOptions {
  std::filesystem::path out;  // bluff.net for bots
  RoundOptions options;
  int dice = kMaxDice;                 // of a seat at the start
  double most_actions = 120e6;         // of all information sets of a round that is solved exactly; eight bytes each
  double most_exploitability = 0.001;  // of such a round
  int epochs = 1500;                   // of learning the abstracted rounds
  std::uint64_t seed = 1;
};

// Rounds in order of their dice, since one that is over leads to those with fewer: exactly as long as all rounds of so many dice are small
// enough, then abstracted. Error: one line.
std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress);

// What has been learnt of the most frequent situations, rounded as the file has it.
Strategy strategy_of(const RoundOptions& options, const Sampling& learnt, std::size_t most = 60'000);

}  // namespace nemeton::bluff
