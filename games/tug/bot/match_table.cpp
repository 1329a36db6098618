#include "games/tug/bot/match_table.hpp"

#include "games/tug/bot/teams.hpp"

namespace nemeton::tug {

std::string text(Owned owned) {
  return owned.mover == owned.other ? std::to_string(owned.mover) + " athletes a seat"
                                    : std::to_string(owned.mover) + " athletes against " + std::to_string(owned.other);
}

std::expected<MatchTable, std::string> MatchTable::parse(std::string_view bytes, std::string_view name, Owned owned) {
  const TableFile file(bytes, name);
  const auto header = file.header(kTableFormat);
  if (!header) return std::unexpected(header.error());
  if (header->variant != variant_of(owned))
    return file.wrong("a match of " + text(owned_of(header->variant)) + ", expected " + text(owned));
  const auto values = file.body(*header, 2 * owned.tables() * owned.positions());
  if (!values) return std::unexpected(values.error());
  return MatchTable(*header, *values);
}

bool MatchTable::holds(const Tug::State& state) const {
  const Teams teams = teams_of(state);
  const Owned found = {teams.mover.athletes, teams.other.athletes};
  return found == owned() || found == owned().turned();
}

double MatchTable::chance(const Tug::State& state) const {
  const auto [mover, other] = teams_of(state);
  const std::size_t ropes = mover.rope.number() * rope_count(other.athletes) + other.rope.number();
  const std::size_t begin = mover.athletes == owned().mover ? 0 : owned().positions();
  const std::size_t place = begin + (ropes * kColumns + other.column) * kColumns + mover.column;
  return read_whole<std::uint16_t>(values_, 2 * place) / kTableUnit;
}

}  // namespace nemeton::tug
