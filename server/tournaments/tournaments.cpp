#include "server/tournaments/tournaments.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/base/log.hpp"
#include "server/dice/keys.hpp"
#include "server/table/replay.hpp"
#include "server/tournaments/arena.hpp"

namespace nemeton {

namespace {

constexpr auto kPause = std::chrono::seconds(1);
constexpr int kBatch = 100;
// Tables under way are read so often: a server that had them may be gone.
constexpr auto kWatch = std::chrono::seconds(30);
// Where no table can be opened it is tried again.
constexpr auto kRetry = std::chrono::seconds(30);
// How long whoever is free in an arena waits for somebody new, or for a larger table.
constexpr auto kArenaWait = std::chrono::seconds(10);
// A player who looks at the new table within this time needs no notification.
constexpr auto kLookAway = std::chrono::seconds(10);
// A tournament that nobody starts is over then.
constexpr auto kUnstarted = std::chrono::days(7);
constexpr std::size_t kJoinCodeLength = 8;  // 40 bits

Refusal no_tournament() { return {404, "no_tournament", "there is no tournament with that name"}; }
Refusal not_host() { return {403, "not_host", "only who has made the tournament may do that"}; }
Refusal not_together() { return {403, "not_together", "you and who has made the tournament do not play together"}; }
Refusal is_over() { return {409, "tournament_over", "the tournament is over"}; }
Refusal has_begun() { return {409, "tournament_begun", "the tournament has begun, and nobody comes into it any more"}; }
Refusal is_full() {
  return {409, "tournament_full", "the tournament has " + std::to_string(kMostEntrants) + " people, as many as may be"};
}

// Whether who has that seat was ever there.
bool has_come(const StoredTable& table, Seat seat) {
  const StoredSeat& each = table.seats[static_cast<std::size_t>(seat)];
  if (each.bot || each.commitment || each.client_seed) return true;
  return std::ranges::any_of(table.log, [seat](const Entry& entry) { return entry.seat == seat && entry.token; });
}

// Whether the entrant has dropped out, or left his seat.
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

// Of a table about which nothing is known.
std::vector<int> level(std::size_t seats) { return points_of(std::vector<double>(seats, 0)); }

}  // namespace

void Tournaments::begin() {
  auto go_on = [](std::shared_ptr<Tournaments> self) -> Task<void> {
    co_await self->look_at_due();
    self->tables_.time().ring_at(self->tables_.time().now() + kPause, [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), go_on(shared_from_this()));
}

Tournaments::Answer<TournamentState> Tournaments::read(std::string id) {
  auto stored = co_await store().tournament(id);
  if (!stored) co_return std::unexpected(unavailable());
  if (!*stored) co_return std::unexpected(no_tournament());
  auto state = TournamentState::read(**std::move(stored));
  if (state) co_return *std::move(state);
  if (unreadable_.insert(id).second) log_error("a tournament cannot be read", {{"reason", state.error()}});
  co_return std::unexpected(unavailable());
}

Task<CommitResult> Tournaments::make(const TournamentState& before, const Step& step) {
  AdvanceTournament change{.tournament = before.stored().id,
                           .before = static_cast<int>(before.stored().events.size()),
                           .events = step.events,
                           .entrants = step.entrants,
                           .first_entrant = before.entrants(),
                           .tables = step.tables,
                           .counted = step.counted,
                           .due = step.due};
  const CommitResult result = co_await store().make(std::move(change));
  tables_.note(result);
  if (result != CommitResult::done) co_return result;
  for (const StoredTable& each : step.tables) {
    metrics().opened(each.game);
    log_info("table opened", {{"table", each.id}, {"game", each.game}, {"tournament", before.stored().id}});
    if (const auto host = hosts_.find(before.stored().id); host != hosts_.end()) {
      tables_.rate_limiter().opened(host->second, each.id);
    }
    // Nobody waits for it: if it is lost, the players still find their table here.
    FollowPlayers follow{each.id, tables_.time().wall() + kLookAway};
    co_await store().make(std::move(follow));
    // Bots begin.
    co_await tables_.find(each.id);
  }
  room_.wake(before.stored().id);
  co_return result;
}

Tournaments::Answer<StoredTournament> Tournaments::make(std::string key, TournamentSettings settings, bool plays,
                                                        std::vector<Level> bots, Address client) {
  const auto host = co_await accounts_.player(std::move(key));
  if (!host) co_return std::unexpected(host.error());
  if (static_cast<int>(bots.size()) + (plays ? 1 : 0) > kMostEntrants) co_return std::unexpected(is_full());
  if (const auto too_many = tables_.rate_limiter().open_table(client)) co_return std::unexpected(*too_many);
  StoredTournament made{.id = random_table_id(),
                        .join_code = {},
                        .host = host->id,
                        .settings = {},
                        .entrants = {},
                        .events = {TournamentState::made_event(now())},
                        .due = now() + kUnstarted,
                        .host_name = host->name};
  JsonWriter json(made.settings);
  json.begin_object();
  write_tournament_settings(settings, json);
  json.end_object();
  if (plays) made.entrants.push_back({.player = host->id});
  for (const Level each : bots) made.entrants.push_back({.player = {}, .bot = each});
  for (int i = 0; i < static_cast<int>(made.entrants.size()); ++i)
    made.events.push_back(TournamentState::join_event(now(), i));
  while (true) {
    made.join_code = random_code(kJoinCodeLength);
    AddTournament change{made};
    const CommitResult result = co_await store().make(std::move(change));
    tables_.note(result);
    if (result == CommitResult::failed) co_return std::unexpected(unavailable());
    if (result == CommitResult::done) {
      hosts_.emplace(made.id, client);
      co_return made;
    }
  }
}

Tournaments::Answer<std::string> Tournaments::find(std::string join_code) {
  const auto none = wrong_secret("no_tournament", "no tournament has that join code", 404);
  auto code = read_code(join_code, kJoinCodeLength);
  if (!code) co_return std::unexpected(none);
  const auto id = co_await store().tournament_called(*std::move(code));
  if (!id) co_return std::unexpected(unavailable());
  if (!*id) co_return std::unexpected(none);
  co_return **id;
}

Tournaments::Answer<std::vector<PlayerTournament>> Tournaments::of(std::string key,
                                                                   std::optional<TournamentPlace> after, int most) {
  const auto player = co_await accounts_.owner(std::move(key));
  if (!player) co_return std::unexpected(player.error());
  auto found = co_await store().tournaments_of(player->id, std::move(after), most);
  if (!found) co_return std::unexpected(unavailable());
  co_return *std::move(found);
}

Tournaments::Answer<std::shared_ptr<const WatchedTournament>> Tournaments::watch(std::string id,
                                                                                 std::optional<std::string> key,
                                                                                 int after, std::chrono::seconds wait) {
  std::optional<Player> player;
  if (key) {
    const auto known = co_await accounts_.player(*std::move(key));
    if (!known) co_return std::unexpected(known.error());
    player = *known;
  }
  PendingRequests::Sleeper bed(room_, tables_.loops().main().get_executor(), id);
  const auto end = std::chrono::steady_clock::now() + wait;
  while (true) {
    auto state = co_await read(id);
    if (!state) co_return std::unexpected(state.error());
    const auto events = static_cast<int>(state->stored().events.size());
    // A client that knows more has it from a server that has gone back to a backup.
    if (events != after || tables_.stopping() || std::chrono::steady_clock::now() >= end) {
      co_return std::make_shared<const WatchedTournament>(*std::move(state), player);
    }
    co_await bed.sleep_until(end);
  }
}

Tournaments::Answer<void> Tournaments::change(std::string id, std::string key, bool by_host, Plan plan) {
  const auto player = co_await accounts_.player(std::move(key));
  if (!player) co_return std::unexpected(player.error());
  while (true) {
    const auto state = co_await read(id);
    if (!state) co_return std::unexpected(state.error());
    if (by_host && state->stored().host != player->id) co_return std::unexpected(not_host());
    if (state->phase() == TournamentState::Phase::over) co_return std::unexpected(is_over());
    Step step{.state = *state, .due = state->stored().due};
    // What follows from it is done at once.
    if (state->phase() == TournamentState::Phase::running) step.due = now();
    if (const auto refused = plan(step)) co_return std::unexpected(*refused);
    if (step.events.empty()) co_return std::expected<void, Refusal>{};
    const CommitResult result = co_await make(*state, step);
    if (result == CommitResult::failed) co_return std::unexpected(unavailable());
    if (result == CommitResult::conflict) continue;
    if (step.due && *step.due <= now()) co_await look(id);
    co_return std::expected<void, Refusal>{};
  }
}

Tournaments::Answer<void> Tournaments::join(std::string id, std::string key, Address client) {
  const auto player = co_await accounts_.player(key);
  if (!player) co_return std::unexpected(player.error());
  const auto found = co_await read(id);
  if (!found) co_return std::unexpected(found.error());
  if (found->stored().host != player->id) {
    std::vector<std::string> host = {found->stored().host};
    const auto keeps_apart = co_await store().keeps_apart(player->id, std::move(host));
    if (!keeps_apart) co_return std::unexpected(unavailable());
    if (*keeps_apart) co_return std::unexpected(not_together());
  }
  auto plan = [this, who = player->id, client](Step& step) -> std::optional<Refusal> {
    const auto known = step.state.entrant_of(who);
    if (known && step.state.is_playing(*known)) return std::nullopt;
    // Who has dropped out of a round robin comes back to the games that are left.
    const bool returns = known && step.state.settings().format == TournamentFormat::round_robin;
    if (!step.state.is_open() && !returns) return has_begun();
    const bool waits = step.state.phase() == TournamentState::Phase::waiting;
    if ((!known || waits) && step.state.is_full()) return is_full();
    if (known) {
      step.add(TournamentState::back_event(now(), *known));
      return std::nullopt;
    }
    const Instant instant = tables_.time().now();
    if (!tables_.rate_limiter().shares().hold("entrants of " + step.state.stored().id, kEntrantShare,
                                              {who, {holder_at(client)}}, instant + kUnstarted, instant)) {
      return Refusal{409, "tournament_full",
                     std::to_string(kEntrantShare) + " people have joined from this address, which is the most"};
    }
    step.entrants.push_back({.player = who});
    step.events.push_back(TournamentState::join_event(now(), step.state.entrants()));
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/false, std::move(plan));
}

Tournaments::Answer<void> Tournaments::leave(std::string id, std::string key) {
  const auto player = co_await accounts_.player(key);
  if (!player) co_return std::unexpected(player.error());
  auto plan = [this, who = player->id](Step& step) -> std::optional<Refusal> {
    const auto known = step.state.entrant_of(who);
    if (known) drop_out(step, *known);
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/false, std::move(plan));
}

Tournaments::Answer<void> Tournaments::add_bot(std::string id, std::string key, Level level) {
  auto plan = [this, level](Step& step) -> std::optional<Refusal> {
    if (!step.state.is_open()) return has_begun();
    if (step.state.is_full()) return is_full();
    step.entrants.push_back({.player = {}, .bot = level});
    step.events.push_back(TournamentState::join_event(now(), step.state.entrants()));
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Tournaments::Answer<void> Tournaments::remove(std::string id, std::string key, int entrant) {
  auto plan = [this, entrant](Step& step) -> std::optional<Refusal> {
    if (entrant < 0 || entrant >= step.state.entrants()) {
      return bad_request("entrant is " + std::to_string(entrant) + ", expected the number of one");
    }
    drop_out(step, entrant);
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Tournaments::Answer<void> Tournaments::start(std::string id, std::string key) {
  auto plan = [this](Step& step) -> std::optional<Refusal> {
    if (step.state.phase() != TournamentState::Phase::waiting) return has_begun();
    const int fewest = std::max(kFewestEntrants, step.state.settings().game->info->min_seats);
    if (step.state.playing() < fewest) {
      return Refusal{409, "too_few",
                     "there are " + std::to_string(step.state.playing()) + " who play, expected at least " +
                         std::to_string(fewest)};
    }
    step.add(step.state.start_event(now()));
    step.due = now();
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Tournaments::Answer<void> Tournaments::close(std::string id, std::string key) {
  auto plan = [this](Step& step) -> std::optional<Refusal> {
    step.add(TournamentState::end_event(now()));
    step.due = now();
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

void Tournaments::hear_news(const std::string& id) {
  asio::post(tables_.loops().main(), [weak = weak_from_this(), id] {
    if (const auto self = weak.lock()) id.empty() ? self->room_.wake_all() : self->room_.wake(id);
  });
}

Task<void> Tournaments::look_at_due() {
  const auto due = co_await store().due_tournaments(now(), kBatch);
  if (!due) co_return;
  for (const std::string& each : *due) co_await look(each);
}

Task<void> Tournaments::look(std::string id) {
  while (!tables_.stopping()) {
    const auto state = co_await read(id);
    if (!state) co_return;
    Step step{.state = *state};
    if (!co_await go_on(step)) co_return;
    if (step.is_dropped) {
      hosts_.erase(id);
      DropTournament drop{id};
      co_await store().make(std::move(drop));
      co_return;
    }
    if (step.events.empty() && step.due == state->stored().due) co_return;
    const CommitResult result = co_await make(*state, step);
    if (result == CommitResult::failed) co_return;
    // Another server was faster, or there is more to be done.
    if (result == CommitResult::done && (!step.due || *step.due > now())) co_return;
  }
}

void Tournaments::drop_out(Step& step, int number) {
  if (step.state.is_playing(number)) step.add(TournamentState::leave_event(now(), number));
}

Task<bool> Tournaments::go_on(Step& step) {
  using Phase = TournamentState::Phase;
  const TournamentState& state = step.state;
  if (state.phase() != Phase::over) {
    for (int number = 0; number < state.entrants(); ++number) {
      const StoredEntrant& each = state.entrant(number);
      if (each.player.empty() && !each.bot) drop_out(step, number);
    }
  }
  if (state.phase() == Phase::waiting) {
    // Nobody could start it any more.
    if (state.stored().host.empty() || now() >= state.made() + kUnstarted) step.add(TournamentState::end_event(now()));
    else step.due = state.made() + kUnstarted;
  }
  if (state.phase() == Phase::running) {
    if (!co_await take_results(step)) co_return false;
    if (!co_await open_round(step)) {
      step.due = now() + kRetry;
      co_return true;
    }
    step.due = due_at(step);
  }
  if (state.phase() == Phase::over) {
    // Whatever is under way counts for nothing any more.
    for (std::size_t i = 0; i < state.tables().size(); ++i) {
      if (!state.tournament().games[i].is_over()) step.counted.push_back(state.tables()[i].table);
    }
    step.due = std::nullopt;
    if (days_ > 0) {
      step.due = state.ended() + std::chrono::days(days_);
      step.is_dropped = *step.due <= now();
    }
  }
  co_return true;
}

Task<bool> Tournaments::take_results(Step& step) {
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
      if ((*result)->missing[seat]) drop_out(step, step.state.number_of(seats[seat]));
    }
  }
  co_return true;
}

Task<std::expected<std::optional<Tournaments::Result>, std::string>> Tournaments::result_of(
    const TournamentState& state, std::size_t game) {
  const std::string id = state.tables()[game].table;
  const Seating& seats = state.tournament().games[game].seats;
  std::vector<bool> missing(seats.size());
  while (true) {
    const auto stored = co_await store().load(id, 0);
    if (!stored && stored.error().of == ReadError::Of::store) co_return std::unexpected(stored.error().message);
    // It is damaged: nobody is to lose by that.
    if (!stored) co_return Result{level(seats.size()), {}};
    if (!*stored) {
      // Everybody has left it; whoever plays against bots may close it too.
      for (std::size_t seat = 0; seat < seats.size(); ++seat)
        missing[seat] = !state.entrant(state.number_of(seats[seat])).bot;
      co_return Result{points_without(missing), missing};
    }
    const StoredTable& table = **stored;
    if (table.over) {
      // Who had not come yet when it ended might have.
      const WallTime end = table.log.empty() ? now() : table.log.back().at;
      for (std::size_t seat = 0; seat < seats.size(); ++seat)
        missing[seat] = is_missing(state, game, table, static_cast<Seat>(seat), end);
      if (std::ranges::find(missing, true) != missing.end()) co_return Result{points_without(missing), missing};
      const std::vector<double> returns = returns_of(table);
      co_return Result{returns.empty() ? level(seats.size()) : points_of(returns), {}};
    }
    const std::chrono::minutes length = state.settings().round_length;
    if (length > std::chrono::minutes(0) && now() >= state.tables()[game].opened + length)
      co_return Result{level(seats.size()), {}};
    const auto lost = lost_seat(state, game, table);
    const auto found = co_await tables_.find(id);
    if (!found || !lost) co_return std::nullopt;
    // The game ends as if the seat had given it up, and is read again.
    const auto given_up =
        co_await asio::co_spawn((*found)->strand(), (*found)->act(nullptr, *lost, "", std::nullopt), kResult);
    if (!given_up && given_up.error().code == unavailable().code) co_return std::unexpected(given_up.error().message);
    // It has ended in that instant, as the next look will find.
    if (!given_up) co_return std::nullopt;
  }
}

std::optional<Seat> Tournaments::lost_seat(const TournamentState& state, std::size_t game,
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

bool Tournaments::is_missing(const TournamentState& state, std::size_t game, const StoredTable& table, Seat seat,
                             WallTime at) const {
  if (has_come(table, seat)) return false;
  const int number = state.number_of(state.tournament().games[game].seats[static_cast<std::size_t>(seat)]);
  return at >= state.tables()[game].opened + state.settings().patience ||
         has_gone(state, number, table.seats[static_cast<std::size_t>(seat)]);
}

Task<bool> Tournaments::note_apart(Step& step) {
  const TournamentState& state = step.state;
  std::map<std::string, int> places;
  for (int place = 0; place < static_cast<int>(state.tournament().entrants.size()); ++place) {
    const std::string& player = state.entrant(state.number_of(place)).player;
    if (!player.empty() && state.tournament().entrants[static_cast<std::size_t>(place)].is_playing) {
      places.emplace(player, place);
    }
  }
  std::vector<std::pair<int, int>> apart;
  for (const auto& [player, place] : places) {
    const auto blocked = co_await store().blocked_by(player);
    if (!blocked) co_return false;
    for (const Blocked& each : *blocked) {
      if (const auto other = places.find(each.player); other != places.end()) apart.emplace_back(place, other->second);
    }
  }
  step.state.set_apart(std::move(apart));
  co_return true;
}

Task<bool> Tournaments::open_round(Step& step) {
  const TournamentState& state = step.state;
  const Tournament& tournament = state.tournament();
  if (state.settings().format == TournamentFormat::arena) {
    if (now() >= state.started() + state.settings().length) {
      if (!tournament.is_round_open()) step.add(TournamentState::end_event(now()));
      co_return true;
    }
    const bool waited = now() >= state.settled() + kArenaWait;
    // An arena is looked at often; the store is asked only where somebody could be paired.
    if (next_arena_tables(tournament, waited).empty()) co_return true;
    if (!co_await note_apart(step)) co_return false;
    const auto tables = next_arena_tables(tournament, waited);
    co_return tables.empty() || open_tables(step, tournament.round() + 1, tables);
  }
  if (tournament.is_round_open()) co_return true;
  if (tournament.round() > 0 && now() < state.settled() + state.settings().pause) co_return true;
  if (const auto again = replays(tournament); !again.empty()) co_return open_tables(step, tournament.round(), again);
  if (!co_await note_apart(step)) co_return false;
  const auto tables = next_round(tournament);
  if (!tables.empty()) co_return open_tables(step, tournament.round() + 1, tables);
  step.add(TournamentState::end_event(now()));
  co_return true;
}

bool Tournaments::open_tables(Step& step, int round, const std::vector<Seating>& seatings) {
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
    auto laid = tables_.lay(opening);
    if (!laid) return false;
    ids.back() = laid->id;
    tables.push_back(*std::move(laid));
  }
  step.add(step.state.round_event(now(), round, seatings, ids));
  step.tables = std::move(tables);
  return true;
}

std::optional<WallTime> Tournaments::due_at(const Step& step) const {
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
    if (opened + settings.patience > now()) by(opened + settings.patience);
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
