// What a server is told before it starts.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>

namespace nemeton {

struct Config {
  std::string address = "127.0.0.1";    // an IP address of this machine
  std::uint16_t port = 8420;            // 0: one that is free
  std::filesystem::path data = "data";  // the folder of the database
  std::string store;                    // the URL of a PostgreSQL database instead, or empty
  std::filesystem::path page;           // the folder of the page's files
  int threads = 0;                      // for the network, and as many for bots; 0: one a core
  std::string log_level = "info";
};

inline constexpr std::array kLogLevels = {"debug", "info", "warn", "error"};
inline constexpr int kMostThreads = 256;

// What a configuration file sets, on top of `config`. It is TOML with the names of the command's options: address, port, data,
// store, page, threads, log-level. Error: one line with the file, the line and what is wrong there.
std::expected<Config, std::string> read_config(const std::filesystem::path& file, Config config);

}  // namespace nemeton
