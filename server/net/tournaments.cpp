#include "server/net/tournaments.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/tournaments/tournaments.hpp"

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
    json.field("buchholz", shown_points(each.buchholz)).field("buchholz_cut", shown_points(each.buchholz_cut));
    json.field("sonneborn_berger", shown_points(each.sonneborn_berger)).field("direct", shown_points(each.direct));
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
  json.field("round", state.tournament().round()).field("last_round", state.rounds());
  const auto left = seconds_left(state, now);
  json.key("seconds_left");
  left ? json.number(*left) : json.null();
  json.field("open", state.is_open());
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

std::expected<std::vector<Level>, Refusal> read_bots(const nlohmann::json* list) {
  std::vector<Level> bots;
  if (list == nullptr) return bots;
  if (!list->is_array() || list->size() > kMostEntrants) {
    return std::unexpected(
        bad_request("bots is " + shown(*list) + ", expected a list of at most " + std::to_string(kMostEntrants)));
  }
  for (const auto& each : *list) {
    const std::string* text = string_of(each);
    const auto level = text == nullptr ? std::nullopt : level_named(*text);
    if (!level) return std::unexpected(bad_request("a bot is " + shown(each) + ", expected one of " + level_list()));
    bots.push_back(*level);
  }
  return bots;
}

// The key in a body that has nothing else but these.
struct KeyedBody {
  std::string key;
  nlohmann::json body;
};
std::expected<KeyedBody, Refusal> read_keyed(const Request& request, std::span<const char* const> known) {
  auto body = read_body(request.body, known);
  if (!body) return std::unexpected(body.error());
  auto key = text_of(*body, "key");
  if (!key) return std::unexpected(key.error());
  return KeyedBody{*std::move(key), *std::move(body)};
}

constexpr std::array kKeyAlone = {"key"};

