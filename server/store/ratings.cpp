#include "server/store/ratings.hpp"

#include <algorithm>
#include <numeric>

namespace nemeton {

namespace {

constexpr const char* kCareer =
    "select mean, deviation, volatility, at, games, won, tied, streak, longest_streak "
    "from players left join ratings on player = id and game = $2 where id = $1";
constexpr const char* kRatedTogether =
    "select count(*) from rated_seats as own join rated_seats as other on other.table_id = own.table_id "
    "where own.game = $1 and own.player = $2 and other.player = $3 and own.at > $4";
constexpr const char* kSetOutcome = "update seats set outcome = $1 where table_id = $2 and seat = $3";
constexpr const char* kAddRatedSeat =
    "insert into rated_seats (table_id, seat, game, player, bot, place, side, game_number, mean, at) "
    "values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
constexpr const char* kSetRating =
    "insert into ratings (player, game, mean, deviation, volatility, at, games, won, tied, streak, longest_streak, "
    "  private) "
    "select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, private from players where id = $1 "
    "on conflict (player, game) do update set mean = excluded.mean, deviation = excluded.deviation, "
    "  volatility = excluded.volatility, at = excluded.at, games = excluded.games, won = excluded.won, "
    "  tied = excluded.tied, streak = excluded.streak, longest_streak = excluded.longest_streak";
constexpr const char* kSetPrivacy = "update players set private = $2 where id = $1 returning id";
constexpr const char* kHideRatings = "update ratings set private = $2 where player = $1";

constexpr const char* kProfile = "select id, name, since, private, owner from players where id = $1";
constexpr const char* kCareersOf =
    "select mean, deviation, volatility, at, games, won, tied, streak, longest_streak, game "
    "from ratings where player = $1 order by at desc, game";
constexpr const char* kPoints =
    "select ratings.game, rated_seats.at, rated_seats.mean from ratings join rated_seats "
    "on rated_seats.player = ratings.player and rated_seats.game = ratings.game and game_number > games - $2 "
    "where ratings.player = $1 order by game_number";
constexpr const char* kAgainst =
    "select case when not players.private or $2 then other.player end, "
    "  case when not players.private or $2 then name end, other.bot, "
    "  count(case when own.place < other.place then 1 end), count(case when own.place = other.place then 1 end), "
    "  count(case when own.place > other.place then 1 end), "
    "  count(case when owner is not null and (not players.private or $2) then 1 end) "
    "from rated_seats as own join rated_seats as other on other.table_id = own.table_id and other.side <> own.side "
    "left join players on players.id = other.player "
    "where own.player = $1 group by 1, 2, 3 order by count(*) desc, 1, 3 limit $3";
constexpr const char* kRatingChanges =
    "select own.seat, earlier.mean, own.mean, deviation from rated_seats as own join players on id = own.player "
    "join ratings on ratings.player = own.player and ratings.game = own.game "
    "left join rated_seats as earlier on earlier.player = own.player and earlier.game = own.game "
    "  and earlier.game_number = own.game_number - 1 "
    "where own.table_id = $1 and (id = $2 or not players.private) order by own.seat";
constexpr const char* kSeatRatings =
    "select seat, bot, mean, deviation from tables join seats on table_id = tables.id "
    "left join players on players.id = seats.player and (players.id = $2 or not players.private) "
    "left join ratings on ratings.player = players.id and ratings.game = tables.game "
    "where tables.id = $1 and (bot is not null or mean is not null or (rated and players.id is not null)) "
    "order by seat";
constexpr const char* kLeaders =
    "select player, name, mean, deviation, games, owner is not null from ratings join players on id = player "
    "where game = $1 and deviation <= 110 and not ratings.private and not players.private "
    "order by mean desc, player limit $2";

Career career_of(const Row& row) {
  if (row.is_null(0)) return {};
  return {.rating = {.mean = row.real(0), .deviation = row.real(1), .volatility = row.real(2)},
          .at = row.time(3),
          .games = row.number(4),
          .won = row.number(5),
          .tied = row.number(6),
          .streak = row.number(7),
          .longest = row.number(8)};
}

void add_rated_seat(Queries& queries, const Append& change, std::size_t seat, const Career& career) {
  const SeatResult& result = change.results[seat];
  const bool is_player = !result.player.empty();
  const PlayerRating& rating = career.rating;
  queries.push_back(
      {kAddRatedSeat,
       {change.table, seat, change.game, text_or_null(result.player), result.bot, result.seat.place, result.seat.side,
        is_player ? Value(career.games) : Value(), is_player ? Value(rating.mean) : Value(), career.at}});
  if (!is_player) return;
  queries.push_back({kSetRating,
                     {result.player, change.game, rating.mean, rating.deviation, rating.volatility, career.at,
                      career.games, career.won, career.tied, career.streak, career.longest}});
}

RatingChange rating_change_of(const Row& row) {
  return {.seat = row.number(0),
          .before = row.is_null(1) ? std::nullopt : std::optional(row.real(1)),
          .after = row.real(2),
          .is_provisional = PlayerRating{.deviation = row.real(3)}.is_provisional()};
}

SeatRating seat_rating_of(const Row& row) {
  SeatRating seat{row.number(0), row.bot(1)};
  if (row.is_null(2)) return seat;
  seat.rating.mean = row.real(2);
  seat.rating.deviation = row.real(3);
  return seat;
}

Leader leader_of(const Row& row) {
  return {.player = row.text(0),
          .name = row.text(1),
          .rating = {.mean = row.real(2), .deviation = row.real(3)},
          .games = row.number(4),
          .is_bot_account = row.flag(5)};
}

std::optional<Profile> read_profile(const Results& results) {
  if (results[0].empty()) return std::nullopt;
  const Row& row = results[0].front();
  Profile profile{.player = {.id = row.text(0), .name = row.text(1), .since = row.time(2), .owner = row.text(4)},
                  .is_private = row.flag(3),
                  .games = {},
                  .against = {}};
  for (const Row& each : results[1])
    profile.games.push_back({.game = each.text(9), .career = career_of(each), .past = {}});
  for (const Row& each : results[2]) {
    const auto game = std::ranges::find(profile.games, each.text(0), &Profile::OfGame::game);
    game->past.push_back({.at = each.time(1), .mean = each.real(2)});
  }
  for (const Row& each : results[3]) {
    profile.against.push_back({.player = each.text(0),
                               .name = each.text(1),
                               .bot = each.bot(2),
                               .won = each.number(3),
                               .tied = each.number(4),
                               .lost = each.number(5),
                               .is_bot_account = each.flag(6)});
  }
  return profile;
}

}  // namespace

Queries queries_for(const RatingChanges& change, const std::string&) {
  const auto& [player, is_private] = std::get<SetPrivacy>(change);
  return {decider(kSetPrivacy, {player, is_private}), {kHideRatings, {player, is_private}}};
}

Queries queries_for_results(const Append& change) {
  Queries queries;
  if (change.results.empty()) return queries;
  std::vector<RatedSeat> seats;
  for (const SeatResult& each : change.results) seats.push_back(each.seat);
  const std::vector<Outcome> outcomes = outcomes_of(seats);
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    queries.push_back({kSetOutcome, {static_cast<int>(outcomes[i]), change.table, i}});
  if (!change.rated) return queries;
  const std::vector<Career> after = careers_after(seats, change.entries.back().at);
  // In an order that is the same at every server, so that two of them wait for each other one way only.
  std::vector<std::size_t> order(after.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t seat) -> const std::string& { return change.results[seat].player; });
  for (const std::size_t seat : order) add_rated_seat(queries, change, seat, after[seat]);
  return queries;
}

