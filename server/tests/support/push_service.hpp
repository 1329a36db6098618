// A push service for tests: it keeps its requests, and decrypts them as a device would.
#pragma once

#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/notifications/p256.hpp"
#include "server/tests/support/inbox.hpp"

namespace nemeton {

// A device with a subscription, and its keys.
class PushDevice {
 public:
  // `path` tells devices of one service apart.
  explicit PushDevice(std::string path) : path_(std::move(path)) {}

  const std::string& path() const { return path_; }
  // The subscription for the page. Every name below localhost leads to this machine.
  nlohmann::json subscription(int port, const std::string& host = "127.0.0.1") const;
  // The text of a body that was sent to it; nullopt if it was not encrypted for it.
  std::optional<std::string> read(const std::string& body) const;

 private:
  std::string path_;
  P256Key key_ = P256Key::random();
  std::string auth_ = std::string(16, 'a');
};

struct PushRequest {
  std::string path;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

// Whether a header Authorization is signed by the key that it names, and by which: base64url.
std::optional<std::string> signer_of_push(const std::string& authorization);

// Requests by their path; answered with 201 where nothing else is said.
class PushService : public Inbox<PushRequest> {
 public:
  PushService();
  ~PushService();

  int port() const { return listener_.port; }
  std::string origin() const { return "http://127.0.0.1:" + std::to_string(port()); }
  // Ends the connections of requests that were not answered.
  void hang_up();

 private:
  void serve();

  LocalListener listener_;
  std::mutex unanswered_mutex_;
  std::vector<int> unanswered_;  // sockets
  std::thread thread_;
};

}  // namespace nemeton