std::expected<std::optional<TournamentPlace>, Refusal> read_tournament_place(const nlohmann::json* value) {
  if (value == nullptr) return std::nullopt;
  const auto part = [value](const char* name) { return value->is_object() ? member(*value, name) : nullptr; };
  const auto* state = part("state") == nullptr ? nullptr : string_of(*part("state"));
  const auto time = part("at") == nullptr ? std::nullopt : integer_of(*part("at"));
  const auto* id = part("tournament") == nullptr ? nullptr : string_of(*part("tournament"));
  const bool is_state = state != nullptr && (*state == "waiting" || *state == "running" || *state == "over");
  if (!is_state || !time || id == nullptr || id->contains('\0')) {
    return std::unexpected(
        bad_request("after is " + shown(*value) + ", expected state, at and tournament of the last that was told"));
  }
  return TournamentPlace{.over = *state == "over", .at = WallTime(milliseconds(*time)), .tournament = *id};
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

Task<Response> make_tournament(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"key",      "name",          "game",         "options", "seats",
                                "format",   "rounds",        "time_control", "minutes", "pause",
                                "patience", "round_minutes", "friendly",     "plays",   "bots"};
  const auto asked = read_keyed(request, known);
  if (!asked) co_return refused(asked.error());
  auto settings = read_tournament_settings(asked->body);
  if (!settings) co_return refused(settings.error());
  bool plays = true;
  if (member(asked->body, "plays") != nullptr) {
    const auto wish = read_switch(asked->body, "plays");
    if (!wish) co_return refused(wish.error());
    plays = *wish;
  }
  auto bots = read_bots(member(asked->body, "bots"));
  if (!bots) co_return refused(bots.error());
  const auto made = co_await on_main(
      api, api.tournaments.make(asked->key, *std::move(settings), plays, *std::move(bots), request.client));
  if (!made) co_return refused(made.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("tournament", made->id).field("join_code", shown_code(made->join_code)).end_object();
  co_return json_response(201, std::move(text));
}

Task<Response> find_tournament(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"join_code"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  const auto code = text_of(*body, "join_code");
  if (!code) co_return refused(code.error());
  const auto id = co_await try_short_secret(api, request, on_main(api, api.tournaments.find(*code)));
  if (!id) co_return refused(id.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("tournament", *id).end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> list_tournaments_of_name(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"key", "after"};
  const auto asked = read_keyed(request, known);
  if (!asked) co_return refused(asked.error());
  auto after = read_tournament_place(member(asked->body, "after"));
  if (!after) co_return refused(after.error());
  const auto own = co_await on_main(api, api.tournaments.of(asked->key, *std::move(after), kTournamentsAtOnce));
  if (!own) co_return refused(own.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("tournaments").begin_array();
  for (const PlayerTournament& each : *own) write_own(each, json);
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> tell_tournament(const Api& api, const Request&, const std::string& id) {
  const auto watched = co_await on_main(api, api.tournaments.watch(id, std::nullopt, -1, std::chrono::seconds(0)));
  if (!watched) co_return refused(watched.error());
  co_return json_response(200, written(**watched, api.tables.time().wall()));
}

Task<Response> tell_standings(const Api& api, const Request&, const std::string& id) {
  const auto watched = co_await on_main(api, api.tournaments.watch(id, std::nullopt, -1, std::chrono::seconds(0)));
  if (!watched) co_return refused(watched.error());
  Response response = json_response(200, csv_of((*watched)->state));
  response.type = "text/csv; charset=utf-8";
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"standings.csv\"");
  co_return response;
}

Task<Response> watch_tournament(const Api& api, const Request& request, const std::string& id) {
  constexpr std::array known = {"key", "after", "wait"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  std::optional<std::string> key;
  if (member(*body, "key") != nullptr) {
    auto text = text_of(*body, "key");
    if (!text) co_return refused(text.error());
    key = *std::move(text);
  }
  const auto number = [&](const char* name, int least, int most, int usual) -> std::expected<int, Refusal> {
    const auto* value = member(*body, name);
    if (value == nullptr) return usual;
    const auto read = integer_of(*value);
    if (read && *read >= least && *read <= most) return static_cast<int>(*read);
    return std::unexpected(bad_request(std::string(name) + " is " + shown(*value) + ", expected an integer from " +
                                       std::to_string(least) + " to " + std::to_string(most)));
  };
  const auto after = number("after", -1, 1'000'000, -1);
  if (!after) co_return refused(after.error());
  const auto wait = number("wait", 0, kLongestWait, kLongestWait);
  if (!wait) co_return refused(wait.error());
  const auto watched =
      co_await on_main(api, api.tournaments.watch(id, std::move(key), *after, std::chrono::seconds(*wait)));
  if (!watched) co_return refused(watched.error());
  co_return json_response(200, written(**watched, api.tables.time().wall()));
}

Task<Response> join_tournament(const Api& api, const Request& request, const std::string& id) {
  const auto asked = read_keyed(request, kKeyAlone);
  if (!asked) co_return refused(asked.error());
  co_return done_response(co_await on_main(api, api.tournaments.join(id, asked->key, request.client)));
}

Task<Response> leave_tournament(const Api& api, const Request& request, const std::string& id) {
  const auto asked = read_keyed(request, kKeyAlone);
  if (!asked) co_return refused(asked.error());
  co_return done_response(co_await on_main(api, api.tournaments.leave(id, asked->key)));
}

Task<Response> add_tournament_bot(const Api& api, const Request& request, const std::string& id) {
  constexpr std::array known = {"key", "bot"};
  const auto asked = read_keyed(request, known);
  if (!asked) co_return refused(asked.error());
  const auto text = text_of(asked->body, "bot");
  if (!text) co_return refused(text.error());
  const auto level = level_named(*text);
  if (!level)
    co_return refused(bad_request("bot is " + shown(nlohmann::json(*text)) + ", expected one of " + level_list()));
  co_return done_response(co_await on_main(api, api.tournaments.add_bot(id, asked->key, *level)));
}

Task<Response> remove_entrant(const Api& api, const Request& request, const std::string& id) {
  constexpr std::array known = {"key", "entrant"};
  const auto asked = read_keyed(request, known);
  if (!asked) co_return refused(asked.error());
  const auto* value = member(asked->body, "entrant");
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (!number || *number < 0 || *number >= kMostNumbers) {
    co_return refused(
        bad_request("entrant is " + (value == nullptr ? "missing" : shown(*value)) + ", expected the number of one"));
  }
  co_return done_response(co_await on_main(api, api.tournaments.remove(id, asked->key, static_cast<int>(*number))));
}

Task<Response> start_tournament(const Api& api, const Request& request, const std::string& id) {
  const auto asked = read_keyed(request, kKeyAlone);
  if (!asked) co_return refused(asked.error());
  co_return done_response(co_await on_main(api, api.tournaments.start(id, asked->key)));
}

Task<Response> close_tournament(const Api& api, const Request& request, const std::string& id) {
  const auto asked = read_keyed(request, kKeyAlone);
  if (!asked) co_return refused(asked.error());
  co_return done_response(co_await on_main(api, api.tournaments.close(id, asked->key)));
}

}  // namespace nemeton
