// How seats at one table become free again: their holders leave, the host frees a seat or closes the table, or a person never comes to the seat
// that they have taken.
#pragma once

#include <string>

#include "server/base/answer.hpp"
#include "server/table/dice_protocol.hpp"
#include "server/table/flag_timer.hpp"
#include "server/table/seat_holders.hpp"

namespace nemeton {

// Returns why the holder may not do what is the host's to do, or nullopt if they may.
std::optional<Refusal> refuse_unless_host(const TableCore& core, const SeatHolders& holders, const SeatHolder& holder);

class Departures {
 public:
  Departures(TableCore& core, SeatHolders& holders, FlagTimer& flags, DiceProtocol& dice)
      : core_(core), holders_(holders), flags_(flags), dice_(dice) {}

  // Ends what the key holds: resigns if a rated or tournament game has begun, or if the seat has played and other people go on; then forgets the
  // key. With the last person's the table is deleted. Errors: as of SeatHolders::seat_with.
  Answer<void> forget(std::string key);
  // Resigns for the player, whose account is about to be deleted, if a rated or tournament game has begun. Errors: unavailable.
  Answer<void> resign_for(std::string player);
  // Frees another person's seat, for the host, unless that seat has played. With `host_origin`, the origin from which the host asks (store.hpp,
  // Newcomer), the person is sent away and takes no seat here any more. Errors: as of SeatHolders::seat_with, not_host, has_played, bad_request.
  Answer<void> free_seat(std::string key, Seat seat, std::optional<std::string> host_origin);
  // Deletes the table, for the host, unless another person has played. Once a rated or tournament game has begun, closing is leaving. Errors: as of
  // free_seat.
  Answer<void> close(std::string key);

  // Frees every seat whose holder does not come in time.
  void await_arrivals();
  void await_arrival(Seat seat);
  // What to tell a person who loses that seat now.
  Refusal why_lost(Seat seat) const { return freed_ && freed_->seat == seat ? freed_->why : bad_key(); }

 private:
  // A seat that the host takes from a person just now.
  struct Freed {
    Seat seat;
    Refusal why;
  };

  // Whether the seat has acted, or its client seed is in the dice; once a game has begun, true for every seat.
  bool has_played(Seat seat) const;
  // Whether leaving a rated or tournament table is resigning from now on: all seats are taken, and something was drawn or played.
  bool has_begun() const;
  // Whether the holder of the seat has ever come to it.
  bool has_come(Seat seat) const;
  // Another person's seat that closing the table frees next, or the host's if there is none. Errors: has_played.
  std::expected<Seat, Refusal> next_to_free(Seat host) const;

  Task<CommitResult> resign(Seat seat);
  // Resigns first if leaving is resigning, and then frees the seat. After `done` the seat is free.
  Task<CommitResult> leave_seat(Seat seat);
  // Frees a seat that is taken. A conflict if a seat has acted or something was drawn meanwhile.
  Task<CommitResult> release(Seat seat, std::optional<LeaveSeat::SentAway> away = {});
  // The same for the host; the person who sits there is told.
  Task<CommitResult> release_for_host(Seat seat, std::optional<LeaveSeat::SentAway> away = {});
  Task<void> release_absent(Seat seat, std::string key_hash);

  TableCore& core_;
  SeatHolders& holders_;
  FlagTimer& flags_;
  DiceProtocol& dice_;
  std::optional<Freed> freed_;
};

}  // namespace nemeton
