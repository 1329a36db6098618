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
constexpr int kMostAccents = 2;  // on a letter: more than any language writes cover the lines above and below it

bool is_space(char32_t c) {
  return c == ' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

// Reads the title of the tournament, without the spaces at its ends.
std::expected<std::string, Refusal> read_title(const nlohmann::json& object) {
  const auto text = object.at("name").get<std::string>();
  const auto first = text.find_first_not_of(' ');
  const std::string title =
      first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
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

}  // namespace

// The document of the API has the types and the bounds.
std::expected<TournamentSettings, Refusal> read_tournament_settings(const nlohmann::json& object) {
  const auto name = read_title(object);
  if (!name) return std::unexpected(name.error());
  const auto game = read_game(games(), member(object, "game"));
  if (!game) return std::unexpected(refusal(game.error()));
  const auto time_control = read_time_control(member(object, "time_control"));
  if (!time_control) return std::unexpected(time_control.error());
  const GameInfo& info = *(*game)->info;
  const auto seats = object.value("seats", std::int64_t{info.min_seats});
  if (seats < info.min_seats || seats > info.max_seats) {
    return std::unexpected(bad_request("seats is " + std::to_string(seats) + ", expected an integer from " +
                                       std::to_string(info.min_seats) + " to " + std::to_string(info.max_seats)));
  }
  const auto* options = member(object, "options");
  const auto format = std::ranges::find(kFormatNames, object.at("format").get<std::string>());
  if (format == kFormatNames.end()) return std::unexpected(bad_request("format is unknown"));
  TournamentSettings settings{.name = *name,
                              .game = *game,
                              .options = options == nullptr ? "{}" : options->dump(),
                              .seats = static_cast<int>(seats),
                              .format = static_cast<TournamentFormat>(format - kFormatNames.begin()),
                              .rounds = object.value("rounds", 0),
                              .length = minutes(object.value("arena_minutes", 60)),
                              .time_control = *time_control,
                              .pause = seconds(object.value("break_seconds", 30)),
                              .arrival_time = seconds(object.value("no_show_seconds", 5 * 60)),
                              .round_length = minutes(object.value("round_minutes", 0)),
                              .friendly = object.value("friendly", false)};
  // A table may have fewer seats than another: the options are to be right for all.
  for (int each = info.min_seats; each <= seats; ++each) {
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
