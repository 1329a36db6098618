#include "server/table/tables.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>

#include "protocol/game_json.hpp"
#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/dice.hpp"
#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"
#include "server/store/log_chain.hpp"

namespace nemeton {

namespace {

// A health check waits at most this long for the store.
constexpr auto kHealthLimit = std::chrono::milliseconds(800);
// How long a change that was written tells that others can be.
constexpr auto kTrust = std::chrono::seconds(5);
// How long one that was not tells that others cannot be.
constexpr auto kMistrust = std::chrono::seconds(1);
// A player's network is written down again after this time.
constexpr auto kNetworkPause = std::chrono::hours(1);
// In memory. If there are more, all of them are forgotten, and written down again.
constexpr std::size_t kMostNetworks = 20'000;

}  // namespace

Tables::Tables(Loops& loops, Store& store, BotScheduler& bot_scheduler, RateLimiter& rate_limiter, TimeSource& time,
               std::chrono::seconds dice_seconds, std::chrono::seconds away_seconds, int most_entries,
               bool rates_same_network, ReadName read_name)
    : loops_(loops),
      store_(store),
      bot_scheduler_(bot_scheduler),
      rate_limiter_(rate_limiter),
      time_(time),
      dice_seconds_(dice_seconds),
      away_seconds_(away_seconds),
      most_entries_(most_entries),
      rates_same_network_(rates_same_network),
      read_name_(std::move(read_name)) {}

std::expected<PlayerName, Refusal> Tables::read_new_name(const std::string& text) const {
  auto name = read_name_(text);
  if (name && bans_.refuses_name(name->skeleton)) {
    return std::unexpected(Refusal{
        400, "bad_name", "the name \"" + name->text + "\" is not available here now, or looks like one that is not"});
  }
  return name;
}

std::optional<StoredTable> Tables::prepare(const Opening& opening) const {
  if (!has_room_) return std::nullopt;
  StoredTable stored{.id = opening.id.empty() ? random_table_id() : opening.id,
                     .game = opening.game->info->id,
                     .options = {},
                     .server_seed = random_server_seed(),
                     .seats = opening.seats,
                     .log = {},
                     .over = false,
                     .next = {},
                     .lobby = opening.lobby,
                     .opened = time_.wall(),
                     .rated = opening.rated,
                     .watch = opening.is_public ? random_watch_name() : ""};
  JsonWriter json(stored.options);
  write_options(opening.options, json);
  JsonWriter agreed(stored.time_control);
  if (opening.time_control) write_time_control(*opening.time_control, agreed);
  for (StoredSeat& each : stored.seats) {
    if (!each.key_hash.empty()) each.taken = time_.wall();
  }
  const auto match = opening.game->start(opening.options, static_cast<int>(stored.seats.size()));
  stored.over = match->node().kind == NodeKind::terminal;
  stored.head = opening_link(stored);
  return stored;
}

Task<std::expected<std::shared_ptr<Table>, CommitResult>> Tables::open(Opening opening) {
  auto prepared = prepare(opening);
  if (!prepared) co_return std::unexpected(CommitResult::failed);
  StoredTable stored = *std::move(prepared);
  OpenTable change{stored, std::move(opening.rematch_of), std::move(opening.pairs)};
  const CommitResult result = co_await store_.make(std::move(change));
  note_result(result);
  if (result != CommitResult::done) co_return std::unexpected(result);
  auto table = Table::restore(*this, std::move(stored));
  if (!table) {
    log_error("a new table cannot be played", {{"reason", table.error()}});
    co_return std::unexpected(CommitResult::failed);
  }
  if (opening.client) rate_limiter_.opened(*opening.client, (*table)->id());
  // The lobby lists it before anybody comes, unless other tables of that address use up the share.
  const Instant now = time_.now();
  if (opening.lobby && opening.client &&
      !rate_limiter_.shares().hold(kLobby, kListShare, {(*table)->id(), {holder_at(*opening.client)}}, now + kWait,
                                   now)) {
    WaitInLobby unlisted{(*table)->id(), false};
    co_await store_.make(std::move(unlisted));
  }
  metrics().opened((*table)->game());
  log_info("table opened", {{"table", (*table)->id()}, {"game", (*table)->game()}});
  add(*table);
  co_await asio::co_spawn((*table)->strand(), (*table)->dice().draw(), kResult);
  (*table)->resume();
  co_return *table;
}

Task<std::expected<std::string, std::string>> Tables::signing_seed() {
  co_return co_await store_.signing_seed(random_signing_seed());
}

Task<std::expected<std::string, std::string>> Tables::origin_of(Address client) {
  if (rates_same_network_) co_return std::string();
  const auto secret = co_await signing_seed();
  if (!secret) co_return std::unexpected(secret.error());
  const Address customer = client.customer();
  const auto& bytes = customer.bytes;
  co_return keyed_hash({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, *secret);
}

Task<void> Tables::note_network(std::string player, Address client) {
  const auto origin = co_await origin_of(client);
  if (!origin || origin->empty()) co_return;
  const WallTime now = time_.wall();
  {
    const std::lock_guard lock(mutex_);
    if (networks_.size() >= kMostNetworks) networks_.clear();
    WallTime& noted = networks_[player + *origin];
    if (noted + kNetworkPause > now) co_return;
    noted = now;
  }
  RecordNetwork change{std::move(player), *origin, now};
  co_await store_.make(std::move(change));
}

Task<std::expected<std::string, std::string>> Tables::newcomer_origin(std::string table, Address client) {
  const auto secret = co_await signing_seed();
  if (!secret) co_return std::unexpected(secret.error());
  const Address customer = client.customer();
  table.append(reinterpret_cast<const char*>(customer.bytes.data()), customer.bytes.size());
  co_return keyed_hash(table, *secret);
}

Task<Tables::Found> Tables::find(std::string id, std::optional<Address> client) {
  if (auto table = find_in_memory(id)) co_return table;
  auto start = [&](std::move_only_function<void(Found)> done) {
    {
      const std::lock_guard lock(mutex_);
      auto& waiting = reading_[id].waiting;
      waiting.push_back(std::move(done));
      if (waiting.size() > 1) return;
    }
    auto read = [](Tables& tables, std::string name) -> Task<void> {
      const Found found = co_await tables.load(name);
      Reading reading = tables.finish_reading(name);
      if (found && reading.news) (*found)->read_news();
      for (auto& each : reading.waiting) each(found);
    };
    spawn(loops_.next(), read(*this, id));
  };
  Found found = co_await promised<Found>(std::move(start));
  if (found && client) rate_limiter_.spend(*client, (*found)->cost());
  co_return found;
}

Task<Tables::Found> Tables::find_by_name(std::string name, std::optional<Address> client) {
  if (!is_watch_name(name)) co_return co_await find(std::move(name), client);
  auto id = co_await store_.table_watched_as(std::move(name));
  if (!id) co_return std::unexpected(unavailable());
  if (!*id) co_return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
  co_return co_await find(std::move(**id), client);
}

Task<Tables::Found> Tables::load(std::string id) {
  // It may have come while this was on its way.
  if (auto table = find_in_memory(id)) co_return table;
  auto stored = co_await store_.load(id, 0);
  if (stored && !*stored) {
    note_not_damaged(id);
    co_return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
  }
  if (!stored && stored.error().of == ReadError::Of::store) co_return std::unexpected(unavailable());
  auto table = stored ? Table::restore(*this, std::move(**stored)) : std::unexpected(stored.error().message);
  if (!table) {
    note_damage(id, table.error());
    co_return std::unexpected(damaged());
  }
  note_not_damaged(id);
  add(*table);
  (*table)->resume();
  co_return *table;
}

Task<std::string> Tables::fault() {
  if (stopping_) co_return "the server stops";
  const Strand strand = co_await asio::this_coro::executor;
  struct Check {
    explicit Check(const Strand& where) : end(where, kHealthLimit) {}
    asio::steady_timer end;
    std::optional<std::string> fault;
  };
  const auto check = std::make_shared<Check>(strand);
  auto look = [](Tables& tables, std::shared_ptr<Check> into) -> Task<void> {
    into->fault = co_await tables.fault_of_store();
    into->end.cancel();
  };
  spawn(strand, look(*this, check));
  if (!check->fault) co_await check->end.async_wait(kAwait);
  co_return check->fault.value_or("the store does not answer");
}

Task<std::string> Tables::fault_of_store() {
  const auto now = std::chrono::steady_clock::now();
  const auto within = [now](auto when, auto time) { return when != kNever && now - when < time; };
  constexpr const char* kUnwritable = "the store cannot be written";
  if (within(failed_.load(), kMistrust)) co_return kUnwritable;
  if (failed_.load() != kNever || !within(written_.load(), kTrust)) {
    const CommitResult result = co_await store_.make(Probe{});
    note_result(result);
    if (result != CommitResult::done) co_return kUnwritable;
  }
  // There is no such table, but the store has to look for it.
  if (const auto none = co_await store_.load("", 0); !none) co_return "the store cannot be read";
  co_return "";
}

void Tables::note_result(CommitResult result) {
  if (result == CommitResult::failed) {
    failed_ = std::chrono::steady_clock::now();
    metrics().store_failures.Increment();
  } else {
    failed_ = kNever;
    written_ = std::chrono::steady_clock::now();
  }
}

Task<void> Tables::resume() {
  const auto ids = co_await store_.unfinished_with_bots();
  if (!ids) co_return;
  for (const std::string& id : *ids) co_await find(id);
}

std::shared_ptr<Table> Tables::find_in_memory(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.lock();
}

void Tables::forget(const std::string& id) {
  const std::lock_guard lock(mutex_);
  tables_.erase(id);
}

// Tables read their news outside of the lock, because some of their work may be done at once, in this thread.
void Tables::read_news(const std::string& id) {
  std::vector<std::shared_ptr<Table>> concerned;
  {
    const std::lock_guard lock(mutex_);
    for (auto& [name, reading] : reading_) {
      if (id.empty() || name == id) reading.news = true;
    }
    if (id.empty()) {
      for (const auto& [name, each] : tables_) concerned.push_back(each.lock());
    } else if (const auto found = tables_.find(id); found != tables_.end()) {
      concerned.push_back(found->second.lock());
    }
  }
  for (const auto& table : concerned) {
    if (table) table->read_news();
  }
}

void Tables::end_sessions(const std::string& player) {
  ++ended_sessions_;
  if (session_observer_) session_observer_(player);
}

Tables::Reading Tables::finish_reading(const std::string& id) {
  const std::lock_guard lock(mutex_);
  return std::move(reading_.extract(id).mapped());
}

void Tables::tell_phrase(const QuickChat& said) {
  const auto table = find_in_memory(said.table);
  if (table) asio::post(table->strand(), [table, said] { table->chat().tell(said.seat, said.phrase); });
}

Task<void> Tables::read_damaged_again() {
  std::set<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    ids = damaged_;
  }
  for (const std::string& id : ids) co_await find(id);
}

Task<CommitResult> Tables::expire(std::string id) {
  Expire change{id};
  const CommitResult result = co_await store_.make(std::move(change));
  note_result(result);
  // Clients that have the table open learn that it is gone.
  if (result == CommitResult::done) read_news(id);
  co_return result;
}

void Tables::note_damage(const std::string& id, const std::string& what) {
  const std::lock_guard lock(mutex_);
  if (damaged_.insert(id).second) log_damage(id, what);
  metrics().damaged.Set(static_cast<double>(damaged_.size()));
}

void Tables::note_not_damaged(const std::string& id) {
  const std::lock_guard lock(mutex_);
  if (damaged_.erase(id) > 0) metrics().damaged.Set(static_cast<double>(damaged_.size()));
}

void Tables::keep_in_memory(const std::string& id, std::shared_ptr<const void> table) {
  const std::lock_guard lock(mutex_);
  kept_[id] = std::move(table);
}

void Tables::release(const std::string& id) {
  const std::lock_guard lock(mutex_);
  kept_.erase(id);
}

void Tables::release_all() {
  const std::lock_guard lock(mutex_);
  kept_.clear();
  reading_.clear();
}

void Tables::add(const std::shared_ptr<Table>& table) {
  const std::lock_guard lock(mutex_);
  tables_[table->id()] = table;
  if (tables_.size() < sweep_at_) return;
  std::erase_if(tables_, [](const auto& each) { return each.second.expired(); });
  sweep_at_ = 2 * tables_.size() + 64;
}

}  // namespace nemeton
