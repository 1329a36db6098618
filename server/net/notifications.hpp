// What devices ask for whose readers want to be told when it is their turn, there or by e-mail.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// What a browser has to know before it lets this server tell it things.
Task<Response> tell_push_key(const Api& api, const Request& request, const std::string&);

// A code is sent to an address; who types it gets a pass for the address.
Task<Response> ask_mail_code(const Api& api, const Request& request, const std::string&);
Task<Response> give_mail_pass(const Api& api, const Request& request, const std::string&);

// A device or a mailbox is told from now on when it is the turn of a seat; and of none any more, as who is told wishes, or by the link in a mail.
Task<Response> subscribe(const Api& api, const Request& request, const std::string& table);
Task<Response> unsubscribe(const Api& api, const Request& request, const std::string&);
Task<Response> stop_mails(const Api& api, const Request& request, const std::string& stop);

}  // namespace nemeton
