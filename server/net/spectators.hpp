// The public tables under way, over HTTP.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// The answer's body.
std::string written(const std::vector<PublicTable>& tables);

Task<Response> list_watching(const Api& api, const Request& request, const std::string&);
Task<Response> list_watching_of_game(const Api& api, const Request& request, const std::string& game);

// Ends it; runs on the table's strand.
Task<Response> withdraw_table(Tables& tables, std::shared_ptr<Table> table, const Request& request);

}  // namespace nemeton
