// Ratings: the effect of games on them, and the profiles of players.
//
// A rating follows from the one before, which is read first. Each rated game of a player at a game has a number, as an entry of a log has, so
// that of two which follow from the same rating one is refused, and made again.
#pragma once

#include "server/store/accounts.hpp"
#include "server/store/tables.hpp"

namespace nemeton {

// A player as others see them.
struct Profile {
  // The rating after a game.
  struct Point {
    WallTime at;
    double mean;
  };
  struct OfGame {
    std::string game;
    Career career;
    std::vector<Point> past;  // the last kMostPoints, in order
  };
  // All games against one player, one level of the bots, or somebody who is not named.
  struct Against {
    std::string player;  // empty if it is not named
    std::string name;
    std::optional<Level> bot;
    int won;
    int tied;
    int lost;
    bool is_bot_account = false;
  };

  Player player;
  bool is_private;
  std::vector<OfGame> games;
  std::vector<Against> against;  // kMostAgainst at most, the most frequent opponents first
};

// The effect of a rated game on a player's rating.
struct RatingChange {
  int seat;
  std::optional<double> before;  // none for a player who had none
  double after;
  bool is_provisional;  // the player's rating at that game, as it is now
};

// A seat of a table whose player or bot has a rating at its game.
struct SeatRating {
  int seat;
  std::optional<Level> bot = {};
  PlayerRating rating = {};  // of a player
};

// One of the highest ratings at a game.
struct Leader {
  std::string player;
  std::string name;
  PlayerRating rating;
  int games;
  bool is_bot_account = false;
};

// At most this number of rated games between the same two players at one game counts within kRatedDay; the others leave the ratings as they are.
inline constexpr int kMostRatedTogether = 6;
inline constexpr std::chrono::hours kRatedDay{24};
// Of a profile.
inline constexpr int kMostPoints = 200;  // of each game
inline constexpr int kMostAgainst = 100;

// Whether others may see a player's ratings.
struct SetPrivacy {
  std::string player;
  bool is_private;
};
using RatingChanges = std::variant<SetPrivacy>;
Queries queries_for(const RatingChanges& change, const std::string& node);
// The queries that write the results of a game that is over, and the ratings that follow.
Queries queries_for_results(const Append& change);
Query query_for_leaders(const std::string& game, int most);

class RatingStore : public virtual StoreBase {
 public:
  // Others who do not want to be seen are named if `names_all`.
  Task<std::expected<std::optional<Profile>, std::string>> profile(std::string player, bool names_all);
  // The effect of the game at that table on the ratings of the players who may be seen, and on that player's, by seat.
  Task<std::expected<std::vector<RatingChange>, std::string>> rating_changes(std::string table, std::string player);
  // The ratings at that table by seat: of the bots, the players who may be seen, and that player. A player without a rating at the game is among
  // them if the table is rated, with the rating that everybody begins with.
  Task<std::expected<std::vector<SeatRating>, std::string>> seat_ratings(std::string table, std::string player);
  // The players with the highest ratings at a game that are no longer provisional, not more than `most`, without players who do not want to be seen.
  Task<std::expected<std::vector<Leader>, std::string>> leaders(std::string game, int most);

 protected:
  // Puts the careers of the players into the results of a rated game that is over; if a player is gone it is rated no more.
  Task<std::expected<void, std::string>> fill_careers(Append& change);
};

}  // namespace nemeton
