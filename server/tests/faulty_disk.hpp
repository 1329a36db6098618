// The disk under SQLite as a test wants it: full, or not answering. Every database that the process opens while it lives is on it.
#pragma once

#include <sqlite3.h>

#include <condition_variable>
#include <mutex>

namespace nemeton {

class FaultyDisk {
 public:
  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  // What is written from now on has no room.
  void fill() { set(State::full); }
  // What is to be brought to disk from now on waits.
  void hang() { set(State::hanging); }
  void heal() { set(State::well); }

  // For the files on it.
  bool is_full();
  void wait();

 private:
  enum class State { well, full, hanging };
  void set(State state);

  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::well;
  sqlite3_vfs vfs_{};  // SQLite's name for a disk
};

}  // namespace nemeton