Query query_for_leaders(const std::string& game, int most) { return {kLeaders, {game, most}}; }

Task<std::expected<void, std::string>> RatingStore::fill_careers(Append& change) {
  Queries queries;
  std::vector<SeatResult*> players;
  for (SeatResult& each : change.results) {
    if (each.player.empty()) continue;
    players.push_back(&each);
    queries.push_back({kCareer, {each.player, change.game}});
  }
  for (const SeatResult* one : players) {
    for (const SeatResult* other : players) {
      if (one->player >= other->player) continue;
      queries.push_back(
          {kRatedTogether, {change.game, one->player, other->player, change.entries.back().at - kRatedDay}});
    }
  }
  const auto results = co_await run(std::move(queries), /*is_of_one_table=*/false);
  if (!results) co_return std::unexpected(results.error().message);
  for (std::size_t i = 0; i < results->size(); ++i) {
    const Rows& rows = (*results)[i];
    // Nothing can be said against somebody who is gone.
    const bool counts = !rows.empty() && (i < players.size() || rows.front().number(0) < kMostRatedTogether);
    if (!counts) change.rated = false;
    else if (i < players.size()) players[i]->seat.before = career_of(rows.front());
  }
  co_return std::expected<void, std::string>();
}

Task<std::expected<std::optional<Profile>, std::string>> RatingStore::profile(std::string player, bool names_all) {
  return find<std::optional<Profile>>({{kProfile, {player}},
                                       {kCareersOf, {player}},
                                       {kPoints, {player, kMostPoints}},
                                       {kAgainst, {player, names_all, kMostAgainst}}},
                                      read_profile);
}

Task<std::expected<std::vector<RatingChange>, std::string>> RatingStore::rating_changes(std::string table,
                                                                                        std::string player) {
  return find_all({kRatingChanges, {table, player}}, rating_change_of);
}

Task<std::expected<std::vector<SeatRating>, std::string>> RatingStore::seat_ratings(std::string table,
                                                                                    std::string player) {
  return find_all({kSeatRatings, {table, player}}, seat_rating_of);
}

Task<std::expected<std::vector<Leader>, std::string>> RatingStore::leaders(std::string game, int most) {
  return find_all(query_for_leaders(game, most), leader_of);
}

}  // namespace nemeton
