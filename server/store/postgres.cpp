#include "server/store/postgres.hpp"

#include <boost/asio/as_tuple.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/dice/hexadecimal.hpp"
#include "server/dice/keys.hpp"
#include "server/host/log.hpp"
#include "server/host/metrics.hpp"
#include "server/store/postgres_changes.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_schema.hpp"

namespace nemeton {

namespace {

const auto kAwait = asio::as_tuple(asio::use_awaitable);

constexpr const char* kLoad = R"(
select game, options, secret, over, next,
  (select json_agg(json_build_array(bot, encode(key_hash, 'hex'), wants_rematch, number, taken, name, commitment) order by seat)
   from seats where table_id = id),
  (select json_agg(json_build_array(number, seat, token, action_id, numbers, timed_out, used, at) order by number)
   from log where table_id = id and number > $2::integer),
  time_control, waited is not null, (extract(epoch from opened) * 1000)::bigint, dice
from tables where id = $1)";

constexpr const char* kLobby = R"(
select id, game, options, extract(epoch from now() - opened)::bigint, seats, open, bots, time_control
from tables, lateral (
  select count(*) as seats, count(*) filter (where bot is null and key_hash is null) as open, count(bot) as bots
  from seats where table_id = id) as company
where waited > now() - $1::integer * interval '1 second' and not over and open > 0
order by opened desc, id limit $2::integer)";

constexpr const char* kPass = "select table_id, box from passes where id_hash = decode($1, 'hex') and until > now()";

constexpr const char* kUnfinished =
    "select id from tables where not over and exists (select from seats where table_id = id and bot is not null)";

// Who comes second keeps the first one's.
constexpr const char* kSign = R"(
with mine as (insert into signing (seed) values (decode($1, 'hex')) on conflict do nothing returning seed)
select encode(seed, 'hex') from mine union all select encode(seed, 'hex') from signing limit 1)";

std::string text_or_empty(const nlohmann::json& value) { return value.is_null() ? "" : value.get<std::string>(); }

using Loaded = std::expected<std::optional<StoredTable>, std::string>;

Loaded read_table(const std::string& id, int after, const PostgresResult& result) {
  if (result.rows() == 0) return std::optional<StoredTable>();
  StoredTable table{.id = id,
                    .game = *result.at(0, 0),
                    .options = *result.at(0, 1),
                    .server_seed = *result.at(0, 2),
                    .dice_version = std::stoi(*result.at(0, 10)),
                    .time_control = result.at(0, 7).value_or(""),
                    .seats = {},
                    .log = {},
                    .over = result.at(0, 3) == "t",
                    .next = result.at(0, 4).value_or(""),
                    .lobby = result.at(0, 8) == "t",
                    .opened = WallTime(milliseconds(std::stoll(*result.at(0, 9))))};
  for (const auto& row : nlohmann::json::parse(result.at(0, 5).value_or("[]"))) {
    StoredSeat seat;
    if (!row[0].is_null()) seat.bot = level_named(row[0].get<std::string>());
    seat.key_hash = bytes_of(text_or_empty(row[1])).value_or("");
    seat.wants_rematch = row[2];
    if (!row[6].is_null()) seat.commitment = row[6].get<std::string>();
    if (!row[3].is_null()) seat.client_seed = row[3].get<std::string>();
    if (!row[4].is_null()) seat.taken = WallTime(milliseconds(row[4].get<std::int64_t>()));
    seat.name = text_or_empty(row[5]);
    table.seats.push_back(std::move(seat));
  }
  for (const auto& row : nlohmann::json::parse(result.at(0, 6).value_or("[]"))) {
    const int number = row[0];
    if (number != after + static_cast<int>(table.log.size()) + 1) {
      return std::unexpected("the log of table " + id + " has a gap before entry " + std::to_string(number));
    }
    Entry entry{.seat = row[1].is_null() ? kChance : row[1].get<Seat>(), .token = {}, .id = text_or_empty(row[3])};
    if (!row[2].is_null()) entry.token = row[2].get<std::string>();
    if (!row[4].is_null()) entry.client_seeds = SeatSet(row[4].get<std::uint8_t>());
    entry.timed_out = row[5] == true;
    if (!row[6].is_null()) entry.used = milliseconds(row[6].get<std::int64_t>());
    if (!row[7].is_null()) entry.at = WallTime(milliseconds(row[7].get<std::int64_t>()));
    table.log.push_back(std::move(entry));
  }
  return table;
}

// What is asked for waits here until the connection is free for it: all of it goes in one round trip.
template <class Asked, class Answer>
struct Queue {
  std::vector<Asked> asked;
  std::vector<std::move_only_function<void(Answer)>> waiting;
  asio::steady_timer news;  // cancelled when there is something

  explicit Queue(asio::io_context& io) : news(io) {}

