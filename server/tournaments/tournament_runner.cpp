#include "server/tournaments/tournament_runner.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "server/dice/keys.hpp"
#include "server/table/state/replay.hpp"
#include "server/tournaments/arena.hpp"

namespace nemeton {

namespace {

// Tables under way are read this often: the server that had them may be gone.
constexpr auto kWatch = std::chrono::seconds(30);
// If no table can be opened, this long passes before the next try.
constexpr auto kRetry = std::chrono::seconds(30);
// How long free entrants of an arena wait for others, or for a larger table.
constexpr auto kArenaWait = std::chrono::seconds(10);

// Whether the player of that seat was ever at the table.
bool has_come(const StoredTable& table, Seat seat) {
  const StoredSeat& each = table.seats[static_cast<std::size_t>(seat)];
  if (each.bot || each.commitment || each.client_seed) return true;
  return std::ranges::any_of(table.log, [seat](const Entry& entry) { return entry.seat == seat && entry.token; });
}

// Whether the entrant has dropped out, or left their seat.
bool has_gone(const TournamentState& state, int number, const StoredSeat& seat) {
  return !state.is_playing(number) || seat.player != state.entrant(number).player;
}

std::vector<double> returns_of(const StoredTable& table) {
  auto course = begin_course(table);
  if (!course) return {};
  for (const Entry& each : table.log) {
    if (!play(*course, each)) return {};
  }
  const Returns returns = course->returns();
  return {returns.begin(), returns.begin() + static_cast<std::ptrdiff_t>(table.seats.size())};
}

// The points of a table whose result is unknown.
std::vector<int> equal_points(std::size_t seats) { return points_of(std::vector<double>(seats, 0)); }

}  // namespace

Task<bool> TournamentRunner::advance(TournamentStep& step) {
  using Phase = TournamentState::Phase;
  const TournamentState& state = step.state;
  if (state.phase() != Phase::over) {
    for (int number = 0; number < state.entrants(); ++number) {
      const StoredEntrant& each = state.entrant(number);
      if (each.player.empty() && !each.bot) step.drop_out(now(), number);
    }
  }
  if (state.phase() == Phase::waiting) advance_waiting(step);
  if (state.phase() == Phase::running) {
    if (!co_await take_results(step)) co_return false;
    if (!co_await open_round(step)) {
      step.due = now() + kRetry;
      co_return true;
    }
    step.due = due_at(step);
  }
  if (state.phase() == Phase::over) finish(step);
  co_return true;
}

void TournamentRunner::advance_waiting(TournamentStep& step) const {
  const WallTime end = step.state.made() + kTimeToStart;
  // Without its host nobody could start it any more.
  if (step.state.stored().host.empty() || now() >= end) step.add(TournamentState::end_event(now()));
  else step.due = end;
}

void TournamentRunner::finish(TournamentStep& step) const {
  const TournamentState& state = step.state;
  // Games that are still under way do not count any more.
  for (std::size_t i = 0; i < state.tables().size(); ++i) {
    if (!state.tournament().games[i].is_over()) step.counted.push_back(state.tables()[i].table);
  }
  step.due = std::nullopt;
  if (days_ == 0) return;
  step.due = state.ended() + std::chrono::days(days_);
  step.is_dropped = *step.due <= now();
}

Task<bool> TournamentRunner::take_results(TournamentStep& step) {
  for (std::size_t game = 0; game < step.state.tables().size(); ++game) {
    if (step.state.tournament().games[game].is_over()) continue;
    const auto result = co_await result_of(step.state, game);
    if (!result) co_return false;
    if (!*result) continue;
    const std::string table = step.state.tables()[game].table;
    step.add(TournamentState::result_event(now(), table, (*result)->points, (*result)->missing));
    step.counted.push_back(table);
    const Seating& seats = step.state.tournament().games[game].seats;
    for (std::size_t seat = 0; seat < (*result)->missing.size(); ++seat) {
      if ((*result)->missing[seat]) step.drop_out(now(), step.state.number_of(seats[seat]));
    }
  }
  co_return true;
}

TournamentRunner::Result TournamentRunner::result_of_deleted(const TournamentState& state, std::size_t game) const {
  // Everybody has left it; a player who plays against bots may close it too.
  const Seating& seats = state.tournament().games[game].seats;
  std::vector<bool> missing(seats.size());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    missing[seat] = !state.entrant(state.number_of(seats[seat])).bot;
  }
  return {points_without(missing), missing};
}

