// What keeps order, in PostgreSQL: the queries that change and find it, and what their results say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The queries that make a change; whether the first gives a row tells whether it was possible. The node makes no difference to them.
PostgresGroup queries(const Block& change, const std::string& node);
PostgresGroup queries(const Unblock& change, const std::string& node);
PostgresGroup queries(const AddHostNotes& change, const std::string& node);
PostgresGroup queries(const ReplaceHostNote& change, const std::string& node);
PostgresGroup queries(const DropHostNote& change, const std::string& node);
PostgresGroup queries(const NoteNetwork& change, const std::string& node);
PostgresGroup queries(const DropPast& change, const std::string& node);

// The query of a change that has notes: `ctes` are those of a "with", and the last is `done`, with a row if the change was possible. They name no row
// where there is one in `unfit`. The notes, as `notes_as_json` writes them, are the first parameter.
std::string with_notes(const char* ctes);
std::string notes_as_json(const std::vector<HostNote>& notes);

PostgresQuery query_for_blocked_by(const std::string& player);
std::vector<Blocked> read_blocked_by(const PostgresResult& result);
PostgresQuery query_for_keeps_apart(const std::string& player, const std::vector<std::string>& others);
PostgresQuery query_for_shares_network(const std::string& player, const std::vector<std::string>& others);
PostgresQuery query_for_was_sent_away(const std::string& table, const Newcomer& arrival);
// Whether there is a row.
bool read_any(const PostgresResult& result);
PostgresQuery query_for_host_notes(HostNote::Kind kind, WallTime now, std::optional<WallTime> before, int most);
std::vector<HostNote> read_host_notes(const PostgresResult& result);
PostgresQuery query_for_daily_counts(WallTime from);
std::vector<DailyCount> read_daily_counts(const PostgresResult& result);

}  // namespace nemeton
