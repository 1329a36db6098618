#include "server/maintenance/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "server/store/sqlite/file.hpp"
#include "server/store/sqlite/private_files.hpp"

namespace nemeton {

namespace fs = std::filesystem;

namespace {

// A database that is deleted at the end, unless it got its name; so are the files that a backup which was cut short has left.
class Unfinished {
 public:
  explicit Unfinished(fs::path path) : path_(std::move(path)) { remove(); }
  ~Unfinished() { remove(); }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;

  const fs::path& path() const { return path_; }

 private:
  void remove() const {
    std::error_code ignored;
    for (const char* part : {"", "-wal", "-shm"}) fs::remove(fs::path(path_) += part, ignored);
  }

  fs::path path_;
};

std::string system_word() { return std::strerror(errno); }

// Makes an empty file that only its owner reads. One that is there already may be open to somebody else.
std::expected<void, std::string> make_empty(const fs::path& file) {
  const int opened = open_private_file(file, O_EXCL);
  if (opened < 0) return std::unexpected(file.string() + " cannot be written: " + system_word());
  close(opened);
  return {};
}

// The name of a file is on disk when its folder is.
std::expected<void, std::string> to_disk(const fs::path& path) {
  const int opened = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = opened >= 0 && fsync(opened) == 0;
  const std::string wrong = system_word();
  if (opened >= 0) close(opened);
  if (!done) return std::unexpected(path.string() + " cannot be brought to disk: " + wrong);
  return {};
}

std::expected<SqliteDatabase, std::string> open_file(const fs::path& file) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(file.c_str(), &raw, SQLITE_OPEN_READWRITE, nullptr);
  SqliteDatabase db(raw);
  if (opened != SQLITE_OK) return std::unexpected(sqlite_complaint(raw));
  sqlite3_busy_timeout(raw, 5000);
  return db;
}

// All pages, as they are at one moment; a server that writes meanwhile does not wait.
std::expected<void, std::string> copy_pages(const fs::path& from, const fs::path& to) {
  const auto source = open_file(from);
  if (!source) return std::unexpected("database " + from.string() + " cannot be read: " + source.error());
  const auto target = open_file(to);
  if (!target) return std::unexpected(to.string() + " cannot be written: " + target.error());
  sqlite3_backup* copying = sqlite3_backup_init(target->get(), "main", source->get(), "main");
  const int result = copying == nullptr ? SQLITE_ERROR : sqlite3_backup_step(copying, -1);
  sqlite3_backup_finish(copying);
  if (result != SQLITE_DONE) {
    return std::unexpected("database " + from.string() + " cannot be copied to " + to.string() + ": " +
                           sqlite_complaint(target->get()));
  }
  return {};
}

std::expected<Findings, std::string> look_at_copy(const fs::path& copy) {
  const auto file = SqliteFile::open(copy, Access::serve);
  if (!file) return std::unexpected(file.error());
  if (auto sound = (*file)->check(); !sound) return std::unexpected(sound.error());
  const auto ids = (*file)->ids();
  if (!ids) return std::unexpected(ids.error());
  return look_through(*ids, [&](const std::string& id) { return (*file)->load(id, 0); });
}

}  // namespace

std::expected<Findings, std::string> back_up(const fs::path& folder, const fs::path& copy, bool overwrite) {
  const fs::path database = folder / "nemeton.sqlite";
  std::error_code error;
  if (!fs::is_regular_file(database, error)) return std::unexpected("there is no database " + database.string());
  if (fs::file_size(database, error) == 0) return std::unexpected("database " + database.string() + " is empty");
  const auto there = [&] { return std::unexpected(copy.string() + " is there already; --overwrite replaces it"); };
  if (!overwrite && fs::exists(copy, error)) return there();
  if (fs::equivalent(copy, database, error)) return std::unexpected(copy.string() + " is the database itself");

  const Unfinished unfinished(fs::path(copy) += ".unfinished");
  if (auto made = make_empty(unfinished.path()); !made) return std::unexpected(made.error());
  if (auto copied = copy_pages(database, unfinished.path()); !copied) return std::unexpected(copied.error());
  auto backup = look_at_copy(unfinished.path());
  if (!backup) return std::unexpected("the copy of " + database.string() + " is of no use: " + backup.error());

  if (auto written = to_disk(unfinished.path()); !written) return std::unexpected(written.error());
  // A link does not replace a file that was made meanwhile.
  const int named =
      overwrite ? std::rename(unfinished.path().c_str(), copy.c_str()) : link(unfinished.path().c_str(), copy.c_str());
  if (named != 0 && errno == EEXIST) return there();
  if (named != 0) return std::unexpected(copy.string() + " cannot be written: " + system_word());
  if (auto written = to_disk(fs::absolute(copy).parent_path()); !written) return std::unexpected(written.error());
  return backup;
}

}  // namespace nemeton
