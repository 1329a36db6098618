// A client for tests: HTTP requests and WebSockets that block, with an end to every wait.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace nemeton {

using nlohmann::json;

// No test asserts a time; this is how long one waits before it gives up.
inline constexpr std::chrono::seconds kTimeout{60};

struct HttpAnswer {
  int status = 0;  // 0: there was no answer
  std::string body;
  std::map<std::string, std::string> headers;  // names in lower case

  json parsed() const { return json::parse(body, nullptr, false); }
  // The code of a problem, or "".
  std::string error() const;
};

HttpAnswer http(int port, const std::string& method, const std::string& target, const std::string& body = "",
                const std::map<std::string, std::string>& headers = {});

// Calls an operation of the API. `request` is its path below /api/v1/, after its method if that is not POST: "GET accounts/me". The member `key` or
// `session` of `input` goes into the header Authorization, the others into the body, or into the query of a GET.
HttpAnswer call_api(int port, const std::string& request, json input = json::object(),
                    std::map<std::string, std::string> headers = {});

class WebSocketClient {
 public:
  WebSocketClient();
  ~WebSocketClient();
  WebSocketClient(WebSocketClient&&) noexcept;
  WebSocketClient& operator=(WebSocketClient&&) noexcept;

  // Returns the status of the handshake, 101 if it succeeded, 0 if there was no answer.
  int open(int port, const std::string& table, const std::map<std::string, std::string>& headers = {});
  bool send_text(const std::string& text);
  bool send(const json& message) { return send_text(message.dump()); }
  // Returns the next message, or nullopt if the connection ended or there was none in time.
  std::optional<std::string> receive_text(std::chrono::milliseconds timeout = kTimeout);
  // The next message of that type, others are dropped; null if there is none.
  json receive(const std::string& type);
  // Why the server closed: the WebSocket's close code, 0 if it did not say.
  int close_code() const;
  void close();
  // Ends the connection without a word.
  void cut();

 private:
  struct Connection;
  std::unique_ptr<Connection> connection_;
};

}  // namespace nemeton
