// Records: a game as a JSON object that a person can read; replaying it checks it.
//
//   {"nemeton": 1, "game": "danube", "seats": 2, "options": {"ply_limit": 2000}, "seed": 7, "steps": ["10+1", "2", …]}
//
// `nemeton` is the version of the format. A step is the token of an action or an outcome, with the seat in front ("0:rock") where
// several seats choose in secret. `seed` is there where the draws come from one.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/match.hpp"

namespace nemeton {

inline constexpr int kRecordVersion = 1;

// How many of the steps everybody may know: all but the last choices in secret, as long as others have still to make theirs.
std::size_t revealed_steps(const Match& match);

// The members of a record's object, with the steps that everybody may know; who calls opens and closes the object.
void write_record_members(const Match& match, std::optional<std::uint64_t> seed, JsonWriter& json);
void write_record(const Match& match, std::optional<std::uint64_t> seed, JsonWriter& json);

// A step as a record holds it.
std::string record_step(const Step& step);
// Returns the seat that acts with a step of a record at that node (kChance at a chance node), and its token. Error: bad_record.
struct ReadStep {
  Seat seat;
  std::string_view token;
};
std::expected<ReadStep, Error> read_step(const Node& node, std::string_view step);

struct Replayed {
  std::unique_ptr<Match> match;
  std::optional<std::uint64_t> seed;
};

// Replays a record of a game of the list; members it does not know are ignored. Error: bad_record, which names the step if one is
// wrong.
std::expected<Replayed, Error> read_record(std::span<const GameEntry> games, const nlohmann::json& record);

// A seed from 0 to 2^53 − 1. Error: bad_request.
std::expected<std::uint64_t, Error> read_seed(const nlohmann::json& value);
// Such a seed from the system.
std::uint64_t system_seed();

}  // namespace nemeton
