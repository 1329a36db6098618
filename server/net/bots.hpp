// Bot accounts over HTTP: making them, asking them to play, and what their programs do.
#pragma once

#include "server/net/answers.hpp"
#include "server/net/api.hpp"

namespace nemeton {

// Returns the token in a header Authorization. Errors: bad_key (401).
std::expected<std::string, Refusal> bearer_of(const std::string& authorization);

Task<Response> list_bots_online(const Api& api, const Request& request, const std::string&);
Task<Response> make_bot(const Api& api, const Request& request, const std::string&);
Task<Response> list_own_bots(const Api& api, const Request& request, const std::string&);
Task<Response> renew_token(const Api& api, const Request& request, const std::string& bot);
Task<Response> withdraw_token(const Api& api, const Request& request, const std::string& bot);
Task<Response> delete_bot(const Api& api, const Request& request, const std::string& bot);
Task<Response> ask_bot(const Api& api, const Request& request, const std::string& table);

// Returns why the request's token is not valid for a bot account. Errors: bad_key (401), banned, unavailable.
Task<std::optional<Refusal>> refuse_bearer(const Api& api, const Request& request);

// Answers the program of a bot account. Checks its token before anything else in the request.
template <Task<Response> (*Answer)(const Api&, const Request&, const std::string&)>
Task<Response> for_bot(const Api& api, const Request& request, const std::string& id) {
  if (const auto refusal = co_await refuse_bearer(api, request)) co_return refused(*refusal);
  co_return co_await Answer(api, request, id);
}

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
