#include "games/tug/bot/solved.hpp"

#include <array>
#include <optional>

#include "games/tug/bot/bot.hpp"

namespace nemeton {

namespace tug {

namespace {

// By how many athletes one of the seats owns more.
std::array<std::optional<MatchTable>, 2> solved;

template <int more>
std::expected<void, std::string> take(std::string_view name, std::string_view bytes) {
  const auto table = MatchTable::parse(bytes, name, {Tug::kAthletes + more, Tug::kAthletes});
  if (!table) return std::unexpected(table.error());
  solved[more] = *table;
  return {};
}

}  // namespace

const MatchTable* solved_match(const Tug::State& state) {
  for (const auto& table : solved) {
    if (table && table->holds(state)) return &*table;
  }
  return nullptr;
}

}  // namespace tug

std::span<const SolvedTable> solved_tables(std::type_identity<Tug>) {
  static constexpr SolvedTable kTables[] = {{"tug.table", tug::take<0>}, {"tug19.table", tug::take<1>}};
  return kTables;
}

}  // namespace nemeton
