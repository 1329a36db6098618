#include "server/tournaments/tournaments.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

constexpr int kTournamentsAtOnce = 50;

// Answers by something that runs on the main loop.
template <class T>
Task<std::expected<T, Refusal>> on_main(const Api& api, Task<std::expected<T, Refusal>> task) {
  co_return co_await asio::co_spawn(api.tables.loops().main(), std::move(task), kResult);
}

double shown_points(int points) { return static_cast<double>(points) / kWin; }

const char* phase_of(const TournamentState& state) {
  using Phase = TournamentState::Phase;
  return state.phase() == Phase::waiting ? "waiting" : state.phase() == Phase::running ? "running" : "over";
}

// What somebody is called: null for a player who was deleted, and for bots, which have a level.
void write_name(const std::string& name, JsonWriter& json) { name.empty() ? json.null() : json.string(name); }

void write_entrants(const TournamentState& state, JsonWriter& json) {
  json.key("entrants").begin_array();
  for (int number = 0; number < state.entrants(); ++number) {
    const StoredEntrant& each = state.entrant(number);
    json.begin_object().key("name");
    write_name(each.name, json);
    json.key("bot");
    each.bot ? json.string(kLevelNames[static_cast<std::size_t>(*each.bot)]) : json.null();
    json.field("playing", state.is_playing(number)).end_object();
  }
  json.end_array();
}

void write_tables(const TournamentState& state, JsonWriter& json) {
  json.key("tables").begin_array();
  for (std::size_t i = 0; i < state.tables().size(); ++i) {
    const TournamentGame& game = state.tournament().games[i];
    json.begin_object().field("round", game.round).key("table");
    game.is_bye() ? json.null() : json.string(state.tables()[i].table);
    json.key("entrants").begin_array();
    for (const int each : game.seats) json.number(state.number_of(each));
    json.end_array().key("points");
    if (game.is_over()) {
      json.begin_array();
      for (const int each : game.points) json.number(shown_points(each));
      json.end_array();
    } else {
      json.null();
    }
    json.key("missing").begin_array();
    for (std::size_t seat = 0; seat < game.missing.size(); ++seat) {
      if (game.missing[seat]) json.number(static_cast<int>(seat));
    }
    json.end_array().end_object();
  }
  json.end_array();
}

void write_standings(const TournamentState& state, JsonWriter& json) {
  json.key("tie_breaks").begin_array();
  for (const TieBreak each : tie_breaks(state.settings().format))
    json.string(kTieBreakNames[static_cast<std::size_t>(each)]);
  json.end_array().key("standings").begin_array();
  for (const TournamentStanding& each : standings(state.tournament())) {
    json.begin_object().field("entrant", state.number_of(each.entrant)).field("place", each.place);
    json.field("points", shown_points(each.points)).field("games", each.games).field("wins", each.wins);
    json.field("buchholz", shown_points(each.buchholz)).field("buchholz_cut_1", shown_points(each.buchholz_cut));
    json.field("sonneborn_berger", shown_points(each.sonneborn_berger))
        .field("direct_encounter", shown_points(each.direct));
    json.end_object();
  }
  json.end_array();
}

// In how many seconds something is to happen by itself: the next round, or the end of an arena.
std::optional<std::int64_t> seconds_left(const TournamentState& state, WallTime now) {
  if (state.phase() != TournamentState::Phase::running) return std::nullopt;
  const TournamentSettings& settings = state.settings();
  std::optional<WallTime> next;
  if (settings.format == TournamentFormat::arena) next = state.started() + settings.length;
  else if (!state.tournament().is_round_open()) next = state.settled() + settings.pause;
  if (!next) return std::nullopt;
  return std::max<std::int64_t>(0, std::chrono::ceil<std::chrono::seconds>(*next - now).count());
}

std::string written(const WatchedTournament& watched, WallTime now) {
  const TournamentState& state = watched.state;
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("tournament", state.stored().id).field("join_code", shown_code(state.stored().join_code));
  write_tournament_settings(state.settings(), json);
  json.key("host");
  write_name(state.stored().host_name, json);
  json.field("state", phase_of(state)).field("last", static_cast<int>(state.stored().events.size()));
  json.field("round", state.tournament().round()).field("total_rounds", state.rounds());
  const auto left = seconds_left(state, now);
  json.key("seconds_left");
  left ? json.number(*left) : json.null();
  json.field("can_join", state.is_open());
  write_entrants(state, json);
  write_tables(state, json);
  write_standings(state, json);
  const auto you = watched.player ? state.entrant_of(watched.player->id) : std::nullopt;
  json.key("you");
  you ? json.number(*you) : json.null();
  json.field("is_host", watched.player && watched.player->id == state.stored().host).end_object();
  return text;
}

// A field as RFC 4180 has it; what a spreadsheet would take for a formula is text.
std::string field_of(std::string text) {
  if (!text.empty() && std::string_view("=+-@\t\r").contains(text.front())) text.insert(text.begin(), '\'');
  std::string quoted = "\"";
  for (const char each : text) quoted += each == '"' ? "\"\"" : std::string(1, each);
  return quoted + "\"";
}

