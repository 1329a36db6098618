#include "bench/stored_games.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>

#include "core/random.hpp"
#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "server/dice/keys.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "table/course.hpp"

namespace nemeton {

namespace {

constexpr int kMostSteps = 40;
// Games that are played before they are written, with one commit for all.
constexpr int kBatch = 1000;

// Plays a step at random. False, and nothing has changed, where that would end the game.
bool play_step(Course& course, std::vector<Entry>& log, Random& random) {
  Course next = course;
  Entry entry{.seat = kChance, .token = {}, .id = {}};
  if (next.awaits_draw()) {
    entry.token = next.draw(random());
  } else {
    entry.seat = next.to_act().first();
    entry.id = std::to_string(log.size());
    std::vector<std::string> tokens = next.match().actions(entry.seat);
    for (OutcomeToken& each : next.match().outcomes()) tokens.push_back(std::move(each.token));
    entry.token = tokens[below(random, static_cast<std::uint32_t>(tokens.size()))];
    next.play(entry.seat, *entry.token).value();
  }
  if (next.is_over()) return false;
  course = std::move(next);
  log.push_back(std::move(entry));
  return true;
}

// A table with a game under way, as its opening writes it, and who may play there.
std::pair<StoredTable, StoredGame> some_game(const std::string& id, const GameEntry& game, Random& random) {
  const OptionValues options(game.info->options, 2);
  StoredGame known{id, {random_key(), random_key()}, 0};
  StoredTable table{.id = known.table,
                    .game = game.info->id,
                    .options = {},
                    .server_seed = random_server_seed(),
                    .seats = {},
                    .log = {},
                    .over = false,
                    .next = {}};
  JsonWriter json(table.options);
  write_options(options, json);
  const WallTime now = std::chrono::time_point_cast<WallTime::duration>(std::chrono::system_clock::now());
  for (const std::string& key : known.keys) table.seats.push_back({.bot = {}, .key_hash = key_hash(key), .taken = now});
  SeatSet persons;
  persons.add(0);
  persons.add(1);
  Course course(game, options, 2, persons);
  const auto steps = below(random, kMostSteps + 1);
  while ((table.log.size() < steps || course.to_act().empty()) && play_step(course, table.log, random)) {
  }
  // The draw that is due would end the game.
  if (course.to_act().empty()) return some_game(id, game, random);
  for (Entry& each : table.log) each.at = now;
  known.to_act = course.to_act().first();
  return {std::move(table), std::move(known)};
}

}  // namespace

std::expected<std::vector<StoredGame>, std::string> store_games(const std::filesystem::path& folder,
                                                                const std::string& game, int count) {
  if (!start_keys()) return std::unexpected("the system gives no random numbers");
  const auto store = open_sqlite(folder);
  if (!store) return std::unexpected(store.error());
  // In their order the database only grows at its end, which is much faster.
  std::vector<std::string> ids(static_cast<std::size_t>(count));
  std::ranges::generate(ids, random_table_id);
  std::ranges::sort(ids);
  std::vector<StoredGame> known;
  Random random(1);
  while (std::ssize(known) < count) {
    asio::io_context io;
    bool has_failed = false;
    const auto make = [&](Change change) -> Task<void> {
      has_failed |= co_await (*store)->make(std::move(change)) != CommitResult::done;
    };
    for (int i = 0; i < kBatch && std::ssize(known) < count; ++i) {
      auto [table, keys] = some_game(ids[known.size()], *find_game(game), random);
      OpenTable opening{std::move(table), ""};
      spawn(io, make(std::move(opening)));
      // Nobody gives a client seed, so that no draw waits for one.
      for (const Seat seat : {0, 1}) {
        CommitToClientSeed without{keys.table, seat, ""};
        spawn(io, make(std::move(without)));
      }
      known.push_back(std::move(keys));
    }
    io.run();
    if (has_failed) return std::unexpected("games cannot be written to " + folder.string());
  }
  return known;
}

}  // namespace nemeton
