// Clients that keep a server busy: two at each table, who alternate.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

namespace nemeton {

// What the clients have been told since the last time one asked.
struct Told {
  std::uint64_t moves = 0;             // actions that came back confirmed to the other side
  std::uint64_t events = 0;            // with what chance brought, at one side
  std::uint64_t bytes = 0;             // of those events
  std::vector<std::uint32_t> latency;  // of each move, in µs: from sending to the other side's having parsed it

  void add(const Told& more) {
    moves += more.moves;
    events += more.events;
    bytes += more.bytes;
    latency.insert(latency.end(), more.latency.begin(), more.latency.end());
  }
};

// Closed loop: a client moves, at random, when it has parsed the event that makes it its turn, and asks for a rematch when a game
// is over. All run on the thread that calls `run`.
class Swarm {
 public:
  // For the server at this port of this machine. Each table is of `game`, for two.
  Swarm(int port, std::string game);
  ~Swarm();

  // Opens tables, each with that many clients, 0 to 2, connected. Error: what the server said.
  std::expected<void, std::string> open(int tables, int clients);
  // Gives what happened in that time; nobody moves before the first time with `play`. Error: a client was told something wrong, or
  // its connection broke.
  std::expected<Told, std::string> run(double seconds, bool play);

 private:
  class Table;
  class Player;
  struct World;

  std::unique_ptr<World> world_;
};

}  // namespace nemeton
