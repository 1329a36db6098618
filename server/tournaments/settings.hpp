// The settings of a tournament, as JSON.
#pragma once

#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/match.hpp"
#include "server/base/refusal.hpp"
#include "server/table/state/time_control.hpp"
#include "server/tournaments/tournament.hpp"

namespace nemeton {

struct TournamentSettings {
  std::string name;
  const GameEntry* game;
  std::string options;  // a JSON object, as it was given; {} where none was
  int seats;            // at a table, at most
  TournamentFormat format;
  int rounds;                   // of a Swiss; 0 for as many as it takes
  std::chrono::minutes length;  // of an arena
  std::optional<TimeControl> time_control;
  std::chrono::seconds pause;         // between rounds
  std::chrono::seconds arrival_time;  // a player who has not come to a table by then has lost
  std::chrono::minutes round_length;  // after which a round is over; 0 for never
  bool friendly;                      // moves may be taken back, clocks stopped, and bots play for people
};

// Reads these members of the object, and ignores others. Errors: bad_request, unknown_game, and of options.
std::expected<TournamentSettings, Refusal> read_tournament_settings(const nlohmann::json& object);
// Their members, in the open object, as they are read.
void write_tournament_settings(const TournamentSettings& settings, JsonWriter& json);

// The options of a table with that number of seats.
std::expected<OptionValues, Error> tournament_options(const TournamentSettings& settings, int seats);

}  // namespace nemeton
