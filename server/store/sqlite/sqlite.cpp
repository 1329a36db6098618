#include "server/store/sqlite/sqlite.hpp"

#include <fcntl.h>

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <mutex>
#include <type_traits>

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/store/deadline.hpp"
#include "server/store/folder_lock.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/private_files.hpp"
#include "server/store/sqlite/file.hpp"

namespace nemeton {

namespace {

constexpr auto kTimeout = std::chrono::seconds(5);  // with a disk that does not answer
// How long what was deleted stays in the write-ahead log.
constexpr auto kRemains = std::chrono::seconds(2);

// Whether the change may delete or overwrite something. Those that do not are those that come often.
bool may_erase(const Change& change) {
  return std::visit(
      []<class Each>(const Each&) {
        using Kind = std::remove_cvref_t<Each>;
        constexpr auto is_one_of = []<class... Kinds>() { return (std::is_same_v<Kind, Kinds> || ...); };
        return !is_one_of.template operator()<Append, OpenTable, Probe, Say, WakeSeek, Wait, Attend, KeepStream,
                                              NewsCame, FollowPlayers, Seen>();
      },
      change);
}

void note(bool late) {
  if (late) log_error("the disk of the database does not answer; until it does, nothing is confirmed");
  else log_info("the disk of the database answers again");
}

// The file, and the one thread that reads and writes it.
class Sqlite final : public Store {
 public:
  Sqlite(FolderLock lock, std::unique_ptr<SqliteFile> file) : lock_(std::move(lock)), file_(std::move(file)) {
    // A server that was killed has left what it deleted last.
    asio::post(thread_, [this] { truncate_soon(); });
  }
  // Writes what was asked for so far.
  ~Sqlite() override {
    asio::post(thread_, [this] {
      stops_ = true;
      truncation_.cancel();
    });
    thread_.join();
  }

  Task<CommitResult> make(Change change) override {
    auto start = [this, &change](std::move_only_function<void(CommitResult)> done) {
      done = deadline_.limit(std::move(done), CommitResult::failed);
      if (!done) return;
      const std::lock_guard lock(mutex_);
      metrics().store_queue.Increment();
      changes_.push_back(std::move(change));
      waiting_.push_back(std::move(done));
      if (changes_.size() == 1) asio::post(thread_, [this] { write(); });
    };
    co_return co_await promised<CommitResult>(std::move(start));
  }

  Task<std::expected<std::optional<StoredTable>, ReadError>> load(std::string id, int after) override {
    co_return co_await read([this, id = std::move(id), after] { return file_->load(id, after); });
  }

  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() override {
    co_return co_await read([this] { return file_->unfinished_with_bots(); });
  }

  Task<std::expected<std::vector<std::string>, std::string>> ended_before(WallTime time, int most) override {
    co_return co_await read([this, time, most] { return file_->ended_before(time, most); });
  }

  Task<std::expected<StoreSize, std::string>> size() override {
    co_return co_await read([this] { return file_->size(); });
  }

  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) override {
    co_return co_await read([this, fresh = std::move(fresh)] { return file_->signing_seed(fresh); });
  }

  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most) override {
    co_return co_await read([this, most] { return file_->lobby(most); });
  }

  Task<std::expected<std::vector<PublicTable>, std::string>> public_tables(std::string game, int most) override {
    co_return co_await read([this, game = std::move(game), most] { return file_->public_tables(game, most); });
  }

  Task<std::expected<std::optional<std::string>, std::string>> table_watched_as(std::string watch) override {
    co_return co_await read([this, watch = std::move(watch)] { return file_->table_watched_as(watch); });
  }

  Task<std::expected<std::optional<Pass>, std::string>> pass(std::string id_hash) override {
    co_return co_await read([this, id_hash = std::move(id_hash)] { return file_->pass(id_hash); });
  }

  Task<std::expected<std::optional<SeekStatus>, std::string>> seek(std::string key_hash) override {
    co_return co_await read([this, key_hash = std::move(key_hash)] { return file_->seek(key_hash); });
  }

  Task<std::expected<std::vector<Waiting>, std::string>> waiting(std::string pace, std::vector<std::string> games,
                                                                 int most) override {
    co_return co_await read(
        [this, pace = std::move(pace), games = std::move(games), most] { return file_->waiting(pace, games, most); });
  }

  Task<std::expected<std::optional<std::string>, std::string>> challenge(std::string hash) override {
    co_return co_await ask_players([hash = std::move(hash)](SqlitePlayers& all) { return all.challenge(hash); });
  }

  Task<std::expected<std::optional<Player>, std::string>> player_in(std::string session_hash) override {
    co_return co_await ask_players(
        [hash = std::move(session_hash)](SqlitePlayers& all) { return all.player_in(hash); });
  }

  Task<std::expected<std::optional<Player>, std::string>> player_called(std::string skeleton) override {
    co_return co_await ask_players(
        [skeleton = std::move(skeleton)](SqlitePlayers& all) { return all.player_called(skeleton); });
  }

