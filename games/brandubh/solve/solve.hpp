// `nemeton dev solve brandubh`: which openings are won by force, and how.
#pragma once

#include <expected>
#include <filesystem>
#include <ostream>
#include <string>

namespace nemeton::brandubh {

struct SolveOptions {
  std::filesystem::path network;  // the file whose network the wins are added to, replacing those that it has
  std::filesystem::path out;      // brandubh.net for bots; what is known so far lies beside it: out.checkpoint
  std::uint64_t nodes = 20'000;   // of proof-number search for an opening
  int ahead = 1200;               // so many points a search at a glance has to see for an opening to be tried
  int plies = 3;                  // of the longest openings
};

// Openings by both rule sets, the shortest first. Error: one line.
std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress);

}  // namespace nemeton::brandubh
