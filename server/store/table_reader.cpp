#include "server/store/log_chain.hpp"
#include "server/store/tables.hpp"

namespace nemeton {

namespace {

constexpr const char* kTable =
    "select game, options, server_seed, dice_version, time_control, over, rematch, waited is not null, opened, "
    "  last_link, rated, "
    "  (select case when cast(settings ->> 'friendly' as text) in ('true', '1') then 2 else 1 end "
    "   from tournament_tables join tournaments on tournaments.id = tournament where table_id = tables.id), "
    "  watch_id, entries from tables where id = $1";
constexpr const char* kTableSeats =
    "select bot, key_hash, wants_rematch, client_seed, taken, coalesce(players.name, seats.name), commitment, player, "
    "  exists (select 1 from subscriptions as s where s.table_id = seats.table_id and s.seat = seats.seat), "
    "  address_hash, owner, asked_bot, (select name from players as other where other.id = asked_bot), asked_until, "
    "  decline_reason "
    "from seats left join players on id = player where table_id = $1 order by seat";
// With the entry before them, whose link theirs follow from.
constexpr const char* kTableEntries =
    "select number, seat, token, action_id, client_seeds, timed_out, used, at, link "
    "from log where table_id = $1 and number >= $2 order by number";

StoredTable table_of(const std::string& id, const Row& row) {
  return {.id = id,
          .game = row.text(0),
          .options = row.text(1),
          .server_seed = row.text(2),
          .dice_version = row.number(3),
          .time_control = row.text(4),
          .seats = {},
          .log = {},
          .over = row.flag(5),
          .next = row.text(6),
          .lobby = row.flag(7),
          .opened = WallTime(std::chrono::seconds(row.integer(8))),
          .head = row.text(9),
          .rated = row.flag(10),
          .in_tournament = !row.is_null(11),
          .friendly = row.integer(11) == 2,
          .watch = row.text(12)};
}

StoredSeat seat_of(const Row& row) {
  StoredSeat seat{.bot = row.bot(0),
                  .key_hash = row.text(1),
                  .wants_rematch = row.flag(2),
                  .taken = row.time(4),
                  .commitment = row.optional_text(6),
                  .client_seed = row.optional_text(3),
                  .name = row.text(5),
                  .player = row.text(7),
                  .is_told = row.flag(8),
                  .origin = row.text(9),
                  .owner = row.text(10)};
  if (!row.is_null(11)) {
    seat.asked = BotAsked{.bot = row.text(11), .name = row.text(12), .until = row.time(13), .declined = row.text(14)};
  }
  return seat;
}

Entry entry_of(const Row& row) {
  return {.seat = row.is_null(1) ? kChance : static_cast<Seat>(row.integer(1)),
          .token = row.optional_text(2),
          .id = row.text(3),
          .client_seeds = SeatSet(static_cast<std::uint8_t>(row.integer(4))),
          .timed_out = row.flag(5),
          .used = row.is_null(6) ? std::nullopt : std::optional(milliseconds(row.integer(6))),
          .at = row.time(7)};
}

}  // namespace

Queries queries_for_table(const std::string& id, int after) {
  return {{kTable, {id}}, {kTableSeats, {id}}, {kTableEntries, {id, after}}};
}

std::expected<std::optional<StoredTable>, ReadError> read_table(const std::string& id, int after,
                                                                const std::expected<Results, ReadError>& results) {
  const auto damaged = [](std::string message) {
    return std::unexpected(ReadError{ReadError::Of::table, std::move(message)});
  };
  if (!results && results.error().of == ReadError::Of::table)
    return damaged("table " + id + " is damaged: " + results.error().message);
  if (!results) return std::unexpected(results.error());
  const Rows& tables = (*results)[0];
  if (tables.empty() && (*results)[1].empty()) return std::nullopt;
  if (tables.empty()) return damaged("table " + id + " is damaged: its seats are there without it");
  StoredTable table = table_of(id, tables.front());
  StoredChain chain{.last = tables.front().number(13), .head = table.head, .before = {}, .links = {}};
  for (const Row& each : (*results)[1]) table.seats.push_back(seat_of(each));
  for (const Row& each : (*results)[2]) {
    const int number = each.number(0);
    if (number == after && after > 0) {
      chain.before = each.text(8);
      continue;
    }
    if (number != after + static_cast<int>(table.log.size()) + 1) return damaged(gap(id, number));
    table.log.push_back(entry_of(each));
    chain.links.push_back(each.text(8));
  }
  if (auto sound = check_chain(table, after, chain); !sound) return damaged(sound.error());
  return table;
}

}  // namespace nemeton
