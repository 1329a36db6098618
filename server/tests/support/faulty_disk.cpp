#include "server/tests/support/faulty_disk.hpp"

#include <csignal>
#include <new>

namespace nemeton {

namespace {

// A file of SQLite's own disk, which comes right behind it in memory.
struct File : sqlite3_file {
  FaultyDisk* disk;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

FaultyDisk& disk(sqlite3_file* file) { return *static_cast<File*>(file)->disk; }

// What SQLite's own disk does, through the same function of the file behind.
template <auto Method, class... Arguments>
int pass(sqlite3_file* file, Arguments... arguments) {
  sqlite3_file* real = static_cast<File*>(file)->real();
  return (real->pMethods->*Method)(real, arguments...);
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 place) {
  if (!disk(file).has_room()) return SQLITE_FULL;
  return pass<&sqlite3_io_methods::xWrite>(file, bytes, size, place);
}

int sync(sqlite3_file* file, int flags) {
  disk(file).wait();
  return pass<&sqlite3_io_methods::xSync>(file, flags);
}

void barrier(sqlite3_file* file) {
  sqlite3_file* real = static_cast<File*>(file)->real();
  real->pMethods->xShmBarrier(real);
}

constexpr sqlite3_io_methods kMethods = {.iVersion = 2,
                                         .xClose = pass<&sqlite3_io_methods::xClose>,
                                         .xRead = pass<&sqlite3_io_methods::xRead>,
                                         .xWrite = write,
                                         .xTruncate = pass<&sqlite3_io_methods::xTruncate>,
                                         .xSync = sync,
                                         .xFileSize = pass<&sqlite3_io_methods::xFileSize>,
                                         .xLock = pass<&sqlite3_io_methods::xLock>,
                                         .xUnlock = pass<&sqlite3_io_methods::xUnlock>,
                                         .xCheckReservedLock = pass<&sqlite3_io_methods::xCheckReservedLock>,
                                         .xFileControl = pass<&sqlite3_io_methods::xFileControl>,
                                         .xSectorSize = pass<&sqlite3_io_methods::xSectorSize>,
                                         .xDeviceCharacteristics = pass<&sqlite3_io_methods::xDeviceCharacteristics>,
                                         .xShmMap = pass<&sqlite3_io_methods::xShmMap>,
                                         .xShmLock = pass<&sqlite3_io_methods::xShmLock>,
                                         .xShmBarrier = barrier,
                                         .xShmUnmap = pass<&sqlite3_io_methods::xShmUnmap>,
                                         .xFetch = nullptr,
                                         .xUnfetch = nullptr};

}  // namespace

FaultyDisk::FaultyDisk() {
  sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
  vfs_ = *real;
  vfs_.zName = "faulty";
  vfs_.szOsFile += static_cast<int>(sizeof(File));
  vfs_.pAppData = this;
  // The functions that do not get a file behave as the real disk's do.
  vfs_.xOpen = [](sqlite3_vfs* self, const char* name, sqlite3_file* place, int flags, int* opened) {
    auto* file = new (place) File{};
    file->disk = static_cast<FaultyDisk*>(self->pAppData);
    sqlite3_vfs* unix_disk = sqlite3_vfs_find("unix");
    const int result = unix_disk->xOpen(unix_disk, name, file->real(), flags, opened);
    file->pMethods = file->real()->pMethods == nullptr ? nullptr : &kMethods;
    return result;
  };
  sqlite3_vfs_register(&vfs_, /*makeDflt=*/1);
}

FaultyDisk::~FaultyDisk() {
  heal();
  sqlite3_vfs_unregister(&vfs_);
}

bool FaultyDisk::has_room() {
  const std::lock_guard lock(mutex_);
  if (deadly_ > 0 && --deadly_ == 0) std::raise(SIGKILL);
  return state_ != State::full;
}

void FaultyDisk::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return state_ != State::hanging; });
}

void FaultyDisk::set(State state) {
  {
    const std::lock_guard lock(mutex_);
    state_ = state;
  }
  changed_.notify_all();
}

}  // namespace nemeton
