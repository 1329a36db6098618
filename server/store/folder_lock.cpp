#include "server/store/folder_lock.hpp"

#include <sys/file.h>

#include <cerrno>
#include <cstring>

#include "server/store/private_files.hpp"

namespace nemeton {

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
