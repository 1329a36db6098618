// The files of a solver: values under way, and the table that comes of them. Each is written beside its place and then moved there, so that
// a solver that is killed leaves the one before.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

#include "games/tug/bot/match_table.hpp"
#include "games/tug/solve/match_values.hpp"

namespace nemeton::tug {

// A checkpoint of values or of bounds, for the machine that wrote it: "NTUGPASS", the athletes of both seats, the passes done, the checksum of the values, each in eight
// bytes; then the values as they lie in memory.
struct Checkpoint {
  Match match;
  std::uint32_t passes;
};
std::expected<void, std::string> write_checkpoint(const std::filesystem::path& path, const Match& match,
                                                  std::uint32_t passes);
// Error: one line that begins with the path.
std::expected<Checkpoint, std::string> read_checkpoint(const std::filesystem::path& path, Owned owned);

// Writes what games/tug/bot/match_table.hpp reads.
std::expected<void, std::string> write_table(const std::filesystem::path& path, Match& match, double residual,
                                             double error);

}  // namespace nemeton::tug
