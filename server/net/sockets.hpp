// The open WebSockets, so that a server that stops can say goodbye.
#pragma once

#include <functional>
#include <list>
#include <mutex>
#include <string>

namespace nemeton {

class Sockets {
 public:
  // What is done with a socket, on any thread and without waiting.
  struct Actions {
    std::function<void()> close;
    std::function<void()> look_at_bans;  // ends it where its client may not be here any more
    // Ends it if it came by a session of that player, or of anybody where it is empty, and that has ended.
    std::function<void(const std::string& player)> look_at_sessions = [](const std::string&) {};
  };

  // A socket, while the entry lives.
  class Entry {
   public:
    Entry(Sockets& sockets, Actions actions) : sockets_(sockets) {
      const std::lock_guard lock(sockets_.mutex_);
      place_ = sockets_.open_.insert(sockets_.open_.end(), std::move(actions));
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    ~Entry() {
      const std::lock_guard lock(sockets_.mutex_);
      sockets_.open_.erase(place_);
    }

   private:
    Sockets& sockets_;
    std::list<Actions>::iterator place_;
  };

  void close_all() {
    const std::lock_guard lock(mutex_);
    for (const Actions& each : open_) each.close();
  }
  void look_at_bans() {
    const std::lock_guard lock(mutex_);
    for (const Actions& each : open_) each.look_at_bans();
  }
  void look_at_sessions(const std::string& player) {
    const std::lock_guard lock(mutex_);
    for (const Actions& each : open_) each.look_at_sessions(player);
  }
  bool empty() {
    const std::lock_guard lock(mutex_);
    return open_.empty();
  }

 private:
  std::mutex mutex_;
  std::list<Actions> open_;
};

}  // namespace nemeton
