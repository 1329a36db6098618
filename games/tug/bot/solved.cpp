#include "games/tug/bot/solved.hpp"

#include "games/tug/bot/bot.hpp"

namespace nemeton {

namespace {

std::optional<tug::MatchTable> solved;

}  // namespace

const tug::MatchTable* tug::solved_match() { return solved ? &*solved : nullptr; }

std::expected<void, std::string> set_table(std::type_identity<Tug>, std::string_view name, std::string_view bytes) {
  const auto table = tug::MatchTable::parse(bytes, name, {Tug::kAthletes, Tug::kAthletes});
  if (!table) return std::unexpected(table.error());
  solved = *table;
  return {};
}

}  // namespace nemeton
