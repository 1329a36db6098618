// Tournaments in PostgreSQL: the queries that change and find them, and what their results say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The queries that make a change; whether the first gives a row tells whether it was possible. The node makes no difference to them.
PostgresGroup queries(const AddTournament& change, const std::string& node);
PostgresGroup queries(const AdvanceTournament& change, const std::string& node);
PostgresGroup queries(const DropTournament& change, const std::string& node);

PostgresQuery query_for_tournament(const std::string& id);
std::optional<StoredTournament> read_tournament(const PostgresResult& result);
PostgresQuery query_for_tournament_called(const std::string& join_code);
std::optional<std::string> read_tournament_called(const PostgresResult& result);
PostgresQuery query_for_tournaments_of(const std::string& player, const std::optional<TournamentPlace>& after,
                                       int most);
std::vector<PlayerTournament> read_tournaments_of(const PostgresResult& result);
PostgresQuery query_for_due_tournaments(WallTime now, int most);

}  // namespace nemeton
