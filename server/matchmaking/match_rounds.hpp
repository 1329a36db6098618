// Opens tables for seeks that fit together, round after round. A new seek requests a round after it was stored, so that of two seeks that come to
// two servers in the same instant, one sees the other.
//
// The connection of a client that is gone, such as a phone without a network, may look alive for a long time. So no seek is paired that has been
// silent for a while. Its waiting request is answered, and it takes part again when its client has asked again.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/matchmaking/opponents.hpp"
#include "server/matchmaking/pace.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// All of it is used on one strand.
class MatchRounds {
 public:
  // `wake` wakes the request that waits with a seek: it was paired, or its client is to ask again.
  MatchRounds(Tables& tables, std::function<void(const std::string& key_hash)> wake)
      : tables_(tables), wake_(std::move(wake)) {}

  // Requests a round for these games at that pace.
  void request(const Pace& pace, const std::vector<std::string>& games);

 private:
  // The tables of one round.
  struct Round {
    int opened = 0;
    int contested = 0;  // another server was faster
  };
  using Requests = std::map<std::string_view, std::set<std::string>>;

  Task<void> run();
  Task<void> run_later();
  // Returns the seeks whose clients may be there: all but those whose clients were to ask again and have not in time.
  std::vector<WaitingSeek> without_silent(std::vector<WaitingSeek> waiting);
  // Returns whether the clients of all seeks have asked lately. Wakes the others.
  Task<bool> are_present(const Party& party);
  Task<Round> play_round(const Pace& pace, const std::set<std::string>& games);
  // Opens a table for each party. Returns the results in the order of the parties.
  Task<std::vector<CommitResult>> open_all(const Pace& pace, const std::vector<Party>& parties);
  Task<CommitResult> open(const Pace& pace, Party party);

  Tables& tables_;
  std::function<void(const std::string& key_hash)> wake_;
  Requests requested_;  // the games of the next round, by pace
  bool is_running_ = false;
  Requests later_;  // the same, for when the woken clients have had time to ask again
  bool waits_ = false;
  std::map<std::string, std::chrono::steady_clock::time_point> woken_;  // seeks, until they are heard
};

}  // namespace nemeton
