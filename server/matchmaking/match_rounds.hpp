// Opens tables for those who wait, round after round, as long as there are any who fit together. Whoever comes later asks for a look: since each
// has written down that they wait before that, of two who come to two servers in the same instant one sees the other.
//
// If a client is gone, such as a phone without a network, its connection does not show it for a long time. So nobody is paired with a seek that has been
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

  // Somebody waits at that pace for these games since he was looked for last.
  void look(const Pace& pace, const std::vector<std::string>& games);

 private:
  // What became of the tables of one round.
  struct Round {
    int opened = 0;
    int contested = 0;  // another server was faster
  };
  using Wanted = std::map<std::string_view, std::set<std::string>>;

  Task<void> work();
  Task<void> look_later();
  // Returns the seeks that may be there: all but those whose clients were to ask again and have not in time.
  std::vector<WaitingSeek> without_silent(std::vector<WaitingSeek> waiting);
  // Returns whether all of them were heard lately. Wakes those that were not.
  Task<bool> are_there(const Party& party);
  Task<Round> play_round(const Pace& pace, const std::set<std::string>& games);
  // A table for each party; in the order of these what became of it.
  Task<std::vector<CommitResult>> open_all(const Pace& pace, const std::vector<Party>& parties);
  Task<CommitResult> open(const Pace& pace, Party party);

  Tables& tables_;
  std::function<void(const std::string& key_hash)> wake_;
  Wanted wanted_;  // the games that are to be looked at, by pace
  bool works_ = false;
  Wanted later_;  // the same, for when the woken clients have had time to ask again
  bool waits_ = false;
  std::map<std::string, std::chrono::steady_clock::time_point> woken_;  // seeks, until they are heard
};

}  // namespace nemeton
