#include "server/tournaments/tournaments.hpp"

#include <algorithm>

#include "protocol/json_text.hpp"
#include "server/base/log.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

constexpr auto kPause = std::chrono::seconds(1);
constexpr int kBatch = 100;
// A player who looks at the new table within this time needs no notification.
constexpr auto kLookAway = std::chrono::seconds(10);
constexpr std::size_t kJoinCodeLength = 8;  // 40 bits

Refusal no_tournament() { return {404, "no_tournament", "there is no tournament with that name"}; }
Refusal not_host() { return {403, "not_host", "only who has made the tournament may do that"}; }
Refusal blocked() { return {403, "blocked", "you and who has made the tournament do not play together"}; }
Refusal is_over() { return {409, "tournament_over", "the tournament is over"}; }
Refusal has_begun() {
  return {409, "tournament_started", "the tournament has begun, and nobody comes into it any more"};
}
Refusal is_full() {
  return {409, "tournament_full", "the tournament has " + std::to_string(kMostEntrants) + " people, as many as may be"};
}

}  // namespace

void Tournaments::begin() {
  auto run = [](std::shared_ptr<Tournaments> self) -> Task<void> {
    co_await self->advance_due();
    self->tables_.time().ring_at(self->tables_.time().now() + kPause, [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), run(shared_from_this()));
}

Answer<TournamentState> Tournaments::read(std::string id) {
  auto stored = co_await store().tournament(id);
  if (!stored) co_return std::unexpected(unavailable());
  if (!*stored) co_return std::unexpected(no_tournament());
  auto state = TournamentState::read(**std::move(stored));
  if (state) co_return *std::move(state);
  if (unreadable_.insert(id).second) log_error("a tournament cannot be read", {{"reason", state.error()}});
  co_return std::unexpected(unavailable());
}

Task<CommitResult> Tournaments::write(const TournamentState& before, const TournamentStep& step) {
  AdvanceTournament change{.tournament = before.stored().id,
                           .before = static_cast<int>(before.stored().events.size()),
                           .events = step.events,
                           .entrants = step.entrants,
                           .first_entrant = before.entrants(),
                           .tables = step.tables,
                           .counted = step.counted,
                           .due = step.due};
  const CommitResult result = co_await store().make(std::move(change));
  tables_.note_result(result);
  if (result != CommitResult::done) co_return result;
  for (const StoredTable& each : step.tables) {
    metrics().opened(each.game);
    log_info("table opened", {{"table", each.id}, {"game", each.game}, {"tournament", before.stored().id}});
    if (const auto host = hosts_.find(before.stored().id); host != hosts_.end()) {
      tables_.rate_limiter().opened(host->second, each.id);
    }
    // The result does not matter: if it is lost, the players still find their table here.
    FollowPlayers follow{each.id, tables_.time().wall() + kLookAway};
    co_await store().make(std::move(follow));
    // A table in memory lets its bots begin.
    co_await tables_.find(each.id);
  }
  watching_.wake(before.stored().id);
  co_return result;
}

Answer<StoredTournament> Tournaments::make(std::string key, TournamentSettings settings, bool plays,
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
                        .due = now() + kTimeToStart,
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
    tables_.note_result(result);
    if (result == CommitResult::failed) co_return std::unexpected(unavailable());
    if (result == CommitResult::done) {
      hosts_.emplace(made.id, client);
      co_return made;
    }
  }
}

Answer<std::string> Tournaments::find(std::string join_code) {
  const auto none = wrong_secret("no_tournament", "no tournament has that join code", 404);
  auto code = read_code(join_code, kJoinCodeLength);
  if (!code) co_return std::unexpected(none);
  const auto id = co_await store().tournament_called(*std::move(code));
  if (!id) co_return std::unexpected(unavailable());
  if (!*id) co_return std::unexpected(none);
  co_return **id;
}

Answer<std::vector<PlayerTournament>> Tournaments::of(std::string key, std::optional<TournamentPlace> after, int most) {
  const auto player = co_await accounts_.owner(std::move(key));
  if (!player) co_return std::unexpected(player.error());
  auto found = co_await store().tournaments_of(player->id, std::move(after), most);
  if (!found) co_return std::unexpected(unavailable());
  co_return *std::move(found);
}

Answer<std::shared_ptr<const WatchedTournament>> Tournaments::watch(std::string id, std::optional<std::string> key,
                                                                    int after, std::chrono::seconds wait) {
  std::optional<Player> player;
  if (key) {
    const auto known = co_await accounts_.player(*std::move(key));
    if (!known) co_return std::unexpected(known.error());
    player = *known;
  }
  LongPolls::Sleeper sleeper(watching_, tables_.loops().main().get_executor(), id);
  const auto end = std::chrono::steady_clock::now() + wait;
  while (true) {
    auto state = co_await read(id);
    if (!state) co_return std::unexpected(state.error());
    const auto events = static_cast<int>(state->stored().events.size());
    // A client that knows more has it from a server that has gone back to a backup.
    if (events != after || tables_.stopping() || std::chrono::steady_clock::now() >= end) {
      co_return std::make_shared<const WatchedTournament>(*std::move(state), player);
    }
    co_await sleeper.sleep_until(end);
  }
}