std::string csv_of(const TournamentState& state) {
  std::string text = "place,name,points,games,wins,buchholz_cut,buchholz,sonneborn_berger,direct\r\n";
  for (const TournamentStanding& each : standings(state.tournament())) {
    const StoredEntrant& entrant = state.entrant(state.number_of(each.entrant));
    const std::string name =
        entrant.bot ? "bot:" + std::string(kLevelNames[static_cast<std::size_t>(*entrant.bot)]) : entrant.name;
    text += std::to_string(each.place) + "," + field_of(name);
    const auto add = [&](double value) {
      std::string number;
      JsonWriter(number).number(value);
      text += "," + number;
    };
    add(shown_points(each.points));
    text += "," + std::to_string(each.games) + "," + std::to_string(each.wins);
    for (const int sum : {each.buchholz_cut, each.buchholz, each.sonneborn_berger, each.direct}) add(shown_points(sum));
    text += "\r\n";
  }
  return text;
}

// The place in a player's list of tournaments after which the next ones are asked for.
std::expected<std::optional<TournamentPlace>, Refusal> read_place(const Request& request) {
  const int given = request.has("after_state") + request.has("after_at") + request.has("after_tournament");
  if (given == 0) return std::nullopt;
  if (given < 3) {
    return std::unexpected(
        bad_request("expected after_state, after_at and after_tournament together, those of the last tournament"));
  }
  return TournamentPlace{.over = request.text("after_state") == "over",
                         .at = WallTime(milliseconds(request.number("after_at"))),
                         .tournament = request.text("after_tournament")};
}

void write_own(const PlayerTournament& own, JsonWriter& json) {
  const auto settings = nlohmann::json::parse(own.settings);
  json.begin_object().field("tournament", own.place.tournament);
  for (const char* each : {"name", "game", "format"}) json.field(each, settings.at(each).get<std::string>());
  json.field("state", own.place.over ? "over" : own.has_begun ? "running" : "waiting");
  json.key("at").number(milliseconds_of(own.place.at));
  json.field("is_host", own.is_host).end_object();
}

}  // namespace

Task<Response> create_tournament(const Api& api, const Request& request) {
  auto settings = read_tournament_settings(request.input);
  if (!settings) co_return refused(settings.error());
  std::vector<Level> bots;
  for (const auto& each : request.input.value("bots", nlohmann::json::array())) {
    bots.push_back(*level_named(each.get<std::string>()));
  }
  const auto made =
      co_await on_main(api, api.tournaments.make(request.key, *std::move(settings), request.flag("host_plays"),
                                                 std::move(bots), request.client));
  if (!made) co_return refused(made.error());
  co_return object_response(201, [&](JsonWriter& json) {
    json.field("tournament", made->id).field("join_code", shown_code(made->join_code));
  });
}

Task<Response> find_tournament(const Api& api, const Request& request) {
  const auto id =
      co_await try_short_secret(api, request, on_main(api, api.tournaments.find(request.text("join_code"))));
  if (!id) co_return refused(id.error());
  co_return object_response(200, [&](JsonWriter& json) { json.field("tournament", *id); });
}

Task<Response> list_account_tournaments(const Api& api, const Request& request) {
  auto after = read_place(request);
  if (!after) co_return refused(after.error());
  const auto own = co_await on_main(api, api.tournaments.of(request.key, *std::move(after), kTournamentsAtOnce));
  if (!own) co_return refused(own.error());
  co_return list_response("tournaments", *own, write_own);
}

Task<Response> get_tournament(const Api& api, const Request& request) {
  auto key = request.key.empty() ? std::nullopt : std::optional(request.key);
  const auto watched = co_await on_main(
      api, api.tournaments.watch(request.part, std::move(key), static_cast<int>(request.number("after")),
                                 std::chrono::seconds(request.number("wait"))));
  if (!watched) co_return refused(watched.error());
  co_return json_response(200, written(**watched, api.tables.time().wall()));
}

Task<Response> get_standings(const Api& api, const Request& request) {
  const auto watched =
      co_await on_main(api, api.tournaments.watch(request.part, std::nullopt, -1, std::chrono::seconds(0)));
  if (!watched) co_return refused(watched.error());
  Response response = json_response(200, csv_of((*watched)->state));
  response.type = "text/csv; charset=utf-8";
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"standings.csv\"");
  co_return response;
}

Task<Response> join_tournament(const Api& api, const Request& request) {
  co_return done_response(co_await on_main(api, api.tournaments.join(request.part, request.key, request.client)));
}

Task<Response> leave_tournament(const Api& api, const Request& request) {
  co_return done_response(co_await on_main(api, api.tournaments.leave(request.part, request.key)));
}

Task<Response> add_tournament_bot(const Api& api, const Request& request) {
  const Level level = *level_named(request.text("bot"));
  co_return done_response(co_await on_main(api, api.tournaments.add_bot(request.part, request.key, level)));
}

Task<Response> remove_entrant(const Api& api, const Request& request) {
  const auto entrant = static_cast<int>(request.number("entrant"));
  co_return done_response(co_await on_main(api, api.tournaments.remove(request.part, request.key, entrant)));
}

Task<Response> start_tournament(const Api& api, const Request& request) {
  co_return done_response(co_await on_main(api, api.tournaments.start(request.part, request.key)));
}

Task<Response> close_tournament(const Api& api, const Request& request) {
  co_return done_response(co_await on_main(api, api.tournaments.close(request.part, request.key)));
}

}  // namespace nemeton