  Task<std::expected<std::vector<BotAccount>, std::string>> bots_of(std::string owner) override {
    co_return co_await ask_players([owner = std::move(owner)](SqlitePlayers& all) { return all.bots_of(owner); });
  }

  Task<std::expected<std::vector<Player>, std::string>> bots_online(WallTime now, int most) override {
    co_return co_await ask_players([now, most](SqlitePlayers& all) { return all.bots_online(now, most); });
  }

  Task<std::expected<std::vector<AskedSeat>, std::string>> seats_asked(std::string bot, WallTime now,
                                                                       int most) override {
    co_return co_await ask_players(
        [bot = std::move(bot), now, most](SqlitePlayers& all) { return all.seats_asked(bot, now, most); });
  }

  Task<std::expected<std::optional<Passkey>, std::string>> passkey(std::string id) override {
    co_return co_await ask_players([id = std::move(id)](SqlitePlayers& all) { return all.passkey(id); });
  }

  Task<std::expected<std::optional<Account>, std::string>> account(std::string player) override {
    co_return co_await ask_players([player = std::move(player)](SqlitePlayers& all) { return all.account(player); });
  }

  Task<std::expected<std::vector<PlayerSeat>, std::string>> seats_of(std::string player, SeatSearch search,
                                                                     std::optional<SeatPlace> before,
                                                                     int most) override {
    co_return co_await ask_players([player = std::move(player), search = std::move(search), before = std::move(before),
                                    most](SqlitePlayers& all) { return all.seats_of(player, search, before, most); });
  }

  Task<std::expected<std::optional<Profile>, std::string>> profile(std::string player, bool names_all) override {
    co_return co_await ask_ratings(
        [player = std::move(player), names_all](SqliteRatings& all) { return all.profile(player, names_all); });
  }

  Task<std::expected<std::vector<RatingChange>, std::string>> rating_changes(std::string table,
                                                                             std::string player) override {
    co_return co_await ask_ratings([table = std::move(table), player = std::move(player)](SqliteRatings& all) {
      return all.changes(table, player);
    });
  }

  Task<std::expected<std::vector<Leader>, std::string>> leaders(std::string game, int most) override {
    co_return co_await ask_ratings(
        [game = std::move(game), most](SqliteRatings& all) { return all.leaders(game, most); });
  }

  Task<std::expected<std::vector<SeatRating>, std::string>> seat_ratings(std::string table,
                                                                         std::string player) override {
    co_return co_await ask_ratings([table = std::move(table), player = std::move(player)](SqliteRatings& all) {
      return all.seat_ratings(table, player);
    });
  }

  Task<std::expected<std::optional<StoredTournament>, std::string>> tournament(std::string id) override {
    co_return co_await ask_tournaments([id = std::move(id)](SqliteTournaments& all) { return all.tournament(id); });
  }

  Task<std::expected<std::optional<std::string>, std::string>> tournament_called(std::string join_code) override {
    co_return co_await ask_tournaments(
        [join_code = std::move(join_code)](SqliteTournaments& all) { return all.tournament_called(join_code); });
  }

  Task<std::expected<std::vector<PlayerTournament>, std::string>> tournaments_of(std::string player,
                                                                                 std::optional<TournamentPlace> after,
                                                                                 int most) override {
    co_return co_await ask_tournaments([player = std::move(player), after = std::move(after), most](
                                           SqliteTournaments& all) { return all.tournaments_of(player, after, most); });
  }

  Task<std::expected<std::vector<std::string>, std::string>> due_tournaments(WallTime now, int most) override {
    co_return co_await ask_tournaments([now, most](SqliteTournaments& all) { return all.due_tournaments(now, most); });
  }

  Task<std::expected<std::vector<Blocked>, std::string>> blocked_by(std::string player) override {
    co_return co_await ask_order([player = std::move(player)](SqliteOrder& all) { return all.blocked_by(player); });
  }

  Task<std::expected<bool, std::string>> shares_network(std::string player, std::vector<std::string> others) override {
    co_return co_await ask_order([player = std::move(player), others = std::move(others)](SqliteOrder& all) {
      return all.shares_network(player, others);
    });
  }

  Task<std::expected<bool, std::string>> keeps_apart(std::string player, std::vector<std::string> others) override {
    co_return co_await ask_order([player = std::move(player), others = std::move(others)](SqliteOrder& all) {
      return all.keeps_apart(player, others);
    });
  }

  Task<std::expected<bool, std::string>> was_sent_away(std::string table, Newcomer arrival) override {
    co_return co_await ask_order([table = std::move(table), arrival = std::move(arrival)](SqliteOrder& all) {
      return all.was_sent_away(table, arrival);
    });
  }

  Task<std::expected<std::vector<HostNote>, std::string>> host_notes(HostNote::Kind kind, WallTime now,
                                                                     std::optional<WallTime> before,
                                                                     int most) override {
    co_return co_await ask_order(
        [kind, now, before, most](SqliteOrder& all) { return all.host_notes(kind, now, before, most); });
  }

