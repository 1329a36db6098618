// One HTTP connection: the api, the page's files, and the way to a WebSocket.
#pragma once

#include <atomic>
#include <boost/asio/ip/tcp.hpp>

#include "server/net/api/api.hpp"
#include "server/net/embed.hpp"
#include "server/net/sockets.hpp"

namespace nemeton {

struct Site {
  Api api;
  Sockets& sockets;
  std::vector<AddressRange> trusted_proxies;
  Files page;
  Embedding embedding;
  bool log_requests = false;
  std::atomic<int> answering = 0;  // requests that are not answered yet
};

// Serves a connection from `peer` until it ends. It runs on the executor of `socket`, a strand.
Task<void> serve_connection(asio::ip::tcp::socket socket, Address peer, RateLimiter::Slot slot, Site& site);

}  // namespace nemeton
