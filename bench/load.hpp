// Measures what a server handles: one is started in a process of its own, and clients play at its tables.
#pragma once

#include <expected>
#include <ostream>
#include <string>

namespace nemeton {

struct LoadOptions {
  std::string program;  // `nemeton` itself
  std::string store;    // the URL of a PostgreSQL database; empty: SQLite, in a folder of its own
  std::string game;
  int tables = 200;
  int clients = 2;   // at a table; fewer only where nobody moves
  int seconds = 30;  // 0: nobody moves
  double rate = 0;   // moves a second that arrive, in an open loop; 0: a closed loop
};

// Writes what idle tables take of the server's memory, then a line every few seconds and one for the whole: moves confirmed a
// second, their latency (until the other side has parsed the event), the server's memory, and what a move costs the
// processors; at the end whether the memory has grown. Error: the server or a client failed, or nobody could move.
std::expected<void, std::string> load(const LoadOptions& options, std::ostream& out);

}  // namespace nemeton
