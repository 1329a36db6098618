// Players in PostgreSQL: the queries that change and find them, and what their results say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

// The queries that make a change; whether the first gives a row tells whether it was possible. The node makes no difference to them.
PostgresGroup queries(const LeaveChallenge& change, const std::string& node);
PostgresGroup queries(const UseChallenge& change, const std::string& node);
PostgresGroup queries(const AddPlayer& change, const std::string& node);
PostgresGroup queries(const RenamePlayer& change, const std::string& node);
PostgresGroup queries(const DeletePlayer& change, const std::string& node);
PostgresGroup queries(const AddBot& change, const std::string& node);
PostgresGroup queries(const SetToken& change, const std::string& node);
PostgresGroup queries(const KeepStream& change, const std::string& node);
PostgresGroup queries(const AddPasskey& change, const std::string& node);
PostgresGroup queries(const RemovePasskey& change, const std::string& node);
PostgresGroup queries(const SignIn& change, const std::string& node);
PostgresGroup queries(const UseCode& change, const std::string& node);
PostgresGroup queries(const ReplaceCodes& change, const std::string& node);
PostgresGroup queries(const EndSession& change, const std::string& node);
PostgresGroup queries(const ClaimSeat& change, const std::string& node);

PostgresQuery query_for_challenge(const std::string& hash);
std::optional<std::string> read_challenge(const PostgresResult& result);
PostgresQuery query_for_player_in(const std::string& session_hash);
PostgresQuery query_for_player_called(const std::string& skeleton);
std::optional<Player> read_player(const PostgresResult& result);
PostgresQuery query_for_bots_of(const std::string& owner);
std::vector<BotAccount> read_bots_of(const PostgresResult& result);
PostgresQuery query_for_bots_online(WallTime now, int most);
std::vector<Player> read_players(const PostgresResult& result);
PostgresQuery query_for_seats_asked(const std::string& bot, WallTime now, int most);
std::vector<AskedSeat> read_seats_asked(const PostgresResult& result);
PostgresQuery query_for_passkey(const std::string& id);
std::optional<Passkey> read_passkey(const PostgresResult& result);
PostgresQuery query_for_account(const std::string& player);
std::optional<Account> read_account(const PostgresResult& result);
PostgresQuery query_for_seats_of(const std::string& player, const SeatSearch& search,
                                 const std::optional<SeatPlace>& before, int most);
std::vector<PlayerSeat> read_seats_of(const PostgresResult& result);

}  // namespace nemeton
