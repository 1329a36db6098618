// The bans of this server: clients, players and names that are refused for a while. Each server has all bans in memory, so that no request waits
// for the store.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/address.hpp"
#include "server/base/refusal.hpp"
#include "server/base/time_source.hpp"

namespace nemeton {

struct Ban {
  enum class Kind : std::uint8_t { key, player, network, name };

  std::string id;
  Kind kind;
  std::string subject;  // the hash of a key, the id of a player, a network as text, or the skeleton of a name
  std::string reason;   // which a banned client is told
  WallTime until;
};

// Its functions may be called on any thread. Each returns why a client is refused, or nullopt if it is not.
class Bans {
 public:
  explicit Bans(TimeSource& time) : time_(time) {}

  std::optional<Refusal> refuse(const Address& client) const;
  // The hash of the key of a seat or of a session.
  std::optional<Refusal> refuse_key(std::string_view key_hash) const;
  std::optional<Refusal> refuse_player(const std::string& player) const;
  // Whether a name with that skeleton is not to be had now.
  bool refuses_name(const std::string& skeleton) const;

  // Replaces all bans.
  void replace(const std::vector<Ban>& bans);

 private:
  struct Lists {
    std::map<std::string, Ban, std::less<>> keys;
    std::map<std::string, Ban, std::less<>> players;
    std::map<std::string, Ban, std::less<>> names;
    // By the number of bits of the network, then by these bits.
    std::map<int, std::map<Address, Ban>> networks;
  };

  std::shared_ptr<const Lists> lists() const;
  std::optional<Refusal> refused_by(const Ban& ban) const;
  template <class Map, class Subject>
  std::optional<Refusal> refuse_in(const Map& map, const Subject& subject) const;

  TimeSource& time_;
  std::atomic<bool> is_empty_ = true;
  mutable std::mutex mutex_;  // guards the member below
  std::shared_ptr<const Lists> lists_ = std::make_shared<const Lists>();
};

}  // namespace nemeton
