// Ratings in PostgreSQL: the queries that change and find them, and what their results say.
//
// A rating follows from the one before, which is read first. Each rated game of a player at a game has a number, as an entry of a log has, so that
// of two which were reckoned from the same rating one is refused, and reckoned again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// Asks for the careers of those who sit at a rated table that is over.
PostgresQuery query_for_careers(const Append& change);
// Puts them into the results; where a player is gone it is rated no more.
void read_careers(const PostgresResult& result, Append& change);
// What the ends of games make of seats and ratings. Where there are none, there is no query.
PostgresGroup queries_for_results(std::span<const Change> changes);

PostgresGroup queries(const SetPrivacy& change, const std::string& node);

PostgresQuery query_for_profile(const std::string& player, bool names_all);
std::optional<Profile> read_profile(const PostgresResult& result);
PostgresQuery query_for_rating_changes(const std::string& table, const std::string& player);
std::vector<RatingChange> read_rating_changes(const PostgresResult& result);
PostgresQuery query_for_seat_ratings(const std::string& table, const std::string& player);
std::vector<SeatRating> read_seat_ratings(const PostgresResult& result);
PostgresQuery query_for_leaders(const std::string& game, int most);
std::vector<Leader> read_leaders(const PostgresResult& result);

}  // namespace nemeton
