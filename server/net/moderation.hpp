// Reports and announcements, and what those who keep order ask for, over HTTP.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

Task<Response> report_somebody(const Api& api, const Request& request, const std::string&);
Task<Response> list_announcements(const Api& api, const Request& request, const std::string&);

// For those who keep order, by their keys. Where the server has nobody who does, there is nothing at these addresses.
Task<Response> list_reports(const Api& api, const Request& request, const std::string&);
Task<Response> settle_report(const Api& api, const Request& request, const std::string&);
Task<Response> list_bans(const Api& api, const Request& request, const std::string&);
Task<Response> add_ban(const Api& api, const Request& request, const std::string&);
Task<Response> end_ban(const Api& api, const Request& request, const std::string&);
Task<Response> close_table_for_order(const Api& api, const Request& request, const std::string&);
Task<Response> take_name(const Api& api, const Request& request, const std::string&);
Task<Response> add_announcement(const Api& api, const Request& request, const std::string&);
Task<Response> end_announcement(const Api& api, const Request& request, const std::string&);
Task<Response> list_deeds(const Api& api, const Request& request, const std::string&);
Task<Response> tell_statistics(const Api& api, const Request& request, const std::string&);

}  // namespace nemeton
