#include "server/store/postgres/postgres.hpp"

#include <thread>

#include "core/json.hpp"
#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/base/outage.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/dice/keys.hpp"
#include "server/store/postgres/changes.hpp"
#include "server/store/postgres/moderation.hpp"
#include "server/store/postgres/players.hpp"
#include "server/store/postgres/ratings.hpp"
#include "server/store/postgres/rows.hpp"
#include "server/store/postgres/schema.hpp"
#include "server/store/postgres/tournaments.hpp"
#include "server/store/postgres/values.hpp"
#include "server/store/text_lists.hpp"

namespace nemeton {

namespace {

constexpr const char* kLobby = R"(
select id, game, options, extract(epoch from now() - opened)::bigint, seats, open, bots, time_control, rated
from tables, lateral (
  select count(*) as seats, count(*) filter (where bot is null and key_hash is null) as open, count(bot) as bots
  from seats where table_id = id) as company
where waited > now() - $1::integer * interval '1 second' and not over and open > 0
order by opened desc, id limit $2::integer)";

constexpr const char* kPublicTables = R"(
select watch, game, options, time_control, rated, entries, there.spectators, extract(epoch from now() - opened)::bigint,
  company.seats
from (
  select table_id, sum(spectators) as spectators from attendances
  where said > now() - $1::integer * interval '1 second' group by table_id having sum(players) > 0) as there
join tables on id = table_id, lateral (
  select bool_and(bot is not null or key_hash is not null) as is_full,
    json_agg(json_build_array(bot, coalesce(players.name, seats.name), seats.player, not players.private, mean, deviation)
             order by seat) as seats
  from seats left join players on players.id = seats.player
  left join ratings on ratings.player = players.id and ratings.game = tables.game
  where seats.table_id = tables.id) as company
where watch is not null and not over and ($2::text is null or game = $2) and is_full
order by there.spectators desc, opened desc, id limit $3::integer)";

constexpr const char* kWatchedAs = "select id from tables where watch = $1";

constexpr const char* kPass = "select table_id, box from passes where id_hash = decode($1, 'hex') and until > now()";

constexpr const char* kSeekOf = R"(
select seeks.table_id, seat, game, commitment is not null, exists (
    select from seats as other
    where other.table_id = seeks.table_id and other.bot is null and other.commitment is null
      and other.key_hash is distinct from seeks.key_hash
      and (other.key_hash is null or paired <= now() - $2::integer * interval '1 second'))
from seeks left join tables on id = seeks.table_id
left join seats on seats.table_id = seeks.table_id and seats.key_hash = seeks.key_hash
where seeks.key_hash = decode($1, 'hex') and until > now())";

constexpr const char* kWaiting = R"(
select encode(oldest.key_hash, 'hex'), oldest.game, (extract(epoch from oldest.since) * 1000000)::bigint, oldest.player,
  name, encode(origin, 'hex'), mean, (select string_agg(blocked, ' ') from blocks where blocks.player = oldest.player),
  (select string_agg(other.player, ' ') from networks as own
   join networks as other on other.origin = own.origin and other.player <> own.player where own.player = oldest.player),
  floor(extract(epoch from now() - until))::integer + $4::integer
from json_array_elements_text($2) as wanted, lateral (
  select wishes.key_hash, game, wishes.since, player, origin, until from wishes join seeks using (key_hash)
  where pace = $1 and game = wanted and wishes.since is not null and until > now()
  order by wishes.since, wishes.key_hash limit $3::integer) as oldest
left join players on players.id = oldest.player
left join ratings on ratings.player = oldest.player and ratings.game = oldest.game
order by oldest.since, oldest.key_hash, oldest.game)";

constexpr const char* kUnfinished =
    "select id from tables where not over and exists (select from seats where table_id = id and bot is not null)";

// Who comes second keeps the first one's.
constexpr const char* kSign = R"(
with mine as (insert into signing (seed) values (decode($1, 'hex')) on conflict do nothing returning seed)
select encode(seed, 'hex') from mine union all select encode(seed, 'hex') from signing limit 1)";

constexpr const char* kEndedBefore = "select id from tables where ended < $1::bigint order by ended limit $2::integer";
constexpr const char* kDueNotices = R"(
select table_id, seat, game, encode(target_id, 'hex'), target, tries, due
from subscriptions join tables on id = table_id
where due <= $1::bigint and (due, table_id, seat, target_id) > ($2::bigint, $3, $4::smallint, decode($5, 'hex'))
order by due, table_id, seat, target_id limit $6::integer)";
constexpr const char* kSize = "select pg_database_size(current_database())";

