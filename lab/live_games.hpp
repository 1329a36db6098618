// Random games that the page's laboratory plays live, with only the rules core of a game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/match.hpp"

namespace nemeton::lab {

// The most games of one request.
inline constexpr int kMostLive = 100'000;

// Plays the games `first` to `first` + `count` − 1 at random and returns their sums. The sums of parts add up to those of the whole.
// Request: {"game", "seats", "options", "seed", "first", "count"}.
// Answer: {"ok": true, "games", "sides": the side of each seat, "wins": how often each seat wins alone or with its partners alone, "ties", "cut_off": how many
// reached ply_limit, "plies", "lengths": [[the least plies of a bin, its games], …]}, or {"ok": false, "error": {"code", "message"}}.
std::string play_live(std::span<const GameEntry> games, std::string_view request);

}  // namespace nemeton::lab
