// What a server of the tests' own was sent, and how it answers.
#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/tests/support/client.hpp"

namespace nemeton {

// A socket that listens at a free port of this machine.
struct LocalListener {
  LocalListener() : socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof at;
    bind(socket, reinterpret_cast<const sockaddr*>(&at), size);
    listen(socket, 64);
    getsockname(socket, reinterpret_cast<sockaddr*>(&at), &size);
    port = ntohs(at.sin_port);
  }
  ~LocalListener() { close(socket); }
  LocalListener(const LocalListener&) = delete;
  LocalListener& operator=(const LocalListener&) = delete;

  // Waits for the next client; −1 when it has stopped.
  int accept() const { return accept4(socket, nullptr, nullptr, SOCK_CLOEXEC); }
  void stop() { shutdown(socket, SHUT_RDWR); }

  int socket;
  int port;
};

// Items by whom they are for.
template <class Item>
class Inbox {
 public:
  explicit Inbox(int usual_answer) : usual_answer_(usual_answer) {}

  // With which status what is for them is answered from now on; 0: not at all.
  void answer(const std::string& to, int status) {
    const std::lock_guard lock(mutex_);
    answers_[to] = status;
  }

  // How many came for them so far, however they were answered.
  int count(const std::string& to) const {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(std::ranges::count(items_, to, &std::pair<std::string, Item>::first));
  }

  // Calls `meanwhile` again and again until so many have come for them, and gives the last of these; none if they do not come.
  std::optional<Item> wait_for(const std::string& to, int count, const std::function<void()>& meanwhile) const {
    const auto latest = std::chrono::steady_clock::now() + kTimeout;
    while (std::chrono::steady_clock::now() < latest) {
      {
        const std::lock_guard lock(mutex_);
        int found = 0;
        for (const auto& [whom, item] : items_) {
          if (whom == to && ++found == count) return item;
        }
      }
      meanwhile();
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return std::nullopt;
  }

 protected:
  // Keeps it, and gives the status of the answer.
  int put(const std::string& to, Item item) {
    const std::lock_guard lock(mutex_);
    items_.emplace_back(to, std::move(item));
    const auto set = answers_.find(to);
    return set == answers_.end() ? usual_answer_ : set->second;
  }

 private:
  const int usual_answer_;
  mutable std::mutex mutex_;  // of those below
  std::map<std::string, int> answers_;
  std::vector<std::pair<std::string, Item>> items_;
};

}  // namespace nemeton
