#include "server/store/sqlite/ratings.hpp"

namespace nemeton {

namespace {

int number_at(const SqliteStatement& row, int column) { return static_cast<int>(row.integer_at(column)); }

// From the first column on.
Career career_at(const SqliteStatement& row) {
  if (row.is_null(0)) return {};
  return {.rating = {.mean = row.real_at(0), .deviation = row.real_at(1), .volatility = row.real_at(2)},
          .at = row.time_at(3),
          .games = number_at(row, 4),
          .won = number_at(row, 5),
          .tied = number_at(row, 6),
          .streak = number_at(row, 7),
          .longest = number_at(row, 8)};
}

std::string_view level_of(std::optional<Level> bot) {
  return bot ? kLevelNames[static_cast<std::size_t>(*bot)] : std::string_view();
}

}  // namespace

bool SqliteRatings::prepared() const {
  for (const SqliteStatement* each : {&career_, &together_, &set_outcome_, &add_seat_, &set_, &set_privacy_, &hide_,
                                      &player_, &games_, &past_, &against_, &changes_, &sitting_, &leaders_}) {
    if (!each->prepared()) return false;
  }
  return true;
}

std::expected<std::optional<Career>, int> SqliteRatings::career(const std::string& player, const std::string& game) {
  std::optional<Career> found;
  if (career_.begin().text(game).text(player).row()) found = career_at(career_);
  const int result = career_.result();
  career_.end();
  if (result != SQLITE_DONE && result != SQLITE_ROW) return std::unexpected(result);
  return found;
}

int SqliteRatings::write_results(const Append& change) {
  std::vector<RatedSeat> seats;
  for (const SeatResult& each : change.results) seats.push_back(each.seat);
  const std::vector<Outcome> outcomes = outcomes_of(seats);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    set_outcome_.begin().integer(static_cast<std::int64_t>(outcomes[i])).text(change.table);
    const int result = set_outcome_.integer(static_cast<std::int64_t>(i)).run();
    if (result != SQLITE_DONE) return result;
  }
  return change.rated ? rate(change) : SQLITE_DONE;
}

