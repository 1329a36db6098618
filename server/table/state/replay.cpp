#include "server/table/state/replay.hpp"

#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/game_json.hpp"

namespace nemeton {

std::expected<Course, std::string> begin_course(const StoredTable& stored) {
  const GameEntry* game = find_game(stored.game);
  if (game == nullptr) return std::unexpected("table " + stored.id + " is of an unknown game, " + stored.game);
  const auto seats = static_cast<int>(stored.seats.size());
  if (seats < game->info->min_seats || seats > game->info->max_seats) {
    return std::unexpected("table " + stored.id + " has " + std::to_string(seats) + " seats");
  }
  const auto json = nlohmann::json::parse(stored.options, nullptr, false);
  const auto options = read_options(*game->info, seats, &json);
  if (!options) return std::unexpected("table " + stored.id + ": " + options.error().message);
  SeatSet persons;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (!stored.seats[static_cast<std::size_t>(seat)].bot) persons.add(seat);
  }
  return Course(*game, *options, seats, persons);
}

std::optional<Note> note_of(const Entry& entry) {
  return entry.token && is_note(*entry.token) ? read_note(*entry.token) : std::nullopt;
}

bool play(Course& course, const Entry& entry) {
  if (const auto note = note_of(entry)) return course.note(entry.seat, *note).has_value();
  if (entry.token) return course.play(entry.seat, *entry.token).has_value();
  course.forfeit(entry.seat, entry.timed_out ? Forfeit::timed_out : Forfeit::resigned);
  return true;
}

std::string impossible(const StoredTable& stored, const Entry& entry) {
  return "table " + stored.id + ": entry " + std::to_string(&entry - stored.log.data() + 1) +
         " of its log is not possible";
}

std::expected<void, std::string> replay(const StoredTable& stored) {
  auto course = begin_course(stored);
  if (!course) return std::unexpected(course.error());
  for (const Entry& entry : stored.log) {
    if (!play(*course, entry)) return std::unexpected(impossible(stored, entry));
  }
  return {};
}

}  // namespace nemeton
