// A connection whose bytes a test chooses, and WebSocket frames that no library would write.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <string>
#include <utility>

#include "server/tests/support/client.hpp"

namespace nemeton {

class RawSocket {
 public:
  // `room`: bytes that the system keeps for a client which does not read; 0: as many as it likes.
  explicit RawSocket(int port, int room = 0) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (room > 0) setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    is_open_ = connect(file_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
  }
  ~RawSocket() {
    if (file_ >= 0) close(file_);
  }
  RawSocket(RawSocket&& other) noexcept
      : file_(std::exchange(other.file_, -1)), is_open_(other.is_open_), got_(std::move(other.got_)) {}
  RawSocket& operator=(RawSocket&&) = delete;

  bool is_open() const { return is_open_; }
  // For who waits for many at once.
  int file() const { return file_; }

  // False if the connection is broken, or the other side takes nothing for that long.
  bool write(std::string_view bytes, std::chrono::milliseconds timeout = kTimeout) {
    while (!bytes.empty()) {
      pollfd ready{file_, POLLOUT, 0};
      if (poll(&ready, 1, static_cast<int>(timeout.count())) != 1) return false;
      const ssize_t sent = send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent <= 0) {
        is_open_ = false;
        return false;
      }
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  void end_writing() { shutdown(file_, SHUT_WR); }

  // Waits for more bytes. Returns false if the connection ended or there were none.
  bool take(std::chrono::milliseconds timeout = kTimeout) {
    pollfd ready{file_, POLLIN, 0};
    if (poll(&ready, 1, static_cast<int>(timeout.count())) != 1) return false;
    char piece[16384];
    const ssize_t size = recv(file_, piece, sizeof piece, 0);
    if (size <= 0) {
      is_open_ = false;
      return false;
    }
    got_.append(piece, static_cast<std::size_t>(size));
    return true;
  }
  // Waits for a text to come; false if it does not.
  bool await(std::string_view text) {
    while (!got_.contains(text)) {
      if (!take()) return false;
    }
    return true;
  }
  // Waits for the other side to end the connection; false if it does not.
  bool await_end() {
    while (take()) continue;
    return !is_open_;
  }
  // All that came.
  const std::string& got() const { return got_; }
  void forget() { got_.clear(); }

 private:
  int file_;
  bool is_open_;
  std::string got_;
};

// Makes a WebSocket of it, at that table. Frames may be sent when the answer is there; false if there is none.
inline bool shake_hands(RawSocket& socket, const std::string& table) {
  socket.write("GET /api/v1/tables/" + table +
               "/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  const bool open = socket.await("\r\n\r\n") && socket.got().starts_with("HTTP/1.1 101 ");
  socket.forget();
  return open;
}

struct Frame {
  int opcode = 1;  // 0 goes on, 1 text, 2 bytes, 8 close, 9 ping, 10 pong; others mean nothing
  bool last = true;
  int reserved = 0;  // three bits that have to be 0
  bool masked = true;

  std::string operator()(std::string_view payload) const { return header(payload.size()) + std::string(payload); }

  // Of a payload of that size. The mask is 0: the payload goes as it is.
  std::string header(std::uint64_t size) const {
    std::string bytes;
    bytes += static_cast<char>((last ? 0x80 : 0) | reserved << 4 | opcode);
    const int mask = masked ? 0x80 : 0;
    int more = 0;
    if (size < 126) {
      bytes += static_cast<char>(mask | static_cast<int>(size));
    } else {
      more = size < 65536 ? 2 : 8;
      bytes += static_cast<char>(mask | (more == 2 ? 126 : 127));
    }
    for (int i = more - 1; i >= 0; --i) bytes += static_cast<char>(size >> (8 * i));
    if (masked) bytes.append(4, '\0');
    return bytes;
  }
};

// The program of a bot account: the events that it gets, line by line.
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
