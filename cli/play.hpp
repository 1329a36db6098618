// A game in the terminal, against bots.
#pragma once

#include <cstdint>
#include <expected>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/match.hpp"

namespace nemeton {

struct PlayOptions {
  std::string game;
  Level level = Level::strong;        // of the bots
  std::optional<int> seats;           // how many; left out: the fewest that the game takes
  Seat seat = 0;                      // where the person sits
  std::optional<std::uint64_t> seed;  // of the draws; left out: from the system
  std::vector<std::string> options;   // of the game, each "name=value"
  bool echo = false;                  // show what was read, for input that nobody types
};

// Plays until the game is over, `quit`, or the end of the input. Error: what is wrong with `options`; nothing has been said
// then.
std::expected<void, Error> play(const PlayOptions& options, std::istream& in, std::ostream& out);

}  // namespace nemeton
