// What every position of a match before a roll is worth, from a file that `nemeton solve tug` has written (docs/tug-solved.md).
//
// The file tug.table, little-endian throughout:
//
//   offset  bytes  what
//        0  4      "NTUG"
//        4  2      version of the format, 1
//        6  1      athletes that each seat owns
//        7  1      0
//        8  8      residual: the most that a last sweep over all positions changed one by
//       16  8      error: how far a value may be from the truth at most, its rounding apart; negative where that is not proved
//       24  8      checksum of all bytes after the header
//       32  2 …    the chances of the mover in 65535ths: by its rope, the other's rope, the other's column and its column, the last fastest.
//                  Ropes and columns are numbered as in solve/positions.hpp.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

inline constexpr std::size_t kTableHeader = 32;
inline constexpr double kTableUnit = 65535;

struct TableHeader {
  int athletes;
  double residual;
  double error;
  std::uint64_t checksum;
};
std::string header_bytes(const TableHeader& header);

// Of the bytes so far and those that follow, a multiple of eight but at the end.
std::uint64_t checksum(std::string_view bytes, std::uint64_t before = 0);

// Looks at bytes that are kept elsewhere.
class MatchTable {
 public:
  // Error: one line that begins with `name` and says what was expected.
  static std::expected<MatchTable, std::string> parse(std::string_view bytes, std::string_view name, int athletes);

  const TableHeader& header() const { return header_; }
  // Whether it holds the positions of the match under way: in the second match one seat may own an athlete more.
  bool holds(const Tug::State& state) const;
  // The chance of the match of the seat whose roll is awaited.
  double chance(const Tug::State& state) const;

 private:
  MatchTable(const TableHeader& header, std::string_view values) : header_(header), values_(values) {}

  TableHeader header_;
  std::string_view values_;
};

}  // namespace nemeton::tug
