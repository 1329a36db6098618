// `nemeton lab match`: two players, until it is known which is the stronger.
#pragma once

#include <expected>
#include <ostream>
#include <string>

#include "match/contest.hpp"
#include "match/sprt.hpp"

namespace nemeton {

struct HeadToHeadOptions {
  Setting setting;
  std::vector<Contestant> players;  // two; the first is the one measured
  int games;                        // at most; rounded up to whole rounds
  std::uint64_t seed;
  int threads;
  std::optional<SprtBounds> sprt;  // ends it as soon as it is decided
  bool json;
};

// Plays, and writes what came of it as text or JSON. Error: a player cannot play at all.
std::expected<void, std::string> head_to_head(const HeadToHeadOptions& options, std::ostream& out,
                                              std::ostream* terminal);

}  // namespace nemeton
