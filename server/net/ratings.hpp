// What players see of ratings, over HTTP.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// Members of the open object.
void write_rating(const PlayerRating& rating, JsonWriter& json);

Task<Response> tell_profile(const Api& api, const Request& request, const std::string& player);
Task<Response> tell_own_profile(const Api& api, const Request& request, const std::string&);
Task<Response> set_privacy(const Api& api, const Request& request, const std::string&);
Task<Response> tell_table_ratings(const Api& api, const Request& request, const std::string& table);
Task<Response> list_leaders(const Api& api, const Request& request, const std::string& game);

}  // namespace nemeton
