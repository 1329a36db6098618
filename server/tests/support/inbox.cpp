#include "server/tests/support/inbox.hpp"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace nemeton {

LocalListener::LocalListener() : socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof at;
  bind(socket, reinterpret_cast<const sockaddr*>(&at), size);
  listen(socket, 64);
  getsockname(socket, reinterpret_cast<sockaddr*>(&at), &size);
  port = ntohs(at.sin_port);
}

LocalListener::~LocalListener() { close(socket); }

int LocalListener::accept() const { return accept4(socket, nullptr, nullptr, SOCK_CLOEXEC); }

void LocalListener::stop() { shutdown(socket, SHUT_RDWR); }

}  // namespace nemeton
