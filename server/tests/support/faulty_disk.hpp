// The disk under SQLite as a test wants it: full, not answering, or the last thing that the process sees. Every database that the process opens while it lives is on it.
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
  // The process is killed in place of so-manyth write from now on, the next being the first.
  void kill_at(int write) { deadly_ = write; }

  // For the files on it. Whether there is room for a write that is to come now.
  bool has_room();
  void wait();

 private:
  enum class State { well, full, hanging };
  void set(State state);

  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::well;
  int deadly_ = 0;     // writes to the last; 0 if there is none
  sqlite3_vfs vfs_{};  // SQLite's name for a disk
};

}  // namespace nemeton
