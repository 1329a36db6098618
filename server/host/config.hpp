// The configuration of a server.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

#include "server/base/client_limits.hpp"

namespace nemeton {

// How much is kept.
struct Keeping {
  int days = 0;          // that a table stays after its game is over; 0: for ever
  int megabytes = 0;     // beyond which no table is opened; 0: as much as there is room for
  int entries = 50'000;  // of a table's log
};

struct Config {
  std::string address = "127.0.0.1";    // an IP address of this machine
  std::uint16_t port = 8420;            // 0: one that is free
  std::filesystem::path data = "data";  // the folder of the database
  std::string store;                    // the URL of a PostgreSQL database instead, or empty
  std::filesystem::path page;           // the folder of the page's files
  std::filesystem::path networks;       // the folder of the networks that bots use
  std::filesystem::path tables;         // the folder of solved positions, or empty
  int threads = 0;                      // for the network, and as many for bots; 0: one a core
  std::string metrics;                  // the address and port of the metrics, or empty
  std::string log = "text";             // or "json": how a line of the log is written
  std::string log_level = "info";
  bool log_requests = false;    // whether every request stands in the log
  std::string trusted_proxies;  // addresses and networks that are trusted to name the client of a request
  std::string refused_names;    // a file of names that are refused, or empty: the program's own list
  std::string source;           // the URL of the source of this program, or empty
  ClientLimits limits;
  Keeping keeping;
  std::string contact;                    // a URL of the host, mailto: or https:, or empty
  std::string smtp;                       // the URL of a mail server, or empty: no mails
  std::string mail_from;                  // the address that mails are from
  std::string page_url;                   // where people find the page, without a slash at its end
  std::string moderator_keys;             // NAME:KEY with commas between, or empty
  bool push_to_private_networks = false;  // whether push services may be at addresses that are not public
  bool rate_same_network = false;         // whether games between players at one address may be rated
  int away_seconds = 600;                 // after this absence others may claim the win; 0: never
  int dice_seconds = 60;  // how long a due draw waits for the seats' commitments, and again for their client seeds
  // The pages that may embed games, as in a Content-Security-Policy.
  std::string frame_ancestors = "*";
};

}  // namespace nemeton
