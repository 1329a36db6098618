// Finds company for those who seek it: a seek is answered with a table at which others sit who seek the same, as soon as there is one.
//
// A seek is a row of the store, as a table is, and belongs to no server: whoever asks with its key, at any of them, is told where it stands.
// Its key becomes that of the seat, so nothing needs to be handed over, and nothing is lost with a server that has paired it.
#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>

#include "server/matchmaking/match_rounds.hpp"
#include "server/matchmaking/pending_requests.hpp"

namespace nemeton {

// The seat that somebody has got by a seek.
struct FoundSeat {
  std::string table;
  std::string game;
  Seat seat;
};

class Matchmaking {
 public:
  explicit Matchmaking(Tables& tables);

  // Looks for an opponent for one of these games, or goes on looking, for `wait`. Returns nullopt if nobody has come by then, or earlier, so that the
  // client asks again and shows that it is there. A client asks again before kSeekLife is over. If others who were paired do not come, the seek waits on. `player`: who seeks, where that is known; at a pace of
  // rated games it is.
  // Runs on the main loop. Errors: seek_ended, too_fast, unavailable.
  Task<std::expected<std::optional<FoundSeat>, Refusal>> seek(std::string key, std::vector<std::string> games,
                                                              const Pace& pace, std::chrono::seconds wait,
                                                              Address client, std::optional<Player> player);
  // The seek of that key is over; a seat that it has got and nobody has come to is open again. Runs on the main loop. Errors: unavailable.
  Task<std::expected<void, Refusal>> end(std::string key);

  // Takes in that another process has paired or ended this seek; or, with an empty one, that some news may have been missed. On any thread.
  void hear_news(const std::string& key_hash);
  // Whoever waits is told that nobody has come yet. On any thread.
  void stop() { hear_news(""); }

 private:
  // Leaves the pairing at which the seek is without company; the seek waits on, or is over where its seat was left.
  Task<CommitResult> leave(const std::string& key_hash, const SeekStatus::Pairing& pairing);

  Tables& tables_;
  PendingRequests room_{metrics().seeks_waiting};
  MatchRounds matchmaker_;
};

}  // namespace nemeton
