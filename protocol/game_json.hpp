// Games and options as JSON, for the protocol and the server.
#pragma once

#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <span>

#include "core/match.hpp"

namespace nemeton {

// {"id", "name", "credit", "min_seats", "max_seats", "options": [{"name", "type", "values" or "min" and "max", "default", "help"}]}
void write_game(const GameInfo& info, JsonWriter& json);

// {"rules": "basic", "ply_limit": 500}: every option with its value.
void write_options(const OptionValues& options, JsonWriter& json);

// Fields of the state of a match, without the braces around them: "ply", "node" and what the node has, "to_act" and "actions" for the seats
// of `shown`, or "outcomes", or "returns".
void write_state(const Match& match, SeatSet shown, JsonWriter& json);

// "sides": [[0, 2], [1, 3]]: the seats that win and lose together.
void write_sides(const Match& match, JsonWriter& json);

// The seats of a match.
SeatSet all_seats(const Match& match);

// The game of the list that `id` names. Error: unknown_game, or bad_request if `id` is null or no string.
std::expected<const GameEntry*, Error> read_game(std::span<const GameEntry> games, const nlohmann::json* id);

// Options from a JSON object for a table with that number of seats; those left out (or all, if `object` is null) have their
// defaults. Error: bad_option, or bad_request if it is no object.
std::expected<OptionValues, Error> read_options(const GameInfo& info, int seats, const nlohmann::json* object);

// The number of seats, which may be left out (null) where only one is possible. Error: bad_option.
std::expected<int, Error> read_seats(const GameInfo& info, const nlohmann::json* seats);

}  // namespace nemeton
