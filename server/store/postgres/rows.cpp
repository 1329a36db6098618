#include "server/store/postgres/rows.hpp"

#include <nlohmann/json.hpp>

#include "server/dice/hexadecimal.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

constexpr const char* kLoad = R"(
select game, options, secret, over, next,
  (select json_agg(json_build_array(bot, encode(key_hash, 'hex'), wants_rematch, number, taken,
                                    coalesce(players.name, seats.name), commitment, player,
                                    exists (select from subscriptions as s
                                            where s.table_id = seats.table_id and s.seat = seats.seat),
                                    encode(origin, 'hex'), owner, asked,
                                    (select name from players as other where other.id = asked), asked_until, declined)
                   order by seat)
   from seats left join players on players.id = player where table_id = tables.id),
  (select json_agg(json_build_array(number, seat, token, action_id, numbers, timed_out, used, at, encode(link, 'hex'))
                   order by number)
   from log where table_id = id and number >= $2::integer),
  time_control, waited is not null, (extract(epoch from opened) * 1000)::bigint, entries, encode(head, 'hex'), dice,
  rated, watch,
  (select case when settings::json ->> 'friendly' = 'true' then 2 else 1 end
   from tournament_tables join tournaments on tournaments.id = tournament where table_id = tables.id)
from tables where id = $1)";

std::string bytes_or_empty(const json& digits) { return bytes_of(text_or_empty(digits)).value_or(""); }
WallTime time_or_none(const json& value) { return value.is_null() ? WallTime() : time_of(value); }

StoredSeat stored_seat(const json& row) {
  StoredSeat seat;
  if (!row[0].is_null()) seat.bot = level_named(row[0].get<std::string>());
  seat.key_hash = bytes_or_empty(row[1]);
  seat.wants_rematch = row[2];
  if (!row[6].is_null()) seat.commitment = row[6].get<std::string>();
  if (!row[3].is_null()) seat.client_seed = row[3].get<std::string>();
  seat.taken = time_or_none(row[4]);
  seat.name = text_or_empty(row[5]);
  seat.player = text_or_empty(row[7]);
  seat.is_told = row[8];
  seat.origin = bytes_or_empty(row[9]);
  seat.owner = text_or_empty(row[10]);
  if (!row[11].is_null()) {
    seat.asked = BotAsked{.bot = row[11],
                          .name = text_or_empty(row[12]),
                          .until = time_or_none(row[13]),
                          .declined = text_or_empty(row[14])};
  }
  return seat;
}

Entry entry_of(const json& row) {
  Entry entry{.seat = row[1].is_null() ? kChance : row[1].get<Seat>(), .token = {}, .id = text_or_empty(row[3])};
  if (!row[2].is_null()) entry.token = row[2].get<std::string>();
  if (!row[4].is_null()) entry.client_seeds = SeatSet(row[4].get<std::uint8_t>());
  entry.timed_out = row[5] == true;
  if (!row[6].is_null()) entry.used = milliseconds(row[6].get<std::int64_t>());
  entry.at = time_or_none(row[7]);
  return entry;
}

}  // namespace

PostgresQuery query_for_table(const std::string& id, int after) { return {kLoad, {id, std::to_string(after)}}; }

std::expected<std::optional<PostgresTable>, std::string> read_table(const std::string& id, int after,
                                                                    const PostgresResult& result) {
  if (result.rows() == 0) return std::optional<PostgresTable>();
  const std::string head = bytes_of(result.at(0, 11).value_or("")).value_or("");
  PostgresTable read{.table = {.id = id,
                               .game = *result.at(0, 0),
                               .options = *result.at(0, 1),
                               .server_seed = *result.at(0, 2),
                               .dice_version = std::stoi(*result.at(0, 12)),
                               .time_control = result.at(0, 7).value_or(""),
                               .seats = {},
                               .log = {},
                               .over = result.at(0, 3) == "t",
                               .next = result.at(0, 4).value_or(""),
                               .lobby = result.at(0, 8) == "t",
                               .opened = time_of(*result.at(0, 9)),
                               .head = head,
                               .rated = result.at(0, 13) == "t",
                               .in_tournament = result.at(0, 15).has_value(),
                               .friendly = result.at(0, 15) == "2",
                               .watch = result.at(0, 14).value_or("")},
                     .chain = {.last = std::stoi(*result.at(0, 10)), .head = head, .before = {}, .links = {}}};
  for (const json& row : json::parse(result.at(0, 5).value_or("[]"))) read.table.seats.push_back(stored_seat(row));
  for (const json& row : json::parse(result.at(0, 6).value_or("[]"))) {
    const int number = row[0];
    if (number == after && after > 0) {
      read.chain.before = bytes_or_empty(row[8]);
      continue;
    }
    if (number != after + static_cast<int>(read.table.log.size()) + 1) return std::unexpected(gap(id, number));
    read.table.log.push_back(entry_of(row));
    read.chain.links.push_back(bytes_or_empty(row[8]));
  }
  return read;
}

std::vector<PublicTable> read_public_tables(const PostgresResult& result) {
  std::vector<PublicTable> tables;
  for (int row = 0; row < result.rows(); ++row) {
    PublicTable& table = tables.emplace_back();
    table = {.watch = *result.at(row, 0),
             .game = *result.at(row, 1),
             .options = *result.at(row, 2),
             .time_control = result.at(row, 3).value_or(""),
             .rated = result.at(row, 4) == "t",
             .last = std::stoi(*result.at(row, 5)),
             .spectators = std::stoi(*result.at(row, 6)),
             .age = std::stoll(*result.at(row, 7)),
             .seats = {}};
    for (const json& each : json::parse(*result.at(row, 8))) {
      PublicTable::Seat& seat = table.seats.emplace_back();
      if (!each[0].is_null()) seat.bot = level_named(each[0].get<std::string>());
      seat.name = text_or_empty(each[1]);
      seat.player = text_or_empty(each[2]);
      if (!table.rated || each[3] != true) continue;
      seat.rating.emplace();
      if (each[4].is_null()) continue;
      seat.rating->mean = each[4];
      seat.rating->deviation = each[5];
    }
  }
  return tables;
}

}  // namespace nemeton
