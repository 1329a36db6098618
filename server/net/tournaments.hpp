// Club nights and tournaments, over HTTP.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

Task<Response> make_tournament(const Api& api, const Request& request, const std::string&);
Task<Response> find_tournament(const Api& api, const Request& request, const std::string&);
Task<Response> list_tournaments_of_name(const Api& api, const Request& request, const std::string&);
Task<Response> tell_tournament(const Api& api, const Request& request, const std::string& id);
Task<Response> tell_standings(const Api& api, const Request& request, const std::string& id);
// Waits until something has happened, or for a while.
Task<Response> watch_tournament(const Api& api, const Request& request, const std::string& id);
Task<Response> join_tournament(const Api& api, const Request& request, const std::string& id);
Task<Response> leave_tournament(const Api& api, const Request& request, const std::string& id);
Task<Response> add_tournament_bot(const Api& api, const Request& request, const std::string& id);
Task<Response> remove_entrant(const Api& api, const Request& request, const std::string& id);
Task<Response> start_tournament(const Api& api, const Request& request, const std::string& id);
Task<Response> close_tournament(const Api& api, const Request& request, const std::string& id);

}  // namespace nemeton
