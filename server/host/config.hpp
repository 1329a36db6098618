// What a server is told before it starts.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

#include "server/net/client_limits.hpp"

namespace nemeton {

struct Config {
  std::string address = "127.0.0.1";    // an IP address of this machine
  std::uint16_t port = 8420;            // 0: one that is free
  std::filesystem::path data = "data";  // the folder of the database
  std::string store;                    // the URL of a PostgreSQL database instead, or empty
  std::filesystem::path page;           // the folder of the page's files
  int threads = 0;                      // for the network, and as many for bots; 0: one a core
  std::string metrics;                  // the address and port where metrics are told, or empty
  std::string log = "text";             // or "json": how a line of the log is written
  std::string log_level = "info";
  bool log_requests = false;    // whether every request stands in the log
  std::string trusted_proxies;  // their addresses and networks; from where a request comes is their word
  ClientLimits limits;
  int dice_seconds = 60;  // how long a due draw waits for the seats' commitments, and again for their client seeds
};

}  // namespace nemeton
