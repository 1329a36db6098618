// Opens tables for those who wait, round after round, as long as there are any who fit together. Whoever comes later asks for a look: since each
// has written down that he waits before that, of two who come to two servers in the same instant one sees the other.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/pairing/match.hpp"
#include "server/pairing/pace.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// All of it is used on one strand.
class Matchmaker {
 public:
  // `paired` is told of every seek that was.
  Matchmaker(Tables& tables, std::function<void(const std::string& key_hash)> paired)
      : tables_(tables), paired_(std::move(paired)) {}

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
  Task<Round> play_round(const Pace& pace, const std::set<std::string>& games);
  // A table for each party; in the order of these what became of it.
  Task<std::vector<CommitResult>> open_all(const Pace& pace, const std::vector<Party>& parties);
  Task<CommitResult> open(const Pace& pace, Party party);

  Tables& tables_;
  std::function<void(const std::string& key_hash)> paired_;
  Wanted wanted_;  // the games that are to be looked at, by pace
  bool works_ = false;
};

}  // namespace nemeton