  void push(Asked what, std::move_only_function<void(Answer)> done) {
    asked.push_back(std::move(what));
    waiting.push_back(std::move(done));
    news.cancel();
  }
};

// Three connections, one to write, one to read and one to listen, on a thread of their own.
class Postgres final : public Store {
 public:
  explicit Postgres(std::string url) : url_(std::move(url)) {
    spawn(io_, write());
    spawn(io_, read());
    thread_ = std::thread([this] { io_.run(); });
  }
  // Writes what was asked for so far.
  ~Postgres() override {
    asio::post(io_, [this] {
      closing_ = true;
      changes_.news.cancel();
      reads_.news.cancel();
      pause_.cancel();
      listener_.wake();
    });
    thread_.join();
  }

  Task<CommitResult> make(Change change) override {
    metrics().store_queue.Increment();
    return ask<CommitResult>(changes_, std::move(change));
  }

  Task<Loaded> load(std::string id, int after) override {
    PostgresQuery query{kLoad, {id, std::to_string(after)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected("the database cannot be read: " + result.error().message);
    co_return read_table(id, after, result->front());
  }

  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() override {
    PostgresQuery query{kUnfinished, {}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected("the database cannot be read: " + result.error().message);
    std::vector<std::string> ids;
    for (int row = 0; row < result->front().rows(); ++row) ids.push_back(*result->front().at(row, 0));
    co_return ids;
  }

  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) override {
    // Who has just come second does not see the first one's yet, and asks again.
    while (true) {
      PostgresQuery query{kSign, {hexadecimal(fresh)}};
      const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
      if (!result) co_return std::unexpected("the database cannot be read: " + result.error().message);
      if (result->front().rows() > 0) co_return bytes_of(*result->front().at(0, 0)).value_or("");
    }
  }

  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most) override {
    PostgresQuery query{kLobby, {std::to_string(kWait.count()), std::to_string(most)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected("the database cannot be read: " + result.error().message);
    std::vector<OpenSeats> tables;
    const PostgresResult& rows = result->front();
    for (int row = 0; row < rows.rows(); ++row) {
      tables.push_back({.table = *rows.at(row, 0),
                        .game = *rows.at(row, 1),
                        .options = *rows.at(row, 2),
                        .time_control = rows.at(row, 7).value_or(""),
                        .seats = std::stoi(*rows.at(row, 4)),
                        .open = std::stoi(*rows.at(row, 5)),
                        .bots = std::stoi(*rows.at(row, 6)),
                        .age = std::stoll(*rows.at(row, 3))});
    }
    co_return tables;
  }

  Task<std::expected<std::optional<Pass>, std::string>> pass(std::string id_hash) override {
    PostgresQuery query{kPass, {hexadecimal(id_hash)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected("the database cannot be read: " + result.error().message);
    const PostgresResult& rows = result->front();
    co_return rows.rows() == 0 ? std::nullopt : std::optional(Pass{*rows.at(0, 0), *rows.at(0, 1)});
  }

  void listen(News news, Talk talk) override { spawn(io_, hear(std::move(news), std::move(talk))); }

 private:
  template <class Answer, class Asked>
  Task<Answer> ask(Queue<Asked, Answer>& queue, Asked what) {
    auto start = [&](std::move_only_function<void(Answer)> done) {
      asio::post(io_, [&queue, what = std::move(what), done = std::move(done)]() mutable {
        queue.push(std::move(what), std::move(done));
      });
    };
    co_return co_await promised<Answer>(std::move(start));
  }

  // Waits until something is asked for; false if nothing will be any more.
  template <class Asked, class Answer>
  Task<bool> some(Queue<Asked, Answer>& queue) {
    while (queue.asked.empty() && !closing_) {
      queue.news.expires_at(asio::steady_timer::time_point::max());
      co_await queue.news.async_wait(kAwait);
    }
    co_return !queue.asked.empty();
  }

  Task<void> write() {
    PostgresConnection connection(io_);
    while (co_await some(changes_)) {
      const std::vector<Change> changes = std::exchange(changes_.asked, {});
      auto waiting = std::exchange(changes_.waiting, {});
      const MeasuredCommit measured(changes.size());
      const auto commit_results = co_await commit(connection, changes);
      note(commit_results ? "" : commit_results.error().message);
      for (std::size_t i = 0; i < waiting.size(); ++i)
        waiting[i](commit_results ? (*commit_results)[i] : CommitResult::failed);
    }
  }

  // All in one transaction; where that does not go through, most likely because of what other processes have done, each in one of
  // its own.
  Task<std::expected<std::vector<CommitResult>, PostgresError>> commit(PostgresConnection& connection,
                                                                       const std::vector<Change>& changes) {
    std::vector<PostgresGroup> groups(1, group_of(changes, node_));
    auto done = co_await run(connection, std::move(groups));
    if (!done) co_return std::unexpected(done.error());
    if (done->front()) co_return commit_results_of(changes, *done->front());

    std::vector<PostgresGroup> each;
    for (const Change& change : changes) each.push_back(group_of({&change, 1}, node_));
    done = co_await run(connection, std::move(each));
    if (!done) co_return std::unexpected(done.error());
    std::vector<CommitResult> commit_results;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      const PostgresResults& result = (*done)[i];
      if (result) {
        commit_results.push_back(commit_results_of({&changes[i], 1}, *result).front());
      } else if (is_conflict(result.error())) {
        commit_results.push_back(CommitResult::conflict);
      } else {
        co_return std::unexpected(result.error());
      }
    }
    co_return commit_results;
  }

  Task<void> read() {
    PostgresConnection connection(io_);
    while (co_await some(reads_)) {
      std::vector<PostgresGroup> groups;
      for (PostgresQuery& query : reads_.asked) groups.push_back({std::move(query)});
      reads_.asked.clear();
      auto waiting = std::exchange(reads_.waiting, {});
      auto results = co_await run(connection, std::move(groups));
      for (std::size_t i = 0; i < waiting.size(); ++i) {
        waiting[i](results ? std::move((*results)[i]) : std::unexpected(results.error()));
      }
    }
  }

  Task<void> hear(News news, Talk talk) {
    while (!closing_) {
      std::vector<PostgresGroup> groups(1, PostgresGroup{{"listen nemeton", {}}});
      const auto listening = co_await run(listener_, std::move(groups));
      // What happened before now was not heard.
      if (listening && listening->front()) news("");
      while (!closing_ && listener_.is_open()) {
        const auto payloads = co_await listener_.notifications();
        for (const std::string& payload : payloads.value_or(std::vector<std::string>())) {
          const PostgresNews heard = read_news(payload);
          if (heard.node == node_) continue;
          for (const std::string& table : heard.tables) news(table);
          if (heard.said) talk(*heard.said);
        }
        if (!payloads || !payloads->empty() || closing_) continue;
        // Not a word for a while: is anybody there?
        std::vector<PostgresGroup> question(1, PostgresGroup{{"select 1", {}}});
        co_await listener_.run(std::move(question));
      }
      if (closing_) break;
      pause_.expires_after(std::chrono::milliseconds(200));
      co_await pause_.async_wait(kAwait);
    }
  }

  // On the connection, which is opened where it is not.
  Task<std::expected<std::vector<PostgresResults>, PostgresError>> run(PostgresConnection& connection,
                                                                       std::vector<PostgresGroup> groups) {
    if (!connection.is_open()) {
      if (auto opened = co_await connection.open(url_); !opened) co_return std::unexpected(opened.error());
      // A commit has returned only when it is on disk, also where the database is set up otherwise.
      std::vector<PostgresGroup> first(1, PostgresGroup{{"select set_config('synchronous_commit', 'on', false) "
                                                         "where current_setting('synchronous_commit') = 'off'",
                                                         {}}});
      if (auto set = co_await connection.run(std::move(first)); !set) co_return std::unexpected(set.error());
    }
    co_return co_await connection.run(std::move(groups));
  }

  void note(const std::string& wrong) {
    if (wrong.empty() == writable_) return;
    writable_ = wrong.empty();
    if (writable_) {
      log_info("the database can be written again");
    } else {
      log_error("the database cannot be written; until it can, nothing is confirmed", {{"reason", wrong}});
    }
  }

  std::string url_;
  std::string node_ = random_table_id();  // this process, as others hear of it
  asio::io_context io_{1};
  Queue<Change, CommitResult> changes_{io_};
  Queue<PostgresQuery, PostgresResults> reads_{io_};
  PostgresConnection listener_{io_};
  asio::steady_timer pause_{io_};  // until it is tried again to listen
  bool closing_ = false;
  bool writable_ = true;  // whether the last commit was written
  std::thread thread_;
};

}  // namespace

bool is_postgres_url(const std::string& text) {
  if (!text.starts_with("postgres://") && !text.starts_with("postgresql://")) return false;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfoParse(text.c_str(), nullptr),
                                                                             PQconninfoFree);
  if (!options) return false;
  // A password with a slash that is not written as %2F looks like a port. Several hosts have several.
  const auto fits = [](const PQconninfoOption& option) {
    return std::string_view(option.keyword) != "port" || option.val == nullptr ||
           std::string_view(option.val).find_first_not_of("0123456789,") == std::string_view::npos;
  };
  for (const auto* each = options.get(); each->keyword != nullptr; ++each) {
    if (!fits(*each)) return false;
  }
  return true;
}

std::expected<std::unique_ptr<Store>, std::string> open_postgres(const std::string& url) {
  if (auto ready = migrate_postgres(url); !ready) {
    return std::unexpected("the PostgreSQL database cannot be used: " + ready.error());
  }
  return std::make_unique<Postgres>(url);
}

}  // namespace nemeton