int SqliteRatings::rate(const Append& change) {
  std::vector<RatedSeat> seats;
  for (const SeatResult& each : change.results) {
    seats.push_back(each.seat);
    if (each.player.empty()) continue;
    const auto before = career(each.player, change.game);
    if (!before) return before.error();
    // Nothing can be said against somebody who is gone.
    if (!*before) return SQLITE_DONE;
    seats.back().before = **before;
  }
  for (const SeatResult& one : change.results) {
    for (const SeatResult& other : change.results) {
      if (one.player.empty() || other.player.empty() || one.player >= other.player) continue;
      together_.begin().text(change.game).text(one.player).text(other.player);
      together_.integer(milliseconds_of(change.entries.back().at - kRatedDay)).row();
      const int result = together_.result();
      const auto played = together_.integer_at(0);
      together_.end();
      if (result != SQLITE_ROW) return result;
      if (played >= kMostRatedTogether) return SQLITE_DONE;
    }
  }
  const std::vector<Career> after = careers_after(seats, change.entries.back().at);
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (const int result = write(change, i, after[i]); result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

int SqliteRatings::write(const Append& change, std::size_t seat, const Career& career) {
  const SeatResult& result = change.results[seat];
  const bool is_player = !result.player.empty();
  add_seat_.begin().text(change.table).integer(static_cast<std::int64_t>(seat)).text(change.game);
  add_seat_.text_or_null(result.player).text_or_null(level_of(result.bot));
  add_seat_.integer(result.seat.place).integer(result.seat.side).integer_or_null(is_player ? career.games : 0);
  is_player ? add_seat_.real(career.rating.mean) : add_seat_.null();
  const int added = add_seat_.integer(milliseconds_of(career.at)).run();
  if (added != SQLITE_DONE || !is_player) return added;
  set_.begin().text(change.game).real(career.rating.mean).real(career.rating.deviation).real(career.rating.volatility);
  set_.integer(milliseconds_of(career.at)).integer(career.games).integer(career.won).integer(career.tied);
  return set_.integer(career.streak).integer(career.longest).text(result.player).run();
}

int SqliteRatings::make(const SetPrivacy& change) {
  const int result = set_privacy_.begin().integer(change.is_private ? 1 : 0).text(change.player).run();
  if (result != SQLITE_DONE) return result;
  if (sqlite3_changes(db_) != 1) return SQLITE_CONSTRAINT;
  return hide_.begin().integer(change.is_private ? 1 : 0).text(change.player).run();
}

std::expected<std::optional<Profile>, int> SqliteRatings::profile(const std::string& player, bool names_all) {
  const bool is_known = player_.begin().text(player).row();
  if (!is_known) {
    const int result = player_.result();
    player_.end();
    if (result != SQLITE_DONE) return std::unexpected(result);
    return std::nullopt;
  }
  Profile profile{.player = {.id = player_.bytes_at(0),
                             .name = player_.bytes_at(1),
                             .since = player_.time_at(2),
                             .owner = player_.bytes_at(4)},
                  .is_private = player_.integer_at(3) != 0,
                  .games = {},
                  .against = {}};
  player_.end();
  games_.begin().text(player);
  while (games_.row()) profile.games.push_back({.game = games_.bytes_at(9), .career = career_at(games_), .past = {}});
  const int listed = games_.result();
  games_.end();
  if (listed != SQLITE_DONE) return std::unexpected(listed);
  for (Profile::OfGame& each : profile.games) {
    past_.begin().text(player).text(each.game).integer(each.career.games - kMostPoints);
    while (past_.row()) each.past.push_back({.at = past_.time_at(0), .mean = past_.real_at(1)});
    const int result = past_.result();
    past_.end();
    if (result != SQLITE_DONE) return std::unexpected(result);
  }
  against_.begin().text(player).integer(names_all ? 1 : 0).integer(kMostAgainst);
  while (against_.row()) {
    profile.against.push_back({.player = against_.bytes_at(0),
                               .name = against_.bytes_at(1),
                               .bot = against_.is_null(2) ? std::nullopt : level_named(against_.bytes_at(2)),
                               .won = number_at(against_, 3),
                               .tied = number_at(against_, 4),
                               .lost = number_at(against_, 5),
                               .is_bot_account = number_at(against_, 6) != 0});
  }
  const int result = against_.result();
  against_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return profile;
}

std::expected<std::vector<RatingChange>, int> SqliteRatings::changes(const std::string& table,
                                                                     const std::string& player) {
  std::vector<RatingChange> changes;
  changes_.begin().text(table).text(player);
  while (changes_.row()) {
    changes.push_back({.seat = number_at(changes_, 0),
                       .before = changes_.is_null(1) ? std::nullopt : std::optional(changes_.real_at(1)),
                       .after = changes_.real_at(2),
                       .is_provisional = PlayerRating{.deviation = changes_.real_at(3)}.is_provisional()});
  }
  const int result = changes_.result();
  changes_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return changes;
}

std::expected<std::vector<SeatRating>, int> SqliteRatings::seat_ratings(const std::string& table,
                                                                        const std::string& player) {
  std::vector<SeatRating> seats;
  sitting_.begin().text(table).text(player);
  while (sitting_.row()) {
    SeatRating& seat = seats.emplace_back(number_at(sitting_, 0), level_named(sitting_.bytes_at(1)));
    if (sitting_.is_null(2)) continue;
    seat.rating.mean = sitting_.real_at(2);
    seat.rating.deviation = sitting_.real_at(3);
  }
  const int result = sitting_.result();
  sitting_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return seats;
}

std::expected<std::vector<Leader>, int> SqliteRatings::leaders(const std::string& game, int most) {
  std::vector<Leader> leaders;
  leaders_.begin().text(game).integer(most);
  while (leaders_.row()) {
    leaders.push_back({.player = leaders_.bytes_at(0),
                       .name = leaders_.bytes_at(1),
                       .rating = {.mean = leaders_.real_at(2), .deviation = leaders_.real_at(3)},
                       .games = number_at(leaders_, 4),
                       .is_bot_account = number_at(leaders_, 5) != 0});
  }
  const int result = leaders_.result();
  leaders_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return leaders;
}

}  // namespace nemeton
