// The whole server: it listens, serves, and stops.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/base/time_source.hpp"
#include "server/host/config.hpp"

namespace nemeton {

class Server {
 public:
  // Opens the data folder and the port. Error: one line that says what cannot be opened.
  static std::expected<std::unique_ptr<Server>, std::string> open(const Config& config, TimeSource* time = nullptr);
  ~Server();

  // The address at which the server listens, such as "http://127.0.0.1:8420".
  std::string address() const;

  // SIGINT and SIGTERM stop the server from now on; a second signal stops it at once.
  void obey_signals();
  // Serves until `stop` or a signal. On return all confirmed actions are on disk.
  void run();
  // May be called on any thread.
  void stop();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace nemeton
