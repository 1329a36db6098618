// Invitations of bot accounts to the seats of one table, and their places: each bot account plays only a few games with one player or address,
// because it is there for everybody.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/base/answer.hpp"
#include "server/table/seat_holders.hpp"

namespace nemeton {

// The pool of the bot account's places (server/base/shares.hpp).
std::string bot_places(const std::string& bot);

enum class BotPlace : std::uint8_t { invitation, rematch };
// Takes a place for a table. `askers`: the address and the player, as far as they are known. The place counts for them until the store no longer
// lists the table as inviting the bot account or playing with it. Errors: bot_busy, too_many_games, unavailable.
Answer<void> take_bot_place(Tables& tables, std::string bot, std::string table, std::vector<std::string> askers,
                            BotPlace place);

class BotInvitations {
 public:
  BotInvitations(TableCore& core, SeatHolders& holders) : core_(core), holders_(holders) {}

  // Invites a bot account to a seat, for the host. Errors: those of SeatHolders::seat_with, not_host, bad_request, seat_taken, time_control_required,
  // bot_busy; at a rated table same_person.
  Answer<void> invite(std::string key, Seat seat, Player bot);
  // Declines the bot account's invitation. Errors: not_invited, unavailable, no_table.
  Answer<void> decline(Player bot, std::string reason);
  // Tells everyone when the time of every invitation is over.
  void await_answers();

 private:
  void await_answer(Seat seat);
  // Returns why the bot account cannot be invited to the seat, or nullopt if it can.
  Task<std::optional<Refusal>> refuse_invitation(SeatHolder holder, Seat seat, Player bot) const;

  TableCore& core_;
  SeatHolders& holders_;
};

}  // namespace nemeton
