// What devices ask for that want to be told when it is their turn.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// What a browser has to know before it lets this server tell it things.
Task<Response> tell_push_key(const Api& api, const Request& request, const std::string&);

// A device is told from now on when it is the turn of a seat; and of none any more.
Task<Response> subscribe(const Api& api, const Request& request, const std::string& table);
Task<Response> unsubscribe(const Api& api, const Request& request, const std::string&);

}  // namespace nemeton
