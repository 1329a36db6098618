// The rematch of one table: another game with sides changed, which opens when every person has offered it.
#pragma once

#include <memory>
#include <string>

#include "server/base/answer.hpp"
#include "server/table/absences.hpp"
#include "server/table/seat_holders.hpp"

namespace nemeton {

class Table;

class Rematch {
 public:
  Rematch(TableCore& core, SeatHolders& holders, Absences& absences)
      : core_(core), holders_(holders), absences_(absences) {}

  // Offers a rematch. Errors: bad_key, not_over, blocked, unavailable, those of take_bot_place.
  Answer<void> offer(std::shared_ptr<TableClient> from, Seat seat);
  // Opens the table of the rematch if every person has offered it and it does not exist yet. The caller holds the lock. Returns false if the
  // store cannot be read or written.
  Task<bool> open_if_agreed();
  // Tells everyone who may know it the table of the rematch.
  void tell_next();

 private:
  Task<std::expected<std::shared_ptr<Table>, CommitResult>> open();
  // Returns why the bot accounts here cannot play a rematch, or nullopt if they can.
  Task<std::optional<Refusal>> refuse_bot_accounts();
  // Stands for the table of the rematch in the pools of the bot accounts until that exists.
  std::string place() const { return "rematch of " + core_.id(); }

  TableCore& core_;
  SeatHolders& holders_;
  Absences& absences_;
};

}  // namespace nemeton