using Loaded = std::expected<std::optional<StoredTable>, ReadError>;

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
    auto* append = std::get_if<Append>(&change);
    if (append != nullptr && append->rated) {
      // What is written follows from what is read here; where that is not so any more, it is a conflict.
      PostgresQuery query = query_for_careers(*append);
      const auto careers = co_await ask<PostgresResults>(reads_, std::move(query));
      if (!careers) co_return CommitResult::failed;
      read_careers(careers->front(), *append);
    }
    metrics().store_queue.Increment();
    co_return co_await ask<CommitResult>(changes_, std::move(change));
  }

  Task<Loaded> load(std::string id, int after) override {
    PostgresQuery query = query_for_table(id, after);
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(ReadError{ReadError::Of::store, unreadable(result.error())});
    auto read = read_table(id, after, result->front());
    if (!read) co_return std::unexpected(ReadError{ReadError::Of::table, read.error()});
    if (!*read) co_return std::optional<StoredTable>();
    if (auto sound = check_chain((*read)->table, after, (*read)->chain); !sound)
      co_return std::unexpected(ReadError{ReadError::Of::table, sound.error()});
    co_return std::move((*read)->table);
  }

  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() override {
    return texts({kUnfinished, {}});
  }

  Task<std::expected<std::vector<std::string>, std::string>> ended_before(WallTime time, int most) override {
    return texts({kEndedBefore, {text_of(time), std::to_string(most)}});
  }

  Task<std::expected<StoreSize, std::string>> size() override {
    const auto bytes = co_await texts({kSize, {}});
    if (!bytes) co_return std::unexpected(bytes.error());
    co_return StoreSize{.bytes = std::stoll(bytes->front()), .free = {}};
  }

  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) override {
    // Who has just come second does not see the first one's yet, and asks again.
    while (true) {
      PostgresQuery query{kSign, {hexadecimal(fresh)}};
      const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
      if (!result) co_return std::unexpected(unreadable(result.error()));
      if (result->front().rows() > 0) co_return bytes_of(*result->front().at(0, 0)).value_or("");
    }
  }

  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most) override {
    PostgresQuery query{kLobby, {std::to_string(kWait.count()), std::to_string(most)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
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
                        .age = std::stoll(*rows.at(row, 3)),
                        .rated = rows.at(row, 8) == "t"});
    }
    co_return tables;
  }

  Task<std::expected<std::vector<PublicTable>, std::string>> public_tables(std::string game, int most) override {
    PostgresQuery query{kPublicTables,
                        {std::to_string(kWait.count()), game.empty() ? std::nullopt : std::optional(std::move(game)),
                         std::to_string(most)}};
    return found(std::move(query), read_public_tables);
  }

  Task<std::expected<std::optional<std::string>, std::string>> table_watched_as(std::string watch) override {
    const auto ids = co_await texts({kWatchedAs, {std::move(watch)}});
    if (!ids) co_return std::unexpected(ids.error());
    co_return ids->empty() ? std::nullopt : std::optional(ids->front());
  }

  Task<std::expected<std::optional<Pass>, std::string>> pass(std::string id_hash) override {
    PostgresQuery query{kPass, {hexadecimal(id_hash)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    const PostgresResult& rows = result->front();
    co_return rows.rows() == 0 ? std::nullopt : std::optional(Pass{*rows.at(0, 0), *rows.at(0, 1)});
  }

  Task<std::expected<std::optional<SeekStatus>, std::string>> seek(std::string key_hash) override {
    PostgresQuery query{kSeekOf, {hexadecimal(key_hash), std::to_string(kComing.count())}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    const PostgresResult& rows = result->front();
    if (rows.rows() == 0) co_return std::optional<SeekStatus>();
    SeekStatus found;
    if (const auto table = rows.at(0, 0)) {
      const auto seat = rows.at(0, 1);
      found.pairing = {.table = *table,
                       .game = rows.at(0, 2).value_or(""),
                       .seat = seat ? std::optional<Seat>(std::stoi(*seat)) : std::nullopt,
                       .has_come = rows.at(0, 3) == "t",
                       .is_alone = rows.at(0, 4) == "t"};
    }
    co_return found;
  }

  Task<std::expected<std::vector<Waiting>, std::string>> waiting(std::string pace, std::vector<std::string> games,
                                                                 int most) override {
    std::string wanted;
    JsonWriter json(wanted);
    json.begin_array();
    for (const std::string& each : games) json.string(each);
    json.end_array();
    PostgresQuery query{kWaiting,
                        {std::move(pace), std::move(wanted), std::to_string(most), std::to_string(kSeekLife.count())}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    std::vector<Waiting> found;
    const PostgresResult& rows = result->front();
    for (int row = 0; row < rows.rows(); ++row) {
      found.push_back({.key_hash = bytes_of(*rows.at(row, 0)).value_or(""),
                       .game = *rows.at(row, 1),
                       .since = std::stoll(*rows.at(row, 2)),
                       .player = rows.at(row, 3).value_or(""),
                       .name = rows.at(row, 4).value_or(""),
                       .origin = bytes_of(rows.at(row, 5).value_or("")).value_or(""),
                       .blocked = read_ids(rows.at(row, 7).value_or("")),
                       .neighbours = read_ids(rows.at(row, 8).value_or("")),
                       .silent = std::chrono::seconds(std::stoi(*rows.at(row, 9)))});
      if (const auto mean = rows.at(row, 6)) found.back().rating = std::stod(*mean);
    }
    co_return found;
  }

  Task<std::expected<std::optional<std::string>, std::string>> challenge(std::string hash) override {
    return found(query_for_challenge(hash), read_challenge);
  }

  Task<std::expected<std::optional<Player>, std::string>> player_in(std::string session_hash) override {
    return found(query_for_player_in(session_hash), read_player);
  }

  Task<std::expected<std::optional<Player>, std::string>> player_called(std::string skeleton) override {
    return found(query_for_player_called(skeleton), read_player);
  }

  Task<std::expected<std::vector<BotAccount>, std::string>> bots_of(std::string owner) override {
    return found(query_for_bots_of(owner), read_bots_of);
  }

  Task<std::expected<std::vector<Player>, std::string>> bots_online(WallTime now, int most) override {
    return found(query_for_bots_online(now, most), read_players);
  }

  Task<std::expected<std::vector<AskedSeat>, std::string>> seats_asked(std::string bot, WallTime now,
                                                                       int most) override {
    return found(query_for_seats_asked(bot, now, most), read_seats_asked);
  }

  Task<std::expected<std::optional<Passkey>, std::string>> passkey(std::string id) override {
    return found(query_for_passkey(id), read_passkey);
  }

  Task<std::expected<std::optional<Account>, std::string>> account(std::string player) override {
    return found(query_for_account(player), read_account);
  }

  Task<std::expected<std::vector<PlayerSeat>, std::string>> seats_of(std::string player, SeatSearch search,
                                                                     std::optional<SeatPlace> before,
                                                                     int most) override {
    return found(query_for_seats_of(player, search, before, most), read_seats_of);
  }

  Task<std::expected<std::optional<Profile>, std::string>> profile(std::string player, bool names_all) override {
    return found(query_for_profile(player, names_all), read_profile);
  }

  Task<std::expected<std::vector<RatingChange>, std::string>> rating_changes(std::string table,
                                                                             std::string player) override {
    return found(query_for_rating_changes(table, player), read_rating_changes);
  }

  Task<std::expected<std::vector<SeatRating>, std::string>> seat_ratings(std::string table,
                                                                         std::string player) override {
    return found(query_for_seat_ratings(table, player), read_seat_ratings);
  }

  Task<std::expected<std::vector<Leader>, std::string>> leaders(std::string game, int most) override {
    return found(query_for_leaders(game, most), read_leaders);
  }

  Task<std::expected<std::optional<StoredTournament>, std::string>> tournament(std::string id) override {
    return found(query_for_tournament(id), read_tournament);
  }

  Task<std::expected<std::optional<std::string>, std::string>> tournament_called(std::string join_code) override {
    return found(query_for_tournament_called(join_code), read_tournament_called);
  }

  Task<std::expected<std::vector<PlayerTournament>, std::string>> tournaments_of(std::string player,
                                                                                 std::optional<TournamentPlace> after,
                                                                                 int most) override {
    return found(query_for_tournaments_of(player, after, most), read_tournaments_of);
  }

  Task<std::expected<std::vector<std::string>, std::string>> due_tournaments(WallTime now, int most) override {
    return texts(query_for_due_tournaments(now, most));
  }

  Task<std::expected<std::vector<Blocked>, std::string>> blocked_by(std::string player) override {
    return found(query_for_blocked_by(player), read_blocked_by);
  }

  Task<std::expected<bool, std::string>> keeps_apart(std::string player, std::vector<std::string> others) override {
    return found(query_for_keeps_apart(player, others), read_any);
  }

  Task<std::expected<bool, std::string>> shares_network(std::string player, std::vector<std::string> others) override {
    return found(query_for_shares_network(player, others), read_any);
  }

  Task<std::expected<bool, std::string>> was_sent_away(std::string table, Newcomer arrival) override {
    return found(query_for_was_sent_away(table, arrival), read_any);
  }

  Task<std::expected<std::vector<HostNote>, std::string>> host_notes(HostNote::Kind kind, WallTime now,
                                                                     std::optional<WallTime> before,
                                                                     int most) override {
    return found(query_for_host_notes(kind, now, before, most), read_host_notes);
  }

  Task<std::expected<std::vector<DailyCount>, std::string>> daily_counts(WallTime from) override {
    return found(query_for_daily_counts(from), read_daily_counts);
  }

  Task<std::expected<std::vector<Notification>, std::string>> due_notices(WallTime now, Notification after,
                                                                          int most) override {
    PostgresQuery query{kDueNotices,
                        {text_of(now), text_of(after.due), after.table, std::to_string(after.seat),
                         hexadecimal(after.target_id), std::to_string(most)}};
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    std::vector<Notification> due;
    const PostgresResult& rows = result->front();
    for (int row = 0; row < rows.rows(); ++row) {
      due.push_back({.table = *rows.at(row, 0),
                     .seat = std::stoi(*rows.at(row, 1)),
                     .game = *rows.at(row, 2),
                     .target_id = bytes_of(*rows.at(row, 3)).value_or(""),
                     .target = *rows.at(row, 4),
                     .tries = std::stoi(*rows.at(row, 5)),
                     .due = time_of(*rows.at(row, 6))});
    }
    co_return due;
  }

  void listen(News news, Talk talk, SeekNews seek_news) override {
    spawn(io_, hear(std::move(news), std::move(talk), std::move(seek_news)));
  }

 private:
  static std::string unreadable(const PostgresError& error) { return "the database cannot be read: " + error.message; }

  // The first column of all rows.
  Task<std::expected<std::vector<std::string>, std::string>> texts(PostgresQuery query) {
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    std::vector<std::string> all;
    for (int row = 0; row < result->front().rows(); ++row) all.push_back(result->front().at(row, 0).value_or(""));
    co_return all;
  }

  // What the function reads in the result.
  template <class Found>
  Task<std::expected<Found, std::string>> found(PostgresQuery query, Found (*read)(const PostgresResult&)) {
    const auto result = co_await ask<PostgresResults>(reads_, std::move(query));
    if (!result) co_return std::unexpected(unreadable(result.error()));
    co_return read(result->front());
  }

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
      if (commit_results) outage_.worked("written");
      else outage_.failed("written", commit_results.error().message);
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
      note_reads(results);
      for (std::size_t i = 0; i < waiting.size(); ++i) {
        waiting[i](results ? std::move((*results)[i]) : std::unexpected(results.error()));
      }
    }
  }

  Task<void> hear(News news, Talk talk, SeekNews seek_news) {
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
          for (const std::string& each : heard.seeks) seek_news(each);
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
                                                         {}},
                                                        // What is counted after a lock is counted as it is then.
                                                        {"set default_transaction_isolation = 'read committed'", {}}});
      if (auto set = co_await connection.run(std::move(first)); !set) co_return std::unexpected(set.error());
    }
    co_return co_await connection.run(std::move(groups));
  }

  void note_reads(const std::expected<std::vector<PostgresResults>, PostgresError>& results) {
    if (!results) return outage_.failed("read", results.error().message);
    for (const PostgresResults& each : *results) {
      if (!each) return outage_.failed("read", each.error().message);
    }
    outage_.worked("read");
  }

  std::string url_;
  std::string node_ = random_table_id();  // this process, as others hear of it
  asio::io_context io_{1};
  Queue<Change, CommitResult> changes_{io_};
  Queue<PostgresQuery, PostgresResults> reads_{io_};
  PostgresConnection listener_{io_};
  asio::steady_timer pause_{io_};  // until it is tried again to listen
  bool closing_ = false;
  Outage outage_{"the database"};
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
  const auto unusable = [](const std::string& why) {
    return std::unexpected("the PostgreSQL database cannot be used: " + why);
  };
  auto session = PostgresSession::connect(url);
  if (!session) return unusable(session.error());
  if (auto ready = migrate_postgres(*session, Access::serve); !ready) return unusable(ready.error());
  const auto shortened = session->texts(kShortened);
  if (!shortened) return unusable(shortened.error());
  for (const std::string& id : *shortened) log_damage(id, "its log has not as many entries as it should");
  return std::make_unique<Postgres>(url);
}

}  // namespace nemeton
