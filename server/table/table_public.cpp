// A public table: anybody may watch it by a name that opens nothing else, as long as those who sit there let them.
#include "server/table/tables.hpp"

namespace nemeton {

std::expected<Door, Refusal> Table::door_of(const std::string& name) const {
  if (name == id()) return Door::table;
  if (!stored().watch.empty() && name == stored().watch) return Door::watch;
  return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
}

std::expected<std::string, Refusal> Table::name_to_embed(const std::string& name) const {
  const auto door = door_of(name);
  if (!door) return std::unexpected(door.error());
  if (!stored().watch.empty()) return stored().watch;
  // By its own name a game that is over only looks back; before that the name might open a seat.
  if (stored().over) return id();
  return std::unexpected(Refusal{401, "not_public", "the game goes on, and is not public"});
}

Task<std::expected<void, Refusal>> Table::withdraw(std::string key) {
  const auto self = shared_from_this();
  const auto holder = co_await holder_of(std::move(key));
  if (!holder) co_return std::unexpected(holder.error());
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  while (co_await up_to_date()) {
    if (!seat_of(*holder)) co_return std::unexpected(bad_key());
    if (stored().watch.empty()) co_return std::expected<void, Refusal>{};
    HideTable change{id()};
    const CommitResult result = co_await commit(std::move(change));
    if (result == CommitResult::failed) break;
    if (result == CommitResult::done) {
      withdraw();
      co_return std::expected<void, Refusal>{};
    }
  }
  co_return std::unexpected(lost());
}

void Table::withdraw() {
  audience_.dismiss(Door::watch, R"({"type":"error","code":"no_table","message":"the table is public no more"})");
  audience_.tell_all(R"({"type":"public","public":false})");
  spectators_changed();
  house_.look_again();
}

std::optional<Change> Table::is_listed(const char* list, bool enters, Change change) {
  Shares& shares = tables_.rate_limiter().shares();
  const Instant now = tables_.time().now();
  const auto present = audience_.claim(id());
  if (!enters || !present) shares.release(list, id());
  else if (!shares.hold(list, kListShare, {id(), {holder_at(present->client)}}, now + kWait, now)) return std::nullopt;
  return change;
}

bool Table::is_watchable() const {
  return !stored().watch.empty() && !stored().over && residence_ != Residence::deleted && !audience_.is_empty();
}

}  // namespace nemeton
