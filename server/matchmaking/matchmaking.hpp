// Matchmaking: answers a seek with a table as soon as there are opponents.
//
// A seek is a row of the store, as a table is, and belongs to no server: a client that asks any server with its key gets its status. Its key
// becomes the key of the seat, so that nothing needs to be handed over, and nothing is lost with a server that has paired it.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "server/base/answer.hpp"
#include "server/base/long_polls.hpp"
#include "server/matchmaking/match_rounds.hpp"

namespace nemeton {

// The seat that a seek has found.
struct FoundSeat {
  std::string table;
  std::string game;
  Seat seat;
};

class Matchmaking {
 public:
  explicit Matchmaking(Tables& tables);

  // Seeks opponents for one of these games, or goes on seeking, for `wait`. Returns nullopt if there are none by then, or earlier, so that the
  // client asks again and shows that it is there. A client asks again before kSeekLife is over. If opponents who were paired do not come, the seek
  // waits on. `player`: who seeks, if known; required for rated games. Runs on the main loop. Errors: seek_ended, too_fast, unavailable.
  Answer<std::optional<FoundSeat>> seek(std::string key, std::vector<std::string> games, const Pace& pace,
                                        std::chrono::seconds wait, Address client, std::optional<Player> player);
  // Ends the seek of that key; a seat that it has found and no client has come to is open again. Runs on the main loop. Errors: unavailable.
  Answer<void> end(std::string key);

  // Wakes the requests that wait with this seek, or with an empty one all requests. On any thread.
  void wake(const std::string& key_hash);
  // Ends all waiting requests. On any thread.
  void stop() { wake(""); }

 private:
  // Leaves a pairing without opponents; the seek waits on, or ends if its seat was left.
  Task<CommitResult> leave(const std::string& key_hash, const SeekStatus::Pairing& pairing);

  Tables& tables_;
  LongPolls pending_{metrics().seeks_waiting};
  MatchRounds rounds_;
};

}  // namespace nemeton
