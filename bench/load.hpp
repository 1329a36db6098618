// How much a server bears: one is started in a process of its own, and clients play at its tables.
#pragma once

#include <expected>
#include <ostream>
#include <string>
#include <vector>

namespace nemeton {

struct LoadOptions {
  std::string program;             // `nemeton` itself
  std::vector<std::string> serve;  // what the server is told besides its port, such as where it keeps the tables
  std::string game;
  int tables = 200;
  int seconds = 30;  // 0: nobody moves
  int report = 5;    // seconds from line to line
};

// Writes what idle tables take of the server's memory, then a line every few seconds and one for the whole: moves confirmed a second, their latency (from sending to the other side's
// having parsed the event), the server's memory, and what a move costs the processors. Error: the server or a client failed.
std::expected<void, std::string> load(const LoadOptions& options, std::ostream& out);

}  // namespace nemeton
