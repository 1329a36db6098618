// The whole server: it listens, serves, and stops when it is told to.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/host/config.hpp"
#include "server/time_source.hpp"

namespace nemeton {

class Server {
 public:
  // Opens the data folder and the port. Error: one line that says what cannot be had.
  // Clocks go by `time`, which outlives the server; by the system's where it is null.
  static std::expected<std::unique_ptr<Server>, std::string> open(const Config& config, TimeSource* time = nullptr);
  ~Server();

  // Where it listens, such as "http://127.0.0.1:8420".
  std::string address() const;

  // From now on SIGINT and SIGTERM stop it, the second of them at once.
  void obey_signals();
  // Serves until it is stopped. What was confirmed is on disk then.
  void run();
  // From any thread.
  void stop();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace nemeton
