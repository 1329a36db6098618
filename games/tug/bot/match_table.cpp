#include "games/tug/bot/match_table.hpp"

namespace nemeton::tug {

namespace {

Owned owned_in(const Tug::State& state) {
  const auto owned = [&](int seat) {
    const Tug::Side& side = state.sides[static_cast<std::size_t>(seat)];
    return side.on_rope() + side.reserve;
  };
  return {owned(state.turn), owned(1 - state.turn)};
}

}  // namespace

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
  const Owned found = owned_in(state);
  return found == owned() || found == owned().turned();
}

double MatchTable::chance(const Tug::State& state) const {
  const Tug::Side& mover = state.sides[static_cast<std::size_t>(state.turn)];
  const Tug::Side& other = state.sides[static_cast<std::size_t>(1 - state.turn)];
  const auto rope = [](const Tug::Side& side) { return Rope{side.standing, side.weakened}.number(); };
  const Owned found = owned_in(state);
  const std::size_t ropes = rope(mover) * rope_count(found.other) + rope(other);
  const std::size_t begin = found == owned() ? 0 : owned().positions();
  const std::size_t place =
      begin + (ropes * kColumns + column_number(other.column)) * kColumns + column_number(mover.column);
  return read_whole<std::uint16_t>(values_, 2 * place) / kTableUnit;
}

}  // namespace nemeton::tug
