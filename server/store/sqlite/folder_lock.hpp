// Keeps a second server out of a data folder.
#pragma once

#include <unistd.h>

#include <expected>
#include <filesystem>
#include <string>
#include <utility>

namespace nemeton {

// Held as long as the server lives; the system lets go of it whatever way the process ends.
class FolderLock {
 public:
  explicit FolderLock(int file) : file_(file) {}
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock() {
    if (file_ >= 0) close(file_);
  }

  // Whether tables were kept in the folder: the lock's file says so since a database was opened beside it.
  bool is_marked() const;
  void mark() const;

 private:
  int file_;
};

// Makes the folder if it is missing. Error: it cannot be had, or another server has it.
std::expected<FolderLock, std::string> lock_folder(const std::filesystem::path& folder);

}  // namespace nemeton
