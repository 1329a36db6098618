#include "server/tournaments/state.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nemeton {

namespace {

using nlohmann::json;

// An event of that kind, with the members that `write` adds.
template <class Write>
std::string event_of(WallTime at, const char* type, Write write) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object().key("at").number(milliseconds_of(at)).field("type", type);
  write(writer);
  writer.end_object();
  return text;
}

std::string entrant_event(WallTime at, const char* type, int number) {
  return event_of(at, type, [number](JsonWriter& writer) { writer.field("entrant", number); });
}

Tournament new_tournament(const TournamentSettings& settings) {
  return {.format = settings.format,
          .seats = settings.seats,
          .fewest = settings.game->info->min_seats,
          .rounds = settings.rounds,
          .entrants = {},
          .games = {}};
}

}  // namespace

TournamentState::TournamentState(StoredTournament stored, TournamentSettings settings)
    : stored_(std::move(stored)), settings_(std::move(settings)), tournament_(new_tournament(settings_)) {}

std::expected<TournamentState, std::string> TournamentState::read(StoredTournament stored) {
  const std::string name = "tournament " + stored.id;
  const auto object = json::parse(stored.settings, nullptr, false);
  if (!object.is_object()) return std::unexpected(name + " has settings that are no JSON");
  auto settings = read_tournament_settings(object);
  if (!settings)
    return std::unexpected(name + " has settings that this server does not know: " + settings.error().message);
  const std::vector<std::string> events = std::exchange(stored.events, {});
  TournamentState state(std::move(stored), *std::move(settings));
  try {
    for (const std::string& each : events) state.apply(each);
  } catch (const json::exception& error) {
    return std::unexpected(name + " has an event that cannot be read: " + error.what());
  }
  return state;
}

int TournamentState::playing() const { return static_cast<int>(std::ranges::count(playing_, true)); }

std::optional<int> TournamentState::entrant_of(const std::string& player) const {
  const auto found = std::ranges::find(stored_.entrants, player, &StoredEntrant::player);
  if (found == stored_.entrants.end() || player.empty()) return std::nullopt;
  return static_cast<int>(found - stored_.entrants.begin());
}

bool TournamentState::is_full() const {
  const int places = phase_ == Phase::waiting ? playing() : static_cast<int>(numbers_.size());
  return places >= kMostEntrants || entrants() >= kMostNumbers;
}

bool TournamentState::is_open() const {
  if (phase_ == Phase::waiting) return true;
  return phase_ == Phase::running &&
         (settings_.format == TournamentFormat::swiss || settings_.format == TournamentFormat::arena);
}

std::size_t TournamentState::place_of(int number) const {
  return static_cast<std::size_t>(std::ranges::find(numbers_, number) - numbers_.begin());
}

void TournamentState::enter(int number) {
  numbers_.push_back(number);
  tournament_.entrants.push_back({.is_bot = entrant(number).bot.has_value()});
}

void TournamentState::set_playing(int number, bool playing) {
  playing_[static_cast<std::size_t>(number)] = playing;
  const std::size_t place = place_of(number);
  if (place < numbers_.size()) tournament_.entrants[place].is_playing = playing;
}

void TournamentState::come(StoredEntrant entrant, const std::string& event) {
  stored_.entrants.push_back(std::move(entrant));
  apply(event);
}

void TournamentState::apply(const std::string& text) {
  const json event = json::parse(text);
  stored_.events.push_back(text);
  const std::string type = event.at("type");
  const WallTime at{milliseconds(event.at("at").get<std::int64_t>())};
  if (type == "made") {
    made_ = settled_ = at;
  } else if (type == "join") {
    playing_.push_back(true);
    if (phase_ == Phase::running) enter(event.at("entrant"));
  } else if (type == "leave" || type == "back") {
    set_playing(event.at("entrant"), type == "back");
  } else if (type == "start") {
    phase_ = Phase::running;
    started_ = settled_ = at;
    for (const int each : event.at("entrants")) enter(each);
    rounds_ = rounds_of(tournament_);
    // Later entrants change nothing about that.
    tournament_.rounds = rounds_;
  } else if (type == "round") {
    for (const json& each : event.at("tables")) {
      TournamentGame game{.round = event.at("round"), .seats = {}};
      for (const int number : each.at("entrants")) game.seats.push_back(static_cast<int>(place_of(number)));
      if (game.is_bye()) game.points = {kWin};
      tournament_.games.push_back(std::move(game));
      tables_.push_back({.table = each.value("table", ""), .opened = at});
    }
  } else if (type == "result") {
    const auto found = std::ranges::find(tables_, event.at("table").get<std::string>(), &RoundTable::table);
    if (found == tables_.end()) return;
    TournamentGame& game = tournament_.games[static_cast<std::size_t>(found - tables_.begin())];
    game.points = event.at("points").get<std::vector<int>>();
    game.missing = event.at("missing").get<std::vector<bool>>();
    settled_ = at;
  } else if (type == "end") {
    phase_ = Phase::over;
    ended_ = at;
  }
}

std::string TournamentState::made_event(WallTime at) {
  return event_of(at, "made", [](JsonWriter&) {});
}
std::string TournamentState::join_event(WallTime at, int number) { return entrant_event(at, "join", number); }
std::string TournamentState::leave_event(WallTime at, int number) { return entrant_event(at, "leave", number); }
std::string TournamentState::back_event(WallTime at, int number) { return entrant_event(at, "back", number); }
std::string TournamentState::end_event(WallTime at) {
  return event_of(at, "end", [](JsonWriter&) {});
}

std::string TournamentState::start_event(WallTime at) const {
  return event_of(at, "start", [this](JsonWriter& writer) {
    writer.key("entrants").begin_array();
    for (int number = 0; number < entrants(); ++number) {
      if (is_playing(number)) writer.number(number);
    }
    writer.end_array();
  });
}

std::string TournamentState::round_event(WallTime at, int round, const std::vector<Seating>& seatings,
                                         const std::vector<std::string>& tables) const {
  return event_of(at, "round", [&](JsonWriter& writer) {
    writer.field("round", round).key("tables").begin_array();
    for (std::size_t i = 0; i < seatings.size(); ++i) {
      writer.begin_object();
      if (!tables[i].empty()) writer.field("table", tables[i]);
      writer.key("entrants").begin_array();
      for (const int each : seatings[i]) writer.number(number_of(each));
      writer.end_array().end_object();
    }
    writer.end_array();
  });
}

std::string TournamentState::result_event(WallTime at, const std::string& table, const std::vector<int>& points,
                                          const std::vector<bool>& missing) {
  return event_of(at, "result", [&](JsonWriter& writer) {
    writer.field("table", table).key("points").begin_array();
    for (const int each : points) writer.number(each);
    writer.end_array().key("missing").begin_array();
    if (std::ranges::find(missing, true) != missing.end()) {
      for (const bool each : missing) writer.boolean(each);
    }
    writer.end_array();
  });
}

}  // namespace nemeton
