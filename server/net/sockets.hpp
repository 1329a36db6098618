// The open WebSockets, so that a server that stops can say goodbye.
#pragma once

#include <functional>
#include <list>
#include <mutex>

namespace nemeton {

class Sockets {
 public:
  // While an entry lives, `close` (to be called on any thread, not waiting) is what ends that socket.
  class Entry {
   public:
    Entry(Sockets& sockets, std::function<void()> close) : sockets_(sockets) {
      const std::lock_guard lock(sockets_.mutex_);
      place_ = sockets_.closers_.insert(sockets_.closers_.end(), std::move(close));
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    ~Entry() {
      const std::lock_guard lock(sockets_.mutex_);
      sockets_.closers_.erase(place_);
    }

   private:
    Sockets& sockets_;
    std::list<std::function<void()>>::iterator place_;
  };

  void close_all() {
    const std::lock_guard lock(mutex_);
    for (const auto& close : closers_) close();
  }
  bool empty() {
    const std::lock_guard lock(mutex_);
    return closers_.empty();
  }

 private:
  std::mutex mutex_;
  std::list<std::function<void()>> closers_;
};

}  // namespace nemeton
