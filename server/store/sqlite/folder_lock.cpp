#include "server/store/sqlite/folder_lock.hpp"

#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "server/base/log.hpp"
#include "server/store/sqlite/private_files.hpp"

namespace nemeton {

bool FolderLock::is_marked() const {
  struct stat status{};
  return fstat(file_, &status) == 0 && status.st_size > 0;
}

void FolderLock::mark() const {
  constexpr std::string_view kMark = "Tables are kept beside this file.\n";
  if (is_marked()) return;
  if (write(file_, kMark.data(), kMark.size()) < 0) log_warn("the data folder's lock cannot be written");
}

std::expected<FolderLock, std::string> lock_folder(const std::filesystem::path& folder) {
  if (!make_private_folder(folder))
    return std::unexpected("data folder " + folder.string() + " cannot be made: " + std::strerror(errno));
  close_to_others(folder);
  const auto path = folder / "nemeton.lock";
  const int file = open_private_file(path);
  if (file < 0)
    return std::unexpected("data folder " + folder.string() + " cannot be written: " + std::strerror(errno));
  close_to_others(path);
  FolderLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return std::unexpected("data folder " + folder.string() + " is in use by another server");
  }
  return lock;
}

}  // namespace nemeton
