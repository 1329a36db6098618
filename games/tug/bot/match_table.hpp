// What every position of a match before a roll is worth, from a file that `nemeton dev solve tug` has written (docs/research/tug-solved.md).
//
// The files tug.table and, where one seat owns a nineteenth athlete, tug19.table, little-endian throughout:
//
//   offset  bytes  what
//        0  32     the header (search/table_file.hpp): the mark "NTUG", version 1, as variant the athletes that each seat owns (256 more where
//                  one of them owns one more), and as exactness
//                  the residual: the most that a last sweep over all positions changed one by
//                  the error: how far a value may be from the truth at most, its rounding apart; negative where that is not proved
//       32  2 …    the chances of the mover in 65535ths: by its rope, the other's rope, the other's column and its column, the last fastest.
//                  Ropes and columns are numbered as in bot/positions.hpp. Where one seat owns an athlete more, first those in which the mover does.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "games/tug/bot/positions.hpp"
#include "games/tug/rules/rules.hpp"
#include "search/table_file.hpp"

namespace nemeton::tug {

inline constexpr TableFormat kTableFormat = {.mark = "NTUG", .game = "Tug of War", .version = 1};
inline constexpr double kTableUnit = 65535;

// In a header: of a match in which both seats own as many athletes, or the mover one more.
constexpr std::uint16_t variant_of(Owned owned) {
  return static_cast<std::uint16_t>(owned.other + (owned.mover > owned.other ? 256 : 0));
}
constexpr Owned owned_of(std::uint16_t variant) { return {variant % 256 + variant / 256, variant % 256}; }
// As it is told in errors.
std::string text(Owned owned);

// Looks at bytes that are kept elsewhere.
class MatchTable {
 public:
  // Error: one line that begins with `name` and says what was expected.
  static std::expected<MatchTable, std::string> parse(std::string_view bytes, std::string_view name, Owned owned);

  Owned owned() const { return owned_of(header_.variant); }
  double residual() const { return header_.exactness[0]; }
  double error() const { return header_.exactness[1]; }
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
