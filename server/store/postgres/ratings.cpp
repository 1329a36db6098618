#include "server/store/postgres/ratings.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

constexpr const char* kCareers = R"(
select id, json_build_array(mean, deviation, volatility, at, games, won, tied, streak, longest), exists (
  select from rated_seats as own join rated_seats as other using (table_id)
  where own.player = id and own.game = $2 and own.at > $3::bigint and other.player <> id
    and other.player in (select json_array_elements_text($1))
  group by other.player having count(*) >= $4::integer)
from json_array_elements_text($1) as asked join players on id = asked
left join ratings on player = id and game = $2)";
constexpr const char* kSetOutcomes = R"(
update seats set outcome = x.outcome
from json_to_recordset($1) as x (table_id text, seat smallint, outcome smallint)
where seats.table_id = x.table_id and seats.seat = x.seat)";
constexpr const char* kAddSeats = R"(
insert into rated_seats (table_id, seat, game, player, bot, place, side, number, mean, at)
select table_id, seat, game, player, bot, place, side, number, mean, at
from json_to_recordset($1)
  as x (table_id text, seat smallint, game text, player text, bot text, place smallint, side smallint, number integer,
        mean double precision, at bigint)
order by player, game, number)";
constexpr const char* kSet = R"(
insert into ratings (player, game, mean, deviation, volatility, at, games, won, tied, streak, longest, private)
select player, game, mean, deviation, volatility, at, number, won, tied, streak, longest, players.private
from json_to_recordset($1)
  as x (player text, game text, mean double precision, deviation double precision, volatility double precision,
        at bigint, number integer, won integer, tied integer, streak integer, longest integer)
join players on players.id = player
order by player, game
on conflict (player, game) do update set mean = excluded.mean, deviation = excluded.deviation,
  volatility = excluded.volatility, at = excluded.at, games = excluded.games, won = excluded.won,
  tied = excluded.tied, streak = excluded.streak, longest = excluded.longest)";

constexpr const char* kSetPrivacy = "update players set private = $2::boolean where id = $1 returning id";
constexpr const char* kHide = "update ratings set private = $2::boolean where player = $1";

constexpr const char* kProfile = R"(
select id, name, since, private, owner,
  (select json_agg(json_build_array(mean, deviation, volatility, at, games, won, tied, streak, longest, game,
      (select json_agg(json_build_array(at, mean) order by number) from rated_seats
       where player = players.id and rated_seats.game = ratings.game and number > ratings.games - $3::integer))
      order by at desc, game)
   from ratings where player = players.id),
  (select json_agg(json_build_array(opponent, name, bot, won, tied, lost, is_bot) order by won + tied + lost desc, opponent, bot)
   from (
     select case when not them.private or $2::boolean then other.player end as opponent,
       case when not them.private or $2::boolean then them.name end as name, other.bot,
       count(*) filter (where own.place < other.place) as won, count(*) filter (where own.place = other.place) as tied,
       count(*) filter (where own.place > other.place) as lost,
       coalesce(bool_or(them.owner is not null and (not them.private or $2::boolean)), false) as is_bot
     from rated_seats as own join rated_seats as other on other.table_id = own.table_id and other.side <> own.side
     left join players as them on them.id = other.player
     where own.player = players.id group by 1, 2, 3 order by count(*) desc, 1, 3 limit $4::integer) as met)
from players where id = $1)";
constexpr const char* kChanges = R"(
select own.seat, earlier.mean, own.mean, deviation from rated_seats as own join players on id = own.player
join ratings on ratings.player = own.player and ratings.game = own.game
left join rated_seats as earlier
  on earlier.player = own.player and earlier.game = own.game and earlier.number = own.number - 1
where own.table_id = $1 and (id = $2 or not players.private) order by own.seat)";
constexpr const char* kSitting = R"(
select seat, bot, mean, deviation from tables join seats on table_id = tables.id
left join players on players.id = seats.player and (players.id = $2 or not players.private)
left join ratings on ratings.player = players.id and ratings.game = tables.game
where tables.id = $1 and (bot is not null or mean is not null or (rated and players.id is not null))
order by seat)";
constexpr const char* kLeaders = R"(
select player, name, mean, deviation, games, owner is not null from ratings join players on id = player
where game = $1 and deviation <= 110 and not ratings.private and not players.private
order by mean desc, player limit $2::integer)";

using nlohmann::json;

Career career_of(const json& row) {
  if (row[0].is_null()) return {};
  return {.rating = {.mean = row[0], .deviation = row[1], .volatility = row[2]},
          .at = time_of(row[3]),
          .games = row[4],
          .won = row[5],
          .tied = row[6],
          .streak = row[7],
          .longest = row[8]};
}

json json_of(const Append& change, std::size_t seat, const Career& career) {
  const SeatResult& result = change.results[seat];
  json row = {{"table_id", change.table}, {"seat", seat},
              {"game", change.game},      {"place", result.seat.place},
              {"side", result.seat.side}, {"at", milliseconds_of(career.at)}};
  if (result.bot) row["bot"] = kLevelNames[static_cast<std::size_t>(*result.bot)];
  if (result.player.empty()) return row;
  row.update({{"player", result.player},
              {"number", career.games},
              {"mean", career.rating.mean},
              {"deviation", career.rating.deviation},
              {"volatility", career.rating.volatility},
              {"won", career.won},
              {"tied", career.tied},
              {"streak", career.streak},
              {"longest", career.longest}});
  return row;
}

}  // namespace

PostgresQuery query_for_careers(const Append& change) {
  json players = json::array();
  for (const SeatResult& each : change.results) {
    if (!each.player.empty()) players.push_back(each.player);
  }
  const auto since = std::to_string(milliseconds_of(change.entries.back().at - kRatedDay));
  return {kCareers, {players.dump(), change.game, since, std::to_string(kMostRatedTogether)}};
}

