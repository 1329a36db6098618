// Sends requests to push services and mails to a mail server, on threads of its own: nothing else waits for them.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/base/address.hpp"
#include "server/notifications/delivery_slots.hpp"

namespace nemeton {

// A POST request to `url` or, if that begins with smtp:// or smtps://, a mail. A user and a password in the URL are sent to a mail server only over
// TLS.
struct OutgoingMessage {
  std::string url;
  std::vector<std::string> headers = {};  // "Name: value"
  std::string body;
  std::string from = {}, to = {};  // of a mail, addresses alone
  Lane lane = {};
};

// The result of a delivery.
struct TransportResult {
  int status;         // of HTTP or SMTP; 0 if there was no answer
  std::string error;  // why there was none, or empty
};

// How long a delivery may take.
struct TimeLimits {
  std::chrono::milliseconds connect = std::chrono::seconds(5);
  std::chrono::milliseconds whole = std::chrono::seconds(10);
};

// Whether an address is one that anybody on the internet has, and not one inside some network.
bool is_public(const Address& address);

class Transport {
 public:
  // Where messages may go. The endpoint of a device comes from a stranger, and could name a machine beside the server.
  enum class AddressPolicy : std::uint8_t { public_only, any };
  using Done = std::move_only_function<void(TransportResult)>;

  // Each thread carries `at_once` parcels.
  explicit Transport(int threads = 1, int at_once = 1, TimeLimits limits = {});
  // Cancels all deliveries without calling `done`.
  ~Transport();
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  // Whether a parcel of that lane would go at once. On any thread.
  bool has_room(const Lane& lane) const;
  // The parcel goes as soon as its lane has room. `done` is called on a thread of the courier's. On any thread; does not wait.
  void send(OutgoingMessage message, AddressPolicy address_policy, Done done);

 private:
  struct Waiting {
    OutgoingMessage message;
    AddressPolicy address_policy;
    Done done;
  };
  class Transfer;

  void run(void* multi);
  // Moves messages that have room now from `waiting_` to `ready_`; with the mutex.
  void admit();

  const std::size_t at_once_;
  const TimeLimits limits_;
  mutable std::mutex mutex_;  // guards the five members below
  DeliverySlots slots_;
  std::deque<Waiting> waiting_, ready_;
  bool stopping_ = false;
  std::set<int> sockets_;      // open ones
  std::vector<void*> multis_;  // CURLM, by thread
  std::vector<std::thread> threads_;
};

}  // namespace nemeton
