// The program of a bot account, for tests: the events that it is told, line by line.
#pragma once

#include "server/tests/support/raw_socket.hpp"

namespace nemeton {

class BotEvents {
 public:
  // Listens with that token, and from that address if the server trusts a proxy.
  BotEvents(int port, const std::string& token, const std::string& address = "127.0.0.1") : socket_(port) {
    socket_.write("GET /api/v1/bot/events HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + address +
                  "\r\nAuthorization: Bearer " + token + "\r\n\r\n");
    if (!socket_.await("\r\n\r\n")) return;
    status_ = std::stoi(socket_.got().substr(9, 3));
    at_ = socket_.got().find("\r\n\r\n") + 4;
  }

  int status() const { return status_; }
  // The next event; null if the stream ended or nothing came.
  json next() {
    for (;;) {
      const auto line = next_line();
      if (!line) return {};
      if (!line->empty()) return json::parse(*line);
    }
  }
  // The next event of that type, others are dropped.
  json next(const std::string& type) {
    for (;;) {
      json event = next();
      if (event.is_null() || event["type"] == type) return event;
    }
  }
  // The next message of that type at a table.
  json next_message(const std::string& type) {
    for (;;) {
      const json event = next("table");
      if (event.is_null() || event["message"]["type"] == type) return event.is_null() ? event : event["message"];
    }
  }
  // A line without anything, as they come while there is nothing else.
  bool await_beat() {
    for (;;) {
      const auto line = next_line();
      if (!line) return false;
      if (line->empty()) return true;
    }
  }
  bool await_end() { return socket_.await_end(); }

 private:
  std::optional<std::string> next_line() {
    for (;;) {
      const std::size_t end = text_.find('\n');
      if (end != std::string::npos) {
        std::string line = text_.substr(0, end);
        text_.erase(0, end + 1);
        return line;
      }
      if (!take_chunk()) return std::nullopt;
    }
  }
  bool take_chunk() {
    const auto end_of_size = [&] { return socket_.got().find("\r\n", at_); };
    while (end_of_size() == std::string::npos) {
      if (!socket_.take()) return false;
    }
    const std::size_t size = std::stoul(socket_.got().substr(at_), nullptr, 16);
    const std::size_t begin = end_of_size() + 2;
    while (socket_.got().size() < begin + size + 2) {
      if (!socket_.take()) return false;
    }
    text_ += socket_.got().substr(begin, size);
    at_ = begin + size + 2;
    return size > 0;
  }

  RawSocket socket_;
  int status_ = 0;
  std::size_t at_ = 0;  // of what came; where the next chunk begins
  std::string text_;    // that was not read yet
};

}  // namespace nemeton
