// The thread on which all clients of one server run, and the first error of any of them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <expected>
#include <string>

#include "core/random.hpp"

namespace nemeton {

using Clock = std::chrono::steady_clock;

inline std::uint64_t microseconds_since(Clock::time_point then) {
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - then).count());
}

struct ClientLoop {
  explicit ClientLoop(int port)
      : server(boost::asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)),
        host("127.0.0.1:" + std::to_string(port)) {}

  boost::asio::ip::tcp::endpoint server;
  std::string host;
  boost::asio::io_context io{1};
  Random random{1};
  std::string error;  // the first; empty while there is none

  void fail(std::string what) {
    if (error.empty()) error = std::move(what);
    io.stop();
  }
  // Runs the clients for that time. Error: what has gone wrong.
  std::expected<void, std::string> run(Clock::duration time) {
    io.restart();
    io.run_for(time);
    if (!error.empty()) return std::unexpected(error);
    return {};
  }
};

}  // namespace nemeton
