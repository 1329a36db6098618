#include "server/tables.hpp"

#include <spdlog/spdlog.h>

#include "protocol/game_json.hpp"
#include "server/keys.hpp"

namespace nemeton {

namespace {

using Found = std::expected<std::shared_ptr<Table>, Refusal>;

void wake(const std::shared_ptr<Table>& table) {
  asio::post(table->strand(), [table] { table->wake_bots(); });
}

}  // namespace

Task<Found> Tables::open(Opening opening) {
  StoredTable stored{.id = random_table_id(),
                     .game = opening.game->info->id,
                     .options = {},
                     .seed = random_seed(),
                     .seats = std::move(opening.seats),
                     .log = {},
                     .over = false,
                     .next = {}};
  JsonWriter json(stored.options);
  write_options(opening.options, json);
  const auto match = opening.game->start(opening.options, static_cast<int>(stored.seats.size()));
  while (match->node().kind == NodeKind::chance) stored.log.push_back({kChance, *match->draw(stored.seed), {}});
  stored.over = match->node().kind == NodeKind::terminal;

  OpenTable change{stored, std::move(opening.rematch_of)};
  const Outcome outcome = co_await commits_.make(std::move(change));
  if (outcome != Outcome::done) co_return std::unexpected(unavailable());
  auto table = Table::restore(*this, std::move(stored));
  if (!table) {
    spdlog::error("{}", table.error());
    co_return std::unexpected(unavailable());
  }
  keep(*table);
  wake(*table);
  co_return *table;
}

Task<Found> Tables::find(std::string id) {
  if (auto table = in_memory(id)) co_return table;
  // One thread loads, so that no table is in memory twice.
  bool loaded = false;
  auto load = [&](Store& store) -> Found {
    if (auto table = in_memory(id)) return table;
    auto stored = store.load(id);
    if (stored && !*stored) return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
    auto table = stored ? Table::restore(*this, std::move(**stored)) : std::unexpected(stored.error());
    if (!table) {
      spdlog::error("{}", table.error());
      return std::unexpected(unavailable());
    }
    keep(*table);
    loaded = true;
    return *table;
  };
  auto found = co_await commits_.read(std::move(load));
  if (loaded) wake(*found);
  co_return found;
}

Task<void> Tables::resume() {
  auto list = [](Store& store) { return store.unfinished_with_bots(); };
  const auto ids = co_await commits_.read(std::move(list));
  if (!ids) {
    spdlog::error("{}", ids.error());
    co_return;
  }
  for (const std::string& id : *ids) co_await find(id);
}

std::shared_ptr<Table> Tables::in_memory(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.lock();
}

void Tables::keep(const std::shared_ptr<Table>& table) {
  const std::lock_guard lock(mutex_);
  tables_[table->id()] = table;
  if (tables_.size() < sweep_at_) return;
  std::erase_if(tables_, [](const auto& each) { return each.second.expired(); });
  sweep_at_ = 2 * tables_.size() + 64;
}

}  // namespace nemeton
