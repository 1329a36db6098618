// The command that serves tables and the page.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <ostream>
#include <string>

namespace nemeton {

// What the command line says; the rest comes from the configuration file, if there is one, or has its default.
struct ServeOptions {
  std::optional<std::string> config;
  std::optional<std::string> address;
  std::optional<std::uint16_t> port;
  std::optional<std::string> data;
  std::optional<std::string> store;
  std::optional<std::string> page;
  std::optional<int> threads;
  std::optional<std::string> log_level;
};

// Serves until SIGINT or SIGTERM. One line on `out` says the address once it can be reached. Error: one line, why it cannot.
std::expected<void, std::string> serve(const ServeOptions& options, std::ostream& out);

}  // namespace nemeton