TournamentRunner::Result TournamentRunner::result_of_finished(const TournamentState& state, std::size_t game,
                                                              const StoredTable& table) const {
  // A player who had not come yet when it ended might still have come in time.
  const WallTime end = table.log.empty() ? now() : table.log.back().at;
  std::vector<bool> missing(table.seats.size());
  for (std::size_t seat = 0; seat < missing.size(); ++seat) {
    missing[seat] = is_missing(state, game, table, static_cast<Seat>(seat), end);
  }
  if (std::ranges::find(missing, true) != missing.end()) return {points_without(missing), missing};
  const std::vector<double> returns = returns_of(table);
  return {returns.empty() ? equal_points(missing.size()) : points_of(returns), {}};
}

Task<std::expected<std::optional<TournamentRunner::Result>, std::string>> TournamentRunner::result_of(
    const TournamentState& state, std::size_t game) {
  const std::string id = state.tables()[game].table;
  const std::size_t seats = state.tournament().games[game].seats.size();
  while (true) {
    const auto stored = co_await tables_.store().load(id, 0);
    if (!stored && stored.error().of == ReadError::Of::store) co_return std::unexpected(stored.error().message);
    // No player is to lose because the table is damaged.
    if (!stored) co_return Result{equal_points(seats), {}};
    if (!*stored) co_return result_of_deleted(state, game);
    const StoredTable& table = **stored;
    if (table.over) co_return result_of_finished(state, game, table);
    const std::chrono::minutes length = state.settings().round_length;
    if (length > std::chrono::minutes(0) && now() >= state.tables()[game].opened + length) {
      co_return Result{equal_points(seats), {}};
    }
    const auto lost = lost_seat(state, game, table);
    const auto found = co_await tables_.find(id);
    if (!found || !lost) co_return std::nullopt;
    // The game ends as if the seat had resigned, and is read again.
    const auto resigned =
        co_await asio::co_spawn((*found)->strand(), (*found)->act(nullptr, *lost, "", std::nullopt), kResult);
    if (!resigned && resigned.error().code == unavailable().code) co_return std::unexpected(resigned.error().message);
    // It has ended in that instant, as the next look will find.
    if (!resigned) co_return std::nullopt;
  }
}