Answer<void> Tournaments::change(std::string id, std::string key, bool by_host, Plan plan) {
  const auto player = co_await accounts_.player(std::move(key));
  if (!player) co_return std::unexpected(player.error());
  while (true) {
    const auto state = co_await read(id);
    if (!state) co_return std::unexpected(state.error());
    if (by_host && state->stored().host != player->id) co_return std::unexpected(not_host());
    if (state->phase() == TournamentState::Phase::over) co_return std::unexpected(is_over());
    TournamentStep step{.state = *state, .due = state->stored().due};
    // The tournament advances at once.
    if (state->phase() == TournamentState::Phase::running) step.due = now();
    if (const auto refused = plan(step)) co_return std::unexpected(*refused);
    if (step.events.empty()) co_return std::expected<void, Refusal>{};
    const CommitResult result = co_await write(*state, step);
    if (result == CommitResult::failed) co_return std::unexpected(unavailable());
    if (result == CommitResult::conflict) continue;
    if (step.due && *step.due <= now()) co_await advance(id);
    co_return std::expected<void, Refusal>{};
  }
}

Answer<void> Tournaments::join(std::string id, std::string key, Address client) {
  const auto player = co_await accounts_.player(key);
  if (!player) co_return std::unexpected(player.error());
  const auto found = co_await read(id);
  if (!found) co_return std::unexpected(found.error());
  if (found->stored().host != player->id) {
    std::vector<std::string> host = {found->stored().host};
    const auto keeps_apart = co_await store().keeps_apart(player->id, std::move(host));
    if (!keeps_apart) co_return std::unexpected(unavailable());
    if (*keeps_apart) co_return std::unexpected(blocked());
  }
  auto plan = [this, who = player->id, client](TournamentStep& step) -> std::optional<Refusal> {
    const auto known = step.state.entrant_of(who);
    if (known && step.state.is_playing(*known)) return std::nullopt;
    // An entrant who has dropped out of a round robin comes back to the games that are left.
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
                                              {who, {holder_at(client)}}, instant + kTimeToStart, instant)) {
      return Refusal{409, "tournament_full",
                     std::to_string(kEntrantShare) + " people have joined from this address, which is the most"};
    }
    step.entrants.push_back({.player = who});
    step.events.push_back(TournamentState::join_event(now(), step.state.entrants()));
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/false, std::move(plan));
}

Answer<void> Tournaments::leave(std::string id, std::string key) {
  const auto player = co_await accounts_.player(key);
  if (!player) co_return std::unexpected(player.error());
  auto plan = [this, who = player->id](TournamentStep& step) -> std::optional<Refusal> {
    const auto known = step.state.entrant_of(who);
    if (known) step.drop_out(now(), *known);
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/false, std::move(plan));
}

Answer<void> Tournaments::add_bot(std::string id, std::string key, Level level) {
  auto plan = [this, level](TournamentStep& step) -> std::optional<Refusal> {
    if (!step.state.is_open()) return has_begun();
    if (step.state.is_full()) return is_full();
    step.entrants.push_back({.player = {}, .bot = level});
    step.events.push_back(TournamentState::join_event(now(), step.state.entrants()));
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Answer<void> Tournaments::remove(std::string id, std::string key, int entrant) {
  auto plan = [this, entrant](TournamentStep& step) -> std::optional<Refusal> {
    if (entrant < 0 || entrant >= step.state.entrants()) {
      return bad_request("entrant is " + std::to_string(entrant) + ", expected the number of one");
    }
    step.drop_out(now(), entrant);
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Answer<void> Tournaments::start(std::string id, std::string key) {
  auto plan = [this](TournamentStep& step) -> std::optional<Refusal> {
    if (step.state.phase() != TournamentState::Phase::waiting) return has_begun();
    const int fewest = std::max(kFewestEntrants, step.state.settings().game->info->min_seats);
    if (step.state.playing() < fewest) {
      return Refusal{409, "too_few_entrants",
                     "there are " + std::to_string(step.state.playing()) + " who play, expected at least " +
                         std::to_string(fewest)};
    }
    step.add(step.state.start_event(now()));
    step.due = now();
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

Answer<void> Tournaments::close(std::string id, std::string key) {
  auto plan = [this](TournamentStep& step) -> std::optional<Refusal> {
    step.add(TournamentState::end_event(now()));
    step.due = now();
    return std::nullopt;
  };
  co_return co_await change(std::move(id), std::move(key), /*by_host=*/true, std::move(plan));
}

void Tournaments::wake(const std::string& id) {
  asio::post(tables_.loops().main(), [weak = weak_from_this(), id] {
    if (const auto self = weak.lock()) id.empty() ? self->watching_.wake_all() : self->watching_.wake(id);
  });
}

Task<void> Tournaments::advance_due() {
  const auto due = co_await store().due_tournaments(now(), kBatch);
  if (!due) co_return;
  for (const std::string& each : *due) co_await advance(each);
}

Task<void> Tournaments::advance(std::string id) {
  while (!tables_.stopping()) {
    const auto state = co_await read(id);
    if (!state) co_return;
    TournamentStep step{.state = *state};
    if (!co_await runner_.advance(step)) co_return;
    if (step.is_dropped) {
      hosts_.erase(id);
      DropTournament drop{id};
      co_await store().make(std::move(drop));
      co_return;
    }
    if (step.events.empty() && step.due == state->stored().due) co_return;
    const CommitResult result = co_await write(*state, step);
    if (result == CommitResult::failed) co_return;
    // Another server was faster, or there is more to be done.
    if (result == CommitResult::done && (!step.due || *step.due > now())) co_return;
  }
}

}  // namespace nemeton
