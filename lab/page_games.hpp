// Games at random while somebody looks on: what the page plays for its laboratory, with the rules core of the game alone.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/match.hpp"

namespace nemeton::lab {

// The most games of one request.
inline constexpr int kMostLive = 100'000;

// The answer to {"game", "seats", "options", "seed", "first", "count"}, both one JSON object: plays the games `first` to `first` + `count` − 1, each
// legal action and each outcome by its weight, and adds up what they came to, so that the sums of parts are those of the whole.
// {"ok": true, "games", "sides": the side of each seat, "wins": how often each seat wins alone or with its partners alone, "ties", "cut_off": how many
// were as long as ply_limit allows, "plies", "lengths": [[the least plies of a bin, its games], …]}, or {"ok": false, "error": {"code", "message"}}.
std::string play_live(std::span<const GameEntry> games, std::string_view request);

}  // namespace nemeton::lab
