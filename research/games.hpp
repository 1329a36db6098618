// The games of the list, for research.
#pragma once

#include "research/state.hpp"

namespace nemeton::research {

struct GameEntry {
  const GameInfo* info;
  // `seats` and the options are such as the game's rules take.
  std::unique_ptr<const Game> (*make)(const OptionValues& options, int seats, Deals deals);
};

std::span<const GameEntry> games();

// A game with options, all at their defaults where none are given. Errors: unknown_game, bad_option, bad_request (seats).
std::expected<std::unique_ptr<const Game>, Error> load(std::string_view id, int seats,
                                                       const std::optional<OptionValues>& options = {},
                                                       Deals deals = Deals::listed);

}  // namespace nemeton::research