void read_careers(const PostgresResult& result, Append& change) {
  std::map<std::string, Career> careers;
  for (int row = 0; row < result.rows(); ++row) {
    careers[*result.at(row, 0)] = career_of(json::parse(*result.at(row, 1)));
    if (result.at(row, 2) == "t") change.rated = false;
  }
  for (SeatResult& each : change.results) {
    if (each.player.empty()) continue;
    const auto found = careers.find(each.player);
    // Nothing can be said against somebody who is gone.
    if (found == careers.end()) {
      change.rated = false;
      return;
    }
    each.seat.before = found->second;
  }
}

PostgresGroup queries_for_results(std::span<const Change> changes) {
  json ended = json::array();
  json seats = json::array();
  json players = json::array();
  for (const Change& change : changes) {
    const auto* append = std::get_if<Append>(&change);
    if (append == nullptr || append->results.empty()) continue;
    std::vector<RatedSeat> all;
    for (const SeatResult& each : append->results) all.push_back(each.seat);
    const std::vector<Outcome> outcomes = outcomes_of(all);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      ended.push_back({{"table_id", append->table}, {"seat", i}, {"outcome", static_cast<int>(outcomes[i])}});
    }
    if (!append->rated) continue;
    const std::vector<Career> after = careers_after(all, append->entries.back().at);
    for (std::size_t i = 0; i < after.size(); ++i) {
      seats.push_back(json_of(*append, i, after[i]));
      if (!append->results[i].player.empty()) players.push_back(seats.back());
    }
  }
  PostgresGroup group;
  if (!ended.empty()) group.push_back({kSetOutcomes, {ended.dump()}});
  if (!seats.empty()) {
    group.push_back({kAddSeats, {seats.dump()}});
    group.push_back({kSet, {players.dump()}});
  }
  return group;
}

PostgresGroup queries(const SetPrivacy& change, const std::string&) {
  const std::string is_private = change.is_private ? "true" : "false";
  return {{kSetPrivacy, {change.player, is_private}}, {kHide, {change.player, is_private}}};
}

PostgresQuery query_for_profile(const std::string& player, bool names_all) {
  return {kProfile, {player, names_all ? "true" : "false", std::to_string(kMostPoints), std::to_string(kMostAgainst)}};
}

std::optional<Profile> read_profile(const PostgresResult& result) {
  if (result.rows() == 0) return std::nullopt;
  Profile profile{.player = {.id = *result.at(0, 0),
                             .name = *result.at(0, 1),
                             .since = time_of(*result.at(0, 2)),
                             .owner = result.at(0, 4).value_or("")},
                  .is_private = result.at(0, 3) == "t",
                  .games = {},
                  .against = {}};
  for (const json& row : json::parse(result.at(0, 5).value_or("[]"))) {
    profile.games.push_back({.game = row[9], .career = career_of(row), .past = {}});
    for (const json& point : row[10].is_null() ? json::array() : row[10])
      profile.games.back().past.push_back({.at = time_of(point[0]), .mean = point[1]});
  }
  for (const json& row : json::parse(result.at(0, 6).value_or("[]"))) {
    profile.against.push_back({.player = text_or_empty(row[0]),
                               .name = text_or_empty(row[1]),
                               .bot = row[2].is_null() ? std::nullopt : level_named(row[2].get<std::string>()),
                               .won = row[3],
                               .tied = row[4],
                               .lost = row[5],
                               .is_bot_account = row[6]});
  }
  return profile;
}

PostgresQuery query_for_rating_changes(const std::string& table, const std::string& player) {
  return {kChanges, {table, player}};
}

std::vector<RatingChange> read_rating_changes(const PostgresResult& result) {
  std::vector<RatingChange> changes;
  for (int row = 0; row < result.rows(); ++row) {
    const auto before = result.at(row, 1);
    changes.push_back({.seat = std::stoi(*result.at(row, 0)),
                       .before = before ? std::optional(std::stod(*before)) : std::nullopt,
                       .after = std::stod(*result.at(row, 2)),
                       .is_provisional = PlayerRating{.deviation = std::stod(*result.at(row, 3))}.is_provisional()});
  }
  return changes;
}

PostgresQuery query_for_seat_ratings(const std::string& table, const std::string& player) {
  return {kSitting, {table, player}};
}

std::vector<SeatRating> read_seat_ratings(const PostgresResult& result) {
  std::vector<SeatRating> seats;
  for (int row = 0; row < result.rows(); ++row) {
    SeatRating& seat = seats.emplace_back(std::stoi(*result.at(row, 0)), level_named(result.at(row, 1).value_or("")));
    const auto mean = result.at(row, 2);
    if (!mean) continue;
    seat.rating.mean = std::stod(*mean);
    seat.rating.deviation = std::stod(*result.at(row, 3));
  }
  return seats;
}

PostgresQuery query_for_leaders(const std::string& game, int most) { return {kLeaders, {game, std::to_string(most)}}; }

std::vector<Leader> read_leaders(const PostgresResult& result) {
  std::vector<Leader> leaders;
  for (int row = 0; row < result.rows(); ++row) {
    leaders.push_back({.player = *result.at(row, 0),
                       .name = *result.at(row, 1),
                       .rating = {.mean = std::stod(*result.at(row, 2)), .deviation = std::stod(*result.at(row, 3))},
                       .games = std::stoi(*result.at(row, 4)),
                       .is_bot_account = result.at(row, 5) == "t"});
  }
  return leaders;
}

}  // namespace nemeton
