// Bot accounts over HTTP: making them, asking them to play, and what their programs do.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// The token in a header Authorization. Errors: bad_key.
std::expected<std::string, Refusal> bearer_of(const std::string& authorization);

Task<Response> list_bots_online(const Api& api, const Request& request, const std::string&);
Task<Response> make_bot(const Api& api, const Request& request, const std::string&);
Task<Response> list_own_bots(const Api& api, const Request& request, const std::string&);
Task<Response> renew_token(const Api& api, const Request& request, const std::string& bot);
Task<Response> withdraw_token(const Api& api, const Request& request, const std::string& bot);
Task<Response> delete_bot(const Api& api, const Request& request, const std::string& bot);
Task<Response> ask_bot(const Api& api, const Request& request, const std::string& table);

// Whoever wants the events does not come here, but who asks for their header alone.
Task<Response> no_stream(const Api& api, const Request& request, const std::string&);
Task<Response> accept_seat(const Api& api, const Request& request, const std::string& table);
Task<Response> decline_seat(const Api& api, const Request& request, const std::string& table);
Task<Response> tell_record_so_far(const Api& api, const Request& request, const std::string& table);
Task<Response> act_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> resign_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> claim_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> leave_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> say_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> answer_as_bot(const Api& api, const Request& request, const std::string& table);
Task<Response> want_rematch_as_bot(const Api& api, const Request& request, const std::string& table);

}  // namespace nemeton
