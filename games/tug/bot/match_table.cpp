#include "games/tug/bot/match_table.hpp"

#include "games/tug/bot/positions.hpp"

namespace nemeton::tug {

std::expected<MatchTable, std::string> MatchTable::parse(std::string_view bytes, std::string_view name, int athletes) {
  const TableFile file(bytes, name);
  const auto header = file.header(kTableFormat);
  if (!header) return std::unexpected(header.error());
  if (header->variant != athletes) {
    return file.wrong("a match of " + std::to_string(header->variant) + " athletes a seat, expected " +
                      std::to_string(athletes));
  }
  const std::size_t ropes = rope_count(athletes);
  const auto values = file.body(*header, 2 * ropes * ropes * kColumns * kColumns);
  if (!values) return std::unexpected(values.error());
  return MatchTable(*header, *values);
}

bool MatchTable::holds(const Tug::State& state) const {
  for (const Tug::Side& side : state.sides) {
    if (side.on_rope() + side.reserve != athletes()) return false;
  }
  return true;
}

double MatchTable::chance(const Tug::State& state) const {
  const Tug::Side& mover = state.sides[static_cast<std::size_t>(state.turn)];
  const Tug::Side& other = state.sides[static_cast<std::size_t>(1 - state.turn)];
  const auto rope = [](const Tug::Side& side) { return Rope{side.standing, side.weakened}.number(); };
  const std::size_t ropes = rope(mover) * rope_count(athletes()) + rope(other);
  const std::size_t place = (ropes * kColumns + column_number(other.column)) * kColumns + column_number(mover.column);
  return read_whole<std::uint16_t>(values_, 2 * place) / kTableUnit;
}

}  // namespace nemeton::tug
