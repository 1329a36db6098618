// Seats: how they are taken and left, the bot accounts that are asked to play, and the seats of a player.
#pragma once

#include "server/store/store_base.hpp"
#include "server/store/table_records.hpp"

namespace nemeton {

// A seat that a bot account is asked to take.
struct AskedSeat {
  std::string table;
  Seat seat;
  WallTime until;
};

// The seats of a player are in the order in which they were taken, and of their tables.
struct SeatPlace {
  WallTime taken;
  std::string table;
};
struct PlayerSeat {
  SeatPlace place;
  // Another seat of the table.
  struct Other {
    Seat seat;
    std::optional<Level> bot;
    std::string name;    // empty if there is none
    std::string player;  // likewise
    bool is_bot_account = false;
  };

  std::string game;
  Seat seat;
  bool over;
  bool rated = false;
  std::optional<Outcome> outcome = {};  // if it is over
  WallTime ended = {};                  // likewise
  std::vector<Other> others = {};
};
// The seats that fit all that is set.
struct SeatSearch {
  std::optional<bool> over = {};
  std::string game = {};
  std::string opponent = {};  // a player who sits there too
  std::optional<Level> bot = {};
  std::optional<Outcome> outcome = {};
  std::optional<bool> rated = {};
  std::optional<WallTime> from = {};  // taken then or later
  std::optional<WallTime> until = {};
};

// Of one bot account at once.
inline constexpr int kMostBotGames = 16;
inline constexpr int kMostBotAsks = 20;  // that it has not answered
// The time that a bot account has to answer.
inline constexpr std::chrono::seconds kAnswer{60};

struct TakeSeat {
  std::string table;
  Seat seat;
  std::string key_hash;
  WallTime taken = {};
  // The player whose seat it becomes. A conflict if that player, that origin or, at a rated table, that person has another there.
  std::string player = {};
  std::string name = {};  // the player's
  std::string origin = {};
  std::string owner = {};    // of a bot account, which is a conflict if it plays kMostBotGames
  std::string arrival = {};  // the origin of a Newcomer, kept for kArrivalLife
};
// The seat is nobody's any more and its name goes, and so do its commitment and client seed unless a draw follows from them. With the last
// person the table and all that is kept of it are deleted.
struct LeaveSeat {
  std::string table;
  Seat seat;
  std::string key_hash;  // of the key that holds the seat
  // The person who sat there was sent away, and that is known as long as there is the table; the address does not count if it is that of the opener.
  struct SentAway {
    std::string player;         // the player who sat there
    std::string opener_origin;  // as of a Newcomer
  };
  std::optional<SentAway> sent_away = {};
  // If set, it is a conflict when the table's log has more entries than that: a draw may have begun the game meanwhile.
  std::optional<int> last = {};
};
// A bot account is asked to take that seat, in place of another that was asked before. A conflict if the seat is taken, or the account has
// kMostBotAsks unanswered.
struct AskBot {
  std::string table;
  Seat seat;
  BotAsked asked;
};
// It refuses, for that reason.
struct DeclineSeat {
  std::string table;
  Seat seat;
  std::string bot;
  std::string reason;
};
// A seat becomes a player's. A conflict if it is another's, or the player has one at that table.
struct ClaimSeat {
  std::string table;
  Seat seat;
  std::string key_hash;  // of the key that holds the seat
  std::string player;
  std::string name;  // the player's
};
using SeatChange = std::variant<TakeSeat, LeaveSeat, AskBot, DeclineSeat, ClaimSeat>;
Queries queries_for(const SeatChange& change, const std::string& node);

class SeatStore : public virtual StoreBase {
 public:
  // The seats that a bot account is asked to take and has not answered by then, not more than `most`.
  Task<std::expected<std::vector<AskedSeat>, std::string>> seats_asked(std::string bot, WallTime now, int most);
  // The player's seats that fit, the last taken first, not more than `most`; those before that place, if there is one.
  Task<std::expected<std::vector<PlayerSeat>, std::string>> seats_of(std::string player, SeatSearch search,
                                                                     std::optional<SeatPlace> before, int most);
};

}  // namespace nemeton
