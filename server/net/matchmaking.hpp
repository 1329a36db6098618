// What is answered to those who seek company.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// Waits until somebody has come, or for a while.
Task<Response> seek_company(const Api& api, const Request& request, const std::string&);
Task<Response> end_seek(const Api& api, const Request& request, const std::string&);

}  // namespace nemeton
