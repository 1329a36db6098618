#include "server/store/sqlite.hpp"

#include <mutex>
#include <span>

#include "server/metrics.hpp"
#include "server/store/folder_lock.hpp"
#include "server/store/sqlite_file.hpp"

namespace nemeton {

namespace {

// The file, and the one thread that reads and writes it.
class Sqlite final : public Store {
 public:
  Sqlite(FolderLock lock, std::unique_ptr<SqliteFile> file) : lock_(std::move(lock)), file_(std::move(file)) {}
  // Writes what was asked for so far.
  ~Sqlite() override { thread_.join(); }

  Task<Outcome> make(Change change) override {
    auto start = [this, &change](std::move_only_function<void(Outcome)> done) {
      const std::lock_guard lock(mutex_);
      metrics().store_queue.Increment();
      changes_.push_back(std::move(change));
      waiting_.push_back(std::move(done));
      if (changes_.size() == 1) asio::post(thread_, [this] { write(); });
    };
    co_return co_await promised<Outcome>(std::move(start));
  }

  Task<std::expected<std::optional<StoredTable>, std::string>> load(std::string id, int after) override {
    auto work = [&] { return file_->load(id, after); };
    co_return co_await away(thread_, std::move(work));
  }

  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() override {
    auto work = [this] { return file_->unfinished_with_bots(); };
    co_return co_await away(thread_, std::move(work));
  }

  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) override {
    auto work = [&] { return file_->signing_seed(fresh); };
    co_return co_await away(thread_, std::move(work));
  }

  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most) override {
    auto work = [&] { return file_->lobby(most); };
    co_return co_await away(thread_, std::move(work));
  }

  Task<std::expected<std::optional<Pass>, std::string>> pass(std::string id_hash) override {
    auto work = [&] { return file_->pass(id_hash); };
    co_return co_await away(thread_, std::move(work));
  }

  void listen(News, Talk) override {}

 private:
  void write() {
    std::vector<Change> changes;
    std::vector<std::move_only_function<void(Outcome)>> waiting;
    {
      const std::lock_guard lock(mutex_);
      changes.swap(changes_);
      waiting.swap(waiting_);
    }
    const std::vector<Outcome> outcomes = commit(changes);
    for (std::size_t i = 0; i < waiting.size(); ++i) waiting[i](outcomes[i]);
  }

  std::vector<Outcome> commit(const std::vector<Change>& changes) {
    const MeasuredCommit measured(changes.size());
    return file_->commit(changes);
  }

  FolderLock lock_;
  std::unique_ptr<SqliteFile> file_;
  std::mutex mutex_;  // of the two below
  std::vector<Change> changes_;
  std::vector<std::move_only_function<void(Outcome)>> waiting_;
  asio::thread_pool thread_{1};
};

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::filesystem::path& folder) {
  auto lock = lock_folder(folder);
  if (!lock) return std::unexpected(lock.error());
  const auto path = folder / "nemeton.sqlite";
  auto file = SqliteFile::open(path);
  if (!file) return std::unexpected("database " + path.string() + " cannot be used: " + file.error());
  return std::make_unique<Sqlite>(std::move(*lock), std::move(*file));
}

}  // namespace nemeton
