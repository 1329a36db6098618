#include "server/store/sqlite/private_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "server/base/log.hpp"

namespace nemeton {

namespace {

constexpr mode_t kFile = 0600;
constexpr mode_t kFolder = 0700;
constexpr mode_t kOthers = 0077;

}  // namespace

int open_private_file(const std::filesystem::path& file, int flags) {
  const int made = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | flags, kFile);
  if (made < 0 && errno == EEXIST && (flags & O_EXCL) == 0) return open(file.c_str(), O_RDWR | O_CLOEXEC | flags);
  // The umask may have taken rights from the owner too.
  if (made >= 0) fchmod(made, kFile);
  return made;
}

bool make_private_folder(const std::filesystem::path& folder) {
  if (mkdir(folder.c_str(), kFolder) == 0) return chmod(folder.c_str(), kFolder) == 0;
  if (errno == EEXIST) {
    std::error_code ignored;
    if (std::filesystem::is_directory(folder, ignored)) return true;
    errno = ENOTDIR;
    return false;
  }
  const std::filesystem::path parent = folder.parent_path();
  return errno == ENOENT && !parent.empty() && parent != folder && make_private_folder(parent) &&
         make_private_folder(folder);
}

void close_to_others(const std::filesystem::path& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) != 0 || (status.st_mode & kOthers) == 0) return;
  if (S_ISDIR(status.st_mode) && (status.st_mode & S_ISVTX) != 0) return;
  if (chmod(path.c_str(), status.st_mode & 07777 & ~kOthers) == 0) return;
  log_warn("others than its owner can open what the server keeps",
           {{"path", path.string()}, {"reason", std::strerror(errno)}});
}

}  // namespace nemeton
