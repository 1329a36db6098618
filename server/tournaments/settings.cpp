#include "server/tournaments/settings.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"

namespace nemeton {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::size_t kLongestTitle = 24;  // characters
constexpr int kMostAccents = 2;         // on a letter: more than any language writes cover the lines above and below it
constexpr int kLongestArena = 12 * 60;  // minutes
constexpr int kLongestPause = 60 * 60;  // seconds
constexpr int kShortestArrival = 10;    // seconds
constexpr int kLongestArrival = 7 * 24 * 60 * 60;
constexpr int kLongestRound = 30 * 24 * 60;  // minutes

std::expected<int, Refusal> number_of(const nlohmann::json& object, const char* name, int least, int most, int usual) {
  const auto* value = member(object, name);
  if (value == nullptr) return usual;
  const auto number = integer_of(*value);
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  return std::unexpected(bad_request(std::string(name) + " is " + shown(*value) + ", expected an integer from " +
                                     std::to_string(least) + " to " + std::to_string(most)));
}

std::expected<std::string, Refusal> text_in(const nlohmann::json& object, const char* name) {
  const auto* value = member(object, name);
  const auto* text = value == nullptr ? nullptr : string_of(*value);
  if (text != nullptr) return *text;
  return std::unexpected(
      bad_request(std::string(name) + " is " + (value == nullptr ? "missing" : shown(*value)) + ", expected a string"));
}

bool is_space(char32_t c) {
  return c == ' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

// Reads the title of the tournament, without the spaces at its ends.
std::expected<std::string, Refusal> read_title(const nlohmann::json& object) {
  const auto text = text_in(object, "name");
  if (!text) return text;
  const auto first = text->find_first_not_of(' ');
  const std::string title =
      first == std::string::npos ? "" : text->substr(first, text->find_last_not_of(' ') - first + 1);
  const std::u32string characters = characters_of(title);
  const auto shows_nothing = [](char32_t c) { return is_space(c) || is_accent(c); };
  if (characters.size() > kLongestTitle || std::ranges::any_of(characters, is_unseen) ||
      std::ranges::all_of(characters, shows_nothing)) {
    return std::unexpected(
        bad_request("name is " + shown(*member(object, "name")) + ", expected 1 to 24 characters that can be seen"));
  }
  int accents = 0;
  const auto is_one_too_many = [&](char32_t c) { return (accents = is_accent(c) ? accents + 1 : 0) > kMostAccents; };
  if (std::ranges::any_of(characters, is_one_too_many)) {
    return std::unexpected(
        bad_request("name is " + shown(*member(object, "name")) + ", expected at most two accents on a letter"));
  }
  return title;
}

std::expected<TournamentFormat, Refusal> read_format(const nlohmann::json& object) {
  const auto text = text_in(object, "format");
  if (!text) return std::unexpected(text.error());
  const auto found = std::ranges::find(kFormatNames, *text);
  if (found == kFormatNames.end()) {
    return std::unexpected(bad_request("format is " + shown(nlohmann::json(*text)) +
                                       ", expected one of round_robin, swiss, knock_out, arena"));
  }
  return static_cast<TournamentFormat>(found - kFormatNames.begin());
}

}  // namespace

std::expected<TournamentSettings, Refusal> read_tournament_settings(const nlohmann::json& object) {
  const auto name = read_title(object);
  if (!name) return std::unexpected(name.error());
  const auto game = read_game(games(), member(object, "game"));
  if (!game) return std::unexpected(refusal(game.error()));
  const auto format = read_format(object);
  if (!format) return std::unexpected(format.error());
  const auto time_control = read_time_control(member(object, "time_control"));
  if (!time_control) return std::unexpected(time_control.error());
  const GameInfo& info = *(*game)->info;
  const auto seats = number_of(object, "seats", info.min_seats, info.max_seats, info.min_seats);
  if (!seats) return std::unexpected(seats.error());
  const auto rounds = number_of(object, "rounds", 0, kMostRounds, 0);
  if (!rounds) return std::unexpected(rounds.error());
  const auto length = number_of(object, "arena_minutes", 1, kLongestArena, 60);
  if (!length) return std::unexpected(length.error());
  const auto pause = number_of(object, "break_seconds", 0, kLongestPause, 30);
  if (!pause) return std::unexpected(pause.error());
  const auto arrival_time = number_of(object, "no_show_seconds", kShortestArrival, kLongestArrival, 5 * 60);
  if (!arrival_time) return std::unexpected(arrival_time.error());
  const auto round_length = number_of(object, "round_minutes", 0, kLongestRound, 0);
  if (!round_length) return std::unexpected(round_length.error());
  const auto* friendly = member(object, "friendly");
  if (friendly != nullptr && !friendly->is_boolean())
    return std::unexpected(bad_request("friendly is " + shown(*friendly) + ", expected true or false"));
  const auto* options = member(object, "options");
  TournamentSettings settings{.name = *name,
                              .game = *game,
                              .options = options == nullptr ? "{}" : options->dump(),
                              .seats = *seats,
                              .format = *format,
                              .rounds = *rounds,
                              .length = minutes(*length),
                              .time_control = *time_control,
                              .pause = seconds(*pause),
                              .arrival_time = seconds(*arrival_time),
                              .round_length = minutes(*round_length),
                              .friendly = friendly != nullptr && friendly->get<bool>()};
  // A table may have fewer seats than another: the options are to be right for all.
  for (int each = info.min_seats; each <= *seats; ++each) {
    if (const auto fits = tournament_options(settings, each); !fits) return std::unexpected(refusal(fits.error()));
  }
  return settings;
}

void write_tournament_settings(const TournamentSettings& settings, JsonWriter& json) {
  json.field("name", settings.name).field("game", settings.game->info->id).key("options").raw(settings.options);
  json.field("seats", settings.seats).field("format", kFormatNames[static_cast<std::size_t>(settings.format)]);
  json.field("rounds", settings.rounds).key("arena_minutes").number(std::int64_t{settings.length.count()});
  json.key("time_control");
  settings.time_control ? write_time_control(*settings.time_control, json) : static_cast<void>(json.null());
  json.key("break_seconds").number(std::int64_t{settings.pause.count()});
  json.key("no_show_seconds").number(std::int64_t{settings.arrival_time.count()});
  json.key("round_minutes").number(std::int64_t{settings.round_length.count()}).field("friendly", settings.friendly);
}

std::expected<OptionValues, Error> tournament_options(const TournamentSettings& settings, int seats) {
  const auto options = nlohmann::json::parse(settings.options);
  return read_options(*settings.game->info, seats, &options);
}

}  // namespace nemeton
