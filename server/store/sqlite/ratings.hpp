// Ratings in a SQLite file: what games have made of them, and what others see of players.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite/statement.hpp"
#include "server/store/store.hpp"

namespace nemeton {

inline constexpr const char* kSqliteLeaders =
    "select player, name, mean, deviation, games, owner is not null from ratings join players on id = player "
    "where game = ? and deviation <= 110 and not ratings.private and not players.private "
    "order by mean desc, player limit ?";

class SqliteRatings {
 public:
  explicit SqliteRatings(sqlite3* db) : db_(db) {}

  bool prepared() const;

  // As SqliteFile's. What has ended the game is written already.
  int write_results(const Append& change);
  int make(const SetPrivacy& change);

  // As the store's. Error: nothing but that the database cannot be read.
  std::expected<std::optional<Profile>, int> profile(const std::string& player, bool names_all);
  std::expected<std::vector<RatingChange>, int> changes(const std::string& table, const std::string& player);
  std::expected<std::vector<SeatRating>, int> seat_ratings(const std::string& table, const std::string& player);
  std::expected<std::vector<Leader>, int> leaders(const std::string& game, int most);

 private:
  // None where the player is gone.
  std::expected<std::optional<Career>, int> career(const std::string& player, const std::string& game);
  int rate(const Append& change);
  int write(const Append& change, std::size_t seat, const Career& career);

  sqlite3* db_;
  SqliteStatement career_{db_,
                          "select mean, deviation, volatility, at, games, won, tied, streak, longest "
                          "from players left join ratings on player = id and game = ? where id = ?"};
  SqliteStatement together_{
      db_,
      "select count(*) from rated_seats as own join rated_seats as other on other.table_id = own.table_id "
      "where own.game = ? and own.player = ? and other.player = ? and own.at > ?"};
  SqliteStatement set_outcome_{db_, "update seats set outcome = ? where table_id = ? and seat = ?"};
  SqliteStatement add_seat_{
      db_,
      "insert into rated_seats (table_id, seat, game, player, bot, place, side, number, mean, at) "
      "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  SqliteStatement set_{
      db_,
      "insert into ratings (game, mean, deviation, volatility, at, games, won, tied, streak, longest, player, private) "
      "select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, id, private from players where id = ?11 "
      "on conflict do update set mean = excluded.mean, deviation = excluded.deviation, "
      "  volatility = excluded.volatility, at = excluded.at, games = excluded.games, won = excluded.won, "
      "  tied = excluded.tied, streak = excluded.streak, longest = excluded.longest"};
  SqliteStatement set_privacy_{db_, "update players set private = ? where id = ?"};
  SqliteStatement hide_{db_, "update ratings set private = ? where player = ?"};
  SqliteStatement player_{db_, "select id, name, since, private, owner from players where id = ?"};
  SqliteStatement games_{db_,
                         "select mean, deviation, volatility, at, games, won, tied, streak, longest, game "
                         "from ratings where player = ? order by at desc, game"};
  SqliteStatement past_{
      db_, "select at, mean from rated_seats where player = ? and game = ? and number > ? order by number"};
  SqliteStatement against_{
      db_,
      "select case when not players.private or ?2 then other.player end as opponent, "
      "  case when not players.private or ?2 then name end, other.bot, "
      "  sum(own.place < other.place), sum(own.place = other.place), sum(own.place > other.place), "
      "  max(owner is not null and (not players.private or ?2)) "
      "from rated_seats as own join rated_seats as other on other.table_id = own.table_id and other.side <> own.side "
      "left join players on players.id = other.player "
      "where own.player = ?1 group by opponent, other.bot order by count(*) desc, opponent, other.bot limit ?3"};
  SqliteStatement changes_{
      db_,
      "select own.seat, earlier.mean, own.mean, deviation from rated_seats as own join players on id = own.player "
      "join ratings on ratings.player = own.player and ratings.game = own.game "
      "left join rated_seats as earlier "
      "  on earlier.player = own.player and earlier.game = own.game and earlier.number = own.number - 1 "
      "where own.table_id = ? and (id = ? or not players.private) order by own.seat"};
  SqliteStatement sitting_{
      db_,
      "select seat, bot, mean, deviation from tables join seats on table_id = tables.id "
      "left join players on players.id = seats.player and (players.id = ?2 or not players.private) "
      "left join ratings on ratings.player = players.id and ratings.game = tables.game "
      "where tables.id = ?1 and (bot is not null or mean is not null or (rated and players.id is not null)) "
      "order by seat"};
  SqliteStatement leaders_{db_, kSqliteLeaders};
};

}  // namespace nemeton
