// Who holds the seats of one table: takes seats, knows the holder of a key, and keeps what belongs to a holder, such as their name.
#pragma once

#include <memory>
#include <string>

#include "server/base/answer.hpp"
#include "server/base/player_name.hpp"
#include "server/table/state/seat_cooldown.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

// The refusal of a player whom the host has sent away from the table.
Refusal removed_by_host();
// The refusal of a second seat for one person at a rated table.
Refusal same_person();
Refusal bot_busy();
Refusal too_many_games();
// The refusal of a bot account without an invitation.
Refusal not_invited();
// The refusal of a seat number that the table does not have.
Refusal no_such_seat(Seat seat, int seats, const char* name = "seat");

// A seat and the key that holds it.
struct HeldSeat {
  Seat seat;
  std::string key;
};

class SeatHolders {
 public:
  explicit SeatHolders(TableCore& core) : core_(core) {}

  std::optional<Seat> seat_of(const SeatHolder& holder) const;
  bool holds(const SeatHolder& holder, Seat seat) const;
  // Finds the holder of a key, which opens a seat here by itself or is the key of a session. Errors: bad_key, unavailable, no_table.
  Answer<SeatHolder> holder_of(std::string key);
  // Finds the seat that a key opens; for a session, the seat of its player. Errors: as of holder_of.
  Answer<Seat> seat_with(std::string key);

  // Takes the seat, or the first that is open, for the player if there is one; for a bot account, the seat that it is invited to. `origin`: from
  // Tables::origin_of. Errors: seat_taken, bad_request, removed_by_host, blocked; at a rated table account_required, same_address and same_person; for a
  // bot account not_invited, too_many_games.
  Answer<HeldSeat> join(std::optional<Seat> seat, std::optional<Player> player, std::string origin, Visitor newcomer);
  // Makes the seat that the key opens the player's; the same again changes nothing. Errors: as of seat_with, seat_taken.
  Answer<Seat> claim_seat(std::string key, Player player);
  // Sets the name of the person at a seat; the same name again changes nothing. Errors: bad_key, bad_name, name_taken, name_fixed,
  // too_fast, unavailable.
  Answer<void> give_name(std::shared_ptr<TableClient> from, Seat seat, std::string name);
  // Notifies the device with that target (server/notifications/recipient.hpp) from now on when it is the turn of the key's seat. Errors: as of
  // seat_with, too_many_subscriptions.
  Answer<void> subscribe(std::string key, std::string target_id, std::string target);
  // Leaves a pass at the server for the holder of the key. Errors: as of seat_with.
  Answer<void> offer_key_transfer(std::string key, std::string id_hash, std::string box);

  // The seat that the bot account is invited to.
  std::optional<Seat> seat_invited(const Player& bot) const;
  // Returns why a rated table does not admit the player from that origin, or nullopt if it does.
  Task<std::optional<Refusal>> refuse_player(std::optional<Player> player, std::string origin) const;
  // Returns why the newcomer and the player cannot sit with the others at this table, or nullopt if they can.
  Task<std::optional<Refusal>> refuse_company(std::optional<std::string> player, Visitor newcomer);
  // Returns why the client may not be here any more, or nullopt if they may.
  std::optional<Refusal> refuse_banned(const TableClient& client) const;
  // The same for a client that came by a session of `player`, or of any player if that is empty: whether the session has ended.
  Task<std::optional<Refusal>> refuse_ended_session(const TableClient& client, std::string player) const;
  // Returns `refused`, or that the host has sent the holder of the key away.
  Task<Refusal> explain_refusal(Refusal refused, std::string key);

 private:
  std::optional<Refusal> refuse_banned(const SeatHolder& holder) const;
  // Chooses the seat for join(). Errors: seat_taken, not_invited.
  std::expected<Seat, Refusal> choose_seat(std::optional<Seat> wanted, const std::optional<Player>& player) const;
  // Whether the name of a seat looks like `name`.
  bool is_alike(Seat seat, const PlayerName& name) const;
  std::optional<Refusal> refuse_name(Seat seat, const PlayerName& name) const;
  // Removes the names of guests that look like that of a player who comes.
  Task<void> take_name_from_guests(std::string player_name);

  TableCore& core_;
  std::optional<HeldSeat> unclaimed_seat_;  // one that may be taken with a key that no client knows
  SeatCooldown naming_;
};

}  // namespace nemeton
