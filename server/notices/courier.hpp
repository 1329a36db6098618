// Sends requests to push services and mails to a mail server, on a thread of its own: nothing else waits for them.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/base/address.hpp"

namespace nemeton {

// A request POST to `url`; or where that begins with smtp:// or smtps:// the text of a mail. A user and a password in the URL are told to
// a mail server over TLS alone.
struct Parcel {
  std::string url;
  std::vector<std::string> headers = {};  // "Name: value"
  std::string body;
  std::string from = {}, to = {};  // of a mail, addresses alone
};

// What became of it.
struct Delivery {
  int status;         // of HTTP or SMTP; 0 where there was no answer
  std::string error;  // why there was none, or empty
};

// Whether an address is one that anybody on the internet has, and not one inside some network.
bool is_public(const Address& address);

class Courier {
 public:
  // Where it may go: an endpoint comes from a stranger, who may mean a machine beside the server.
  enum class Reach : std::uint8_t { outside, anywhere };
  using Done = std::move_only_function<void(Delivery)>;

  Courier();
  // What is on its way is given up; nobody is told.
  ~Courier();
  Courier(const Courier&) = delete;
  Courier& operator=(const Courier&) = delete;

  // `done` is called on the courier's thread. On any thread; does not wait.
  void send(Parcel parcel, Reach reach, Done done);

 private:
  struct Waiting {
    Parcel parcel;
    Reach reach;
    Done done;
  };
  class Transfer;

  void run();

  void* multi_;       // CURLM
  std::mutex mutex_;  // of the two below
  std::deque<Waiting> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace nemeton
