#include "server/store/sqlite/sqlite.hpp"

#include <fcntl.h>

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <mutex>
#include <type_traits>

#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/sqlite/deadline.hpp"
#include "server/store/sqlite/file.hpp"
#include "server/store/sqlite/folder_lock.hpp"
#include "server/store/sqlite/private_files.hpp"

namespace nemeton {

namespace {

constexpr auto kTimeout = std::chrono::seconds(5);  // with a disk that does not answer
// How long deleted data stays in the write-ahead log.
constexpr auto kRemains = std::chrono::seconds(2);

// Whether the change may delete or overwrite something. Those that do not are those that come often.
bool may_erase(const Change& change) {
  const auto look = []<class Kind>(const Kind&) {
    constexpr auto is_one_of = []<class... Kinds>() { return (std::is_same_v<Kind, Kinds> || ...); };
    return !is_one_of.template operator()<Append, OpenTable, Probe, QuickChat, WakeSeek, WaitInLobby, ReportPresence,
                                          KeepStream, MarkDue, FollowPlayers, MarkSeen>();
  };
  return visit_change(look, change);
}

void note(bool late) {
  if (late) log_error("the disk of the database does not answer; until it does, nothing is confirmed");
  else log_info("the disk of the database answers again");
}

// The file, and the one thread that reads and writes it.
class Sqlite final : public Store {
 public:
  Sqlite(FolderLock lock, std::unique_ptr<SqliteFile> file) : lock_(std::move(lock)), file_(std::move(file)) {
    // A server that was killed has left the data there that it deleted last.
    asio::post(thread_, [this] { truncate_soon(); });
  }
  // Writes the changes so far.
  ~Sqlite() override {
    asio::post(thread_, [this] {
      stops_ = true;
      truncation_.cancel();
    });
    thread_.join();
  }

  Task<std::expected<StoreSize, std::string>> size() override {
    return read([this] { return file_->size(); });
  }

  void listen(News, Talk, SeekNews) override {}

 protected:
  Task<CommitResult> commit(Change change) override {
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

  Task<std::expected<Results, ReadError>> run(Queries queries, bool is_of_one_table) override {
    return read([this, queries = std::move(queries), is_of_one_table] { return file_->run(queries, is_of_one_table); });
  }

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
    const std::vector<CommitResult> commit_results = commit_all(changes);
    if (std::ranges::any_of(changes, may_erase)) truncate_soon();
    for (std::size_t i = 0; i < waiting.size(); ++i) waiting[i](commit_results[i]);
  }

  std::vector<CommitResult> commit_all(const std::vector<Change>& changes) {
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