  Task<std::expected<std::vector<DailyCount>, std::string>> daily_counts(WallTime from) override {
    co_return co_await ask_order([from](SqliteOrder& all) { return all.daily_counts(from); });
  }

  Task<std::expected<std::vector<Notification>, std::string>> due_notices(WallTime now, Notification after,
                                                                          int most) override {
    co_return co_await read(
        [this, now, after = std::move(after), most] { return file_->due_notices(now, after, most); });
  }

  void listen(News, Talk, SeekNews) override {}

 private:
  // Runs `work` on the thread.
  template <class Work>
  Task<std::invoke_result_t<Work&>> read(Work work) {
    using Result = std::invoke_result_t<Work&>;
    auto start = [&](std::move_only_function<void(Result)> done) {
      done = deadline_.limit(std::move(done), Result(std::unexpected(late<typename Result::error_type>())));
      if (done) asio::post(thread_, [work = std::move(work), done = std::move(done)]() mutable { done(work()); });
    };
    co_return co_await promised<Result>(std::move(start));
  }

  template <class Ask>
  Task<std::expected<typename std::invoke_result_t<Ask, SqlitePlayers&>::value_type, std::string>> ask_players(
      Ask ask) {
    return read([this, ask = std::move(ask)] { return file_->ask_players(ask); });
  }

  template <class Ask>
  Task<std::expected<typename std::invoke_result_t<Ask, SqliteRatings&>::value_type, std::string>> ask_ratings(
      Ask ask) {
    return read([this, ask = std::move(ask)] { return file_->ask_ratings(ask); });
  }

  template <class Ask>
  Task<std::expected<typename std::invoke_result_t<Ask, SqliteTournaments&>::value_type, std::string>> ask_tournaments(
      Ask ask) {
    return read([this, ask = std::move(ask)] { return file_->ask_tournaments(ask); });
  }

  template <class Ask>
  Task<std::expected<typename std::invoke_result_t<Ask, SqliteOrder&>::value_type, std::string>> ask_order(Ask ask) {
    return read([this, ask = std::move(ask)] { return file_->ask_order(ask); });
  }

  template <class Error>
  static Error late() {
    const char* message = "the disk does not answer";
    if constexpr (std::is_same_v<Error, ReadError>) return {ReadError::Of::store, message};
    else return message;
  }

  void write() {
    std::vector<Change> changes;
    std::vector<std::move_only_function<void(CommitResult)>> waiting;
    {
      const std::lock_guard lock(mutex_);
      changes.swap(changes_);
      waiting.swap(waiting_);
    }
    const std::vector<CommitResult> commit_results = commit(changes);
    if (std::ranges::any_of(changes, may_erase)) truncate_soon();
    for (std::size_t i = 0; i < waiting.size(); ++i) waiting[i](commit_results[i]);
  }

  std::vector<CommitResult> commit(const std::vector<Change>& changes) {
    const MeasuredCommit measured(changes.size());
    return file_->commit(changes);
  }

  // On the thread, as all of the file.
  void truncate_soon() {
    if (stops_ || std::exchange(truncates_soon_, true)) return;
    truncation_.expires_after(kRemains);
    truncation_.async_wait([this](boost::system::error_code error) {
      truncates_soon_ = false;
      if (!error && !file_->truncate_wal()) truncate_soon();
    });
  }

  FolderLock lock_;
  std::unique_ptr<SqliteFile> file_;
  Deadline deadline_{kTimeout, note};
  std::mutex mutex_;  // of the two below
  std::vector<Change> changes_;
  std::vector<std::move_only_function<void(CommitResult)>> waiting_;
  bool truncates_soon_ = false;  // on the thread
  bool stops_ = false;           // likewise
  asio::thread_pool thread_{1};
  asio::steady_timer truncation_{thread_};
};

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::filesystem::path& folder) {
  auto lock = lock_folder(folder);
  if (!lock) return std::unexpected(lock.error());
  const auto path = folder / "nemeton.sqlite";
  std::error_code missing;
  if (lock->is_marked() && (std::filesystem::file_size(path, missing) == 0 || missing)) {
    return std::unexpected("database " + path.string() + " is " + (missing ? "missing" : "empty") +
                           ", where tables were kept: put a copy back (docs/backup.md), or delete " +
                           (folder / "nemeton.lock").string() + " to begin anew");
  }
  // SQLite gives its other files the rights of the database.
  if (const int made = open_private_file(path, O_EXCL); made >= 0) close(made);
  for (const char* part : {"", "-wal", "-shm", "-journal"}) close_to_others(std::filesystem::path(path) += part);
  auto file = SqliteFile::open(path, Access::serve);
  if (!file) return std::unexpected("database " + path.string() + " cannot be used: " + file.error());
  lock->mark();
  const auto shortened = (*file)->shortened();
  if (!shortened) return std::unexpected("database " + path.string() + " cannot be used: " + shortened.error());
  for (const std::string& id : *shortened) log_damage(id, "its log has not as many entries as it should");
  return std::make_unique<Sqlite>(std::move(*lock), std::move(*file));
}

}  // namespace nemeton
