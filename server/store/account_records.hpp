// An account as it is stored.
#pragma once

#include <string>
#include <vector>

#include "server/base/time_source.hpp"

namespace nemeton {

// A person with an account, or a bot account.
struct Player {
  std::string id;  // the same as long as there is the account
  std::string name;
  WallTime since = {};
  std::string owner = {};  // the player whose bot account it is; empty for persons
  WallTime online = {};    // of a bot account: until when it is known to listen; 0 if it does not

  bool is_bot() const { return !owner.empty(); }
  // The person behind it. Two seats of one person are never rated together.
  const std::string& person() const { return is_bot() ? owner : id; }
};

struct BotAccount {
  Player player;
  bool has_token;
};

// The means by which one device of a player, or several that share it, signs in.
struct Passkey {
  std::string id;
  int algorithm;           // of COSE: -7 for ES256, -8 for EdDSA
  std::string public_key;  // of ES256 both coordinates, 64 bytes; of EdDSA 32
  std::int64_t counter;    // of its uses; 0 if it does not count
  WallTime added = {};
  WallTime used = {};  // last; 0 while it was not
};

// All that is kept of a player, but for the seats.
struct Account {
  Player player;
  std::vector<Passkey> passkeys;  // in the order in which they were added
  int codes;                      // for recovery, that are left
  int sessions;
};

}  // namespace nemeton
