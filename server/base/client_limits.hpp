// How much a client may ask for. The defaults let a club of forty people behind one address play; docs/security.md has them all.
#pragma once

namespace nemeton {

struct ClientLimits {
  // Whether clients are counted at all; sizes and times hold all the same.
  bool counted = true;

  // Of all clients together.
  int connections = 0;  // open at once; 0: as many as the system lets this process have
  // Of one address (of IPv6: of the first 64 bits).
  int connections_per_address = 500;
  int requests_per_minute = 6000;
  int bytes_per_second = 1'000'000;  // in both directions, with the cost of messages (base/rate_limiter.hpp)
  int tables_per_minute = 60;        // opened, and rematches asked for
  int tables_per_day = 2000;         // opened; rematches are not counted
  int open_tables = 500;             // opened within a day and not over
  int lobby_joins_per_minute = 6;    // seats taken at tables that anyone may join
  int wrong_keys_per_minute = 60;
  int challenges_per_minute = 120;      // to passkeys
  int mails_per_day = 20;               // with a code, that an address asks for
  int subscriptions_per_day = 10'000;   // to turn notifications, each time a device or mailbox is named for a seat
  int bot_invitations_per_minute = 30;  // to bot accounts, to play
  int reports_per_day = 20;
  int names_per_day = 100;  // that players take, by coming or by being called otherwise
  // Of one connection.
  int messages_per_second = 50;
  int message_bytes = 64 * 1024;  // of a message, and of a request's body
  int queue_bytes = 256 * 1024;   // that may wait for a client which reads slowly
  int request_seconds = 30;       // for a request's header, for its body, and for each piece of the answer
  int hello_seconds = 10;         // for the handshake, for hello after it, and for a message that has begun
  int idle_seconds = 60;          // without a word, not even the answer to a ping
};

}  // namespace nemeton
