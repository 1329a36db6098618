// Names that stay, over HTTP.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// The player whose session the member `session` opens; none where there is no such member. Errors: bad_request, and those of the names.
Task<std::expected<std::optional<Player>, Refusal>> read_session(const Api& api, const Request& request,
                                                                 const nlohmann::json& body);
inline Refusal name_needed() {
  return {403, "name_needed", "a rated game is for players with a name, expected session"};
}

Task<Response> ask_challenge(const Api& api, const Request& request, const std::string&);
Task<Response> add_name(const Api& api, const Request& request, const std::string&);
Task<Response> begin_session(const Api& api, const Request& request, const std::string&);
Task<Response> end_session(const Api& api, const Request& request, const std::string&);
Task<Response> tell_name(const Api& api, const Request& request, const std::string&);
Task<Response> list_tables_of_name(const Api& api, const Request& request, const std::string&);
Task<Response> claim_seats(const Api& api, const Request& request, const std::string&);
Task<Response> add_passkey(const Api& api, const Request& request, const std::string&);
Task<Response> remove_passkey(const Api& api, const Request& request, const std::string&);
Task<Response> replace_codes(const Api& api, const Request& request, const std::string&);
Task<Response> rename_name(const Api& api, const Request& request, const std::string&);
Task<Response> delete_name(const Api& api, const Request& request, const std::string&);
Task<Response> list_blocked(const Api& api, const Request& request, const std::string&);
Task<Response> block_player(const Api& api, const Request& request, const std::string&);
Task<Response> unblock_player(const Api& api, const Request& request, const std::string&);

}  // namespace nemeton
