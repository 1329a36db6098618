#include "server/ratings/rated_game.hpp"

#include <algorithm>

#include "server/ratings/glicko2.hpp"
#include "server/ratings/weng_lin.hpp"

namespace nemeton {

namespace {

// The weeks since the last rated game.
double rest_before(const Career& career, WallTime at) {
  if (career.games == 0) return 0;
  return std::max(0.0, std::chrono::duration<double, std::chrono::weeks::period>(at - career.at).count());
}

// A seat at the end of the game.
PlayerRating rating_at(const RatedSeat& seat, WallTime at) {
  return seat.bot_rating ? *seat.bot_rating : after_rest(seat.before.rating, rest_before(seat.before, at));
}

std::vector<PlayerRating> after_duel(std::span<const RatedSeat> seats, const std::vector<PlayerRating>& ratings) {
  std::vector<PlayerRating> after;
  for (std::size_t i = 0; i < 2; ++i) {
    const RatedSeat& own = seats[i];
    const RatedSeat& other = seats[1 - i];
    const double score = own.place < other.place ? 1 : own.place == other.place ? 0.5 : 0;
    const GlickoGame game[] = {{ratings[1 - i], score}};
    after.push_back(after_glicko2(ratings[i], game));
  }
  return after;
}

std::vector<PlayerRating> after_company(std::span<const RatedSeat> seats, const std::vector<PlayerRating>& before) {
  std::vector<PlayerRating> ratings = before;
  std::vector<int> names;
  std::vector<RatedSide> sides;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    // A game is a period, as it is in Glicko-2: a strength that may change is never known for certain.
    ratings[i] = after_rest(ratings[i], 1);
    const auto found = std::ranges::find(names, seats[i].side) - names.begin();
    if (found == std::ssize(names)) {
      names.push_back(seats[i].side);
      sides.push_back({{}, seats[i].place});
    }
    sides[static_cast<std::size_t>(found)].players.push_back(ratings[i]);
  }
  std::vector<RatedSide> done = after_weng_lin(sides);
  std::vector<std::size_t> next(done.size(), 0);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto side = static_cast<std::size_t>(std::ranges::find(names, seats[i].side) - names.begin());
    PlayerRating after = done[side].players[next[side]++];
    // A certain result does not count as a period.
    if (after == ratings[i]) after = before[i];
    after.deviation = deviation_after(before[i], after.deviation);
    ratings[i] = after;
  }
  return ratings;
}

}  // namespace

std::vector<Outcome> outcomes_of(std::span<const RatedSeat> seats) {
  const int best = std::ranges::min(seats, {}, &RatedSeat::place).place;
  std::vector<Outcome> outcomes;
  for (const RatedSeat& each : seats) {
    const auto shares = [&](const RatedSeat& other) { return other.place == best && other.side != each.side; };
    outcomes.push_back(each.place != best                   ? Outcome::lost
                       : std::ranges::any_of(seats, shares) ? Outcome::tied
                                                            : Outcome::won);
  }
  return outcomes;
}

std::vector<Career> careers_after(std::span<const RatedSeat> seats, WallTime at) {
  std::vector<PlayerRating> ratings;
  for (const RatedSeat& each : seats) ratings.push_back(rating_at(each, at));
  ratings = seats.size() == 2 ? after_duel(seats, ratings) : after_company(seats, ratings);

  const std::vector<Outcome> outcomes = outcomes_of(seats);
  std::vector<Career> careers;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Career career = seats[i].before;
    career.rating = ratings[i];
    career.at = std::max(career.at, at);
    ++career.games;
    career.won += outcomes[i] == Outcome::won ? 1 : 0;
    career.tied += outcomes[i] == Outcome::tied ? 1 : 0;
    career.streak = outcomes[i] == Outcome::won ? career.streak + 1 : 0;
    career.longest = std::max(career.longest, career.streak);
    careers.push_back(career);
  }
  return careers;
}

}  // namespace nemeton