std::optional<Seat> TournamentRunner::lost_seat(const TournamentState& state, std::size_t game,
                                                const StoredTable& table) const {
  const Seating& seats = state.tournament().games[game].seats;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const int number = state.number_of(seats[seat]);
    const bool is_bot = state.entrant(number).bot.has_value();
    const bool is_gone = !is_bot && has_gone(state, number, table.seats[seat]);
    if (is_gone || is_missing(state, game, table, static_cast<Seat>(seat), now())) return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

bool TournamentRunner::is_missing(const TournamentState& state, std::size_t game, const StoredTable& table, Seat seat,
                                  WallTime at) const {
  if (has_come(table, seat)) return false;
  const int number = state.number_of(state.tournament().games[game].seats[static_cast<std::size_t>(seat)]);
  return at >= state.tables()[game].opened + state.settings().arrival_time ||
         has_gone(state, number, table.seats[static_cast<std::size_t>(seat)]);
}

Task<bool> TournamentRunner::note_blocked_pairs(TournamentStep& step) {
  const TournamentState& state = step.state;
  std::map<std::string, int> places;
  for (int place = 0; place < static_cast<int>(state.tournament().entrants.size()); ++place) {
    const std::string& player = state.entrant(state.number_of(place)).player;
    if (!player.empty() && state.tournament().entrants[static_cast<std::size_t>(place)].is_playing) {
      places.emplace(player, place);
    }
  }
  std::vector<std::pair<int, int>> blocked_pairs;
  for (const auto& [player, place] : places) {
    const auto blocked = co_await tables_.store().blocked_by(player);
    if (!blocked) co_return false;
    for (const Blocked& each : *blocked) {
      if (const auto other = places.find(each.player); other != places.end())
        blocked_pairs.emplace_back(place, other->second);
    }
  }
  step.state.set_blocked_pairs(std::move(blocked_pairs));
  co_return true;
}

Task<bool> TournamentRunner::open_arena_tables(TournamentStep& step) {
  const TournamentState& state = step.state;
  const Tournament& tournament = state.tournament();
  if (now() >= state.started() + state.settings().length) {
    if (!tournament.is_round_open()) step.add(TournamentState::end_event(now()));
    co_return true;
  }
  const bool has_waited = now() >= state.settled() + kArenaWait;
  // An arena advances often; the store is asked only if entrants could be paired.
  if (next_arena_tables(tournament, has_waited).empty()) co_return true;
  if (!co_await note_blocked_pairs(step)) co_return false;
  const auto tables = next_arena_tables(tournament, has_waited);
  co_return tables.empty() || open_tables(step, tournament.round() + 1, tables);
}

Task<bool> TournamentRunner::open_round(TournamentStep& step) {
  const TournamentState& state = step.state;
  const Tournament& tournament = state.tournament();
  if (state.settings().format == TournamentFormat::arena) co_return co_await open_arena_tables(step);
  if (tournament.is_round_open()) co_return true;
  if (tournament.round() > 0 && now() < state.settled() + state.settings().pause) co_return true;
  if (const auto again = replays(tournament); !again.empty()) co_return open_tables(step, tournament.round(), again);
  if (!co_await note_blocked_pairs(step)) co_return false;
  const auto tables = next_round(tournament);
  if (!tables.empty()) co_return open_tables(step, tournament.round() + 1, tables);
  step.add(TournamentState::end_event(now()));
  co_return true;
}

bool TournamentRunner::open_tables(TournamentStep& step, int round, const std::vector<Seating>& seatings) {
  const TournamentSettings& settings = step.state.settings();
  std::vector<std::string> ids;
  std::vector<StoredTable> tables;
  for (const Seating& seating : seatings) {
    ids.emplace_back();
    if (seating.size() == 1) continue;
    const auto options = tournament_options(settings, static_cast<int>(seating.size()));
    if (!options) return false;
    Opening opening{.game = settings.game,
                    .options = *options,
                    .time_control = settings.time_control,
                    .seats = {},
                    .rematch_of = {},
                    .client = {}};
    for (const int each : seating) {
      const StoredEntrant& entrant = step.state.entrant(step.state.number_of(each));
      StoredSeat seat{.bot = entrant.bot, .key_hash = {}, .player = entrant.player};
      // A player's own session opens the seat, and nothing else does.
      if (!entrant.bot) seat.key_hash = key_hash(random_key());
      opening.seats.push_back(std::move(seat));
    }
    auto prepared = tables_.prepare(opening);
    if (!prepared) return false;
    ids.back() = prepared->id;
    tables.push_back(*std::move(prepared));
  }
  step.add(step.state.round_event(now(), round, seatings, ids));
  step.tables = std::move(tables);
  return true;
}

std::optional<WallTime> TournamentRunner::due_at(const TournamentStep& step) const {
  const TournamentState& state = step.state;
  if (state.phase() != TournamentState::Phase::running) return now();
  const TournamentSettings& settings = state.settings();
  const bool is_arena = settings.format == TournamentFormat::arena;
  std::optional<WallTime> due;
  const auto by = [&](WallTime time) {
    if (!due || time < *due) due = time;
  };
  for (std::size_t i = 0; i < state.tables().size(); ++i) {
    if (state.tournament().games[i].is_over()) continue;
    const WallTime opened = state.tables()[i].opened;
    by(now() + kWatch);
    if (opened + settings.arrival_time > now()) by(opened + settings.arrival_time);
    if (settings.round_length > std::chrono::minutes(0)) by(opened + settings.round_length);
  }
  if (is_arena) {
    const WallTime end = state.started() + settings.length;
    if (end > now()) by(end);
    if (!free_entrants(state.tournament()).empty() && end > now())
      by(now() < state.settled() + kArenaWait ? state.settled() + kArenaWait : now() + kArenaWait);
  } else if (!state.tournament().is_round_open()) {
    by(std::max(now(), state.settled() + settings.pause));
  }
  return due;
}

}  // namespace nemeton
