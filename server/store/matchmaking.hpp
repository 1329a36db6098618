// Seeks: players who look for opponents.
#pragma once

#include "server/ratings/rated_game.hpp"
#include "server/store/store_base.hpp"

namespace nemeton {

// The result of a seek so far: the table that it was paired at, as long as the seat there belongs to it.
struct SeekStatus {
  struct Pairing {
    std::string table;
    std::string game;
    std::optional<Seat> seat;  // none if the seat was left
    bool has_come;             // to that seat
    bool is_alone;             // another who was paired has left, or has not come within kComing
  };

  std::optional<Pairing> pairing;  // none while it waits
};

// A seek that waits for that game.
struct WaitingSeek {
  std::string key_hash;
  std::string game;
  std::int64_t since;                        // microseconds since 1970; grows from seek to seek
  std::string player = {};                   // the player who seeks; empty for a guest
  std::string name = {};                     // the player's
  std::string origin = {};                   // as of a seat
  double rating = PlayerRating().mean;       // of the player at the game
  std::vector<std::string> blocked = {};     // the players whom the player does not want to meet
  std::vector<std::string> neighbours = {};  // the players who lately came from a network of the player
  std::chrono::seconds silent{};             // since the client last asked
};

// How long a seek waits after it was last said; how long the players who were paired have to come; how long the pairing is known.
inline constexpr std::chrono::seconds kSeekLife{30};
inline constexpr std::chrono::seconds kComing{30};
inline constexpr std::chrono::minutes kPairingLife{10};

// Somebody seeks opponents for one of these games at that pace, and says it again before kSeekLife is over. The first request stands, and so
// does the place in the line. A conflict if the seek is paired.
struct Seek {
  std::string key_hash;
  std::vector<std::string> games;
  std::string pace;         // server/matchmaking/pace.hpp
  std::string player = {};  // the player who seeks; empty for a guest
  std::string origin = {};
};
// Wakes the request that waits with that seek, in any process. A client that is there asks again. Stores nothing.
struct WakeSeek {
  std::string key_hash;
};
// The seek is over: it waits for nobody, or was paired at that table (empty if it was not).
struct EndSeek {
  std::string key_hash;
  std::string table;
};
// A table to which another player who was paired there does not come is deleted. The players who came, and the one of that seek, wait on with
// their place in the line, and the seeks of the others are over.
struct SeekAgain {
  std::string key_hash;
  std::string table;
};
using SeekChange = std::variant<Seek, WakeSeek, EndSeek, SeekAgain>;
Queries queries_for(const SeekChange& change, const std::string& node);
// The queries by which a table takes all of these seeks, or none if one of them does not wait any more.
Queries queries_to_pair(const std::vector<std::string>& key_hashes, const std::string& table);

class SeekStore : public virtual StoreBase {
 public:
  // The seek with that key hash, or none that lasts.
  Task<std::expected<std::optional<SeekStatus>, std::string>> seek(std::string key_hash);
  // The seeks that wait at that pace for each of these games, of each the oldest, not more than `most`, in the order of their age.
  Task<std::expected<std::vector<WaitingSeek>, std::string>> waiting(std::string pace, std::vector<std::string> games,
                                                                     int most);
};

}  // namespace nemeton
