#include "server/store/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <cstring>

namespace nemeton {

std::expected<FolderLock, std::string> lock_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return std::unexpected("data folder " + folder.string() + " cannot be made: " + error.message());
  const std::string path = folder / "nemeton.lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0)
    return std::unexpected("data folder " + folder.string() + " cannot be written: " + std::strerror(errno));
  FolderLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return std::unexpected("data folder " + folder.string() + " is in use by another server");
  }
  return lock;
}

}  // namespace nemeton
