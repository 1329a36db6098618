// Messages to the service manager that has started the server: systemd, or another with its protocol.
#pragma once

#include <string_view>

namespace nemeton {

// Says "READY=1" or "STOPPING=1" (sd_notify(3) has the words) to the socket that NOTIFY_SOCKET names. Nothing happens where none is
// named or it does not listen.
void tell_service_manager(std::string_view state);

}  // namespace nemeton
