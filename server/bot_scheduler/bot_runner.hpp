// Runs the bots of one table: lets each think on a copy of the game when it is to act, and plays its action. If several processes serve the table,
// the one that has appended the last entry does so. Another takes over if no entry has come for a while, or if a client comes to it. Then both may
// think about the same position: one action is played, and the process that is too late leaves the game to the other.
#pragma once

#include <memory>
#include <string>

#include "server/bot_scheduler/bot_scheduler.hpp"

namespace nemeton {

// The result of playing a bot's action.
enum class BotAction : std::uint8_t {
  played,     // or another process has played for the seat before, and this one goes on
  overtaken,  // another process has, and goes on with the game
  refused,    // it is to be tried again after a while
};

// The table as its bots see it. Its functions are called on the strand.
class BotTable {
 public:
  virtual ~BotTable() = default;
  // The bots that are to act.
  virtual SeatSet bots_to_act() const = 0;
  virtual Level bot_level(Seat seat) const = 0;
  virtual std::unique_ptr<Match> copy_match() const = 0;
  // The client for which the bots think now.
  virtual Requester requester() const = 0;
  // The number of the last event.
  virtual int last() const = 0;
  // Plays an action that answers the position after the event of number `thought_of`.
  virtual Task<BotAction> play_for_bot(Seat seat, std::string token, int thought_of) = 0;
};

class BotRunner {
 public:
  // `pause`: how long after a refusal it is tried again.
  BotRunner(BotScheduler& scheduler, const Strand& strand, BotTable& table, std::chrono::milliseconds pause)
      : scheduler_(scheduler), strand_(strand), table_(table), pause_(pause) {}

  // Sets every bot thinking that is to act and does not think yet. `owner` of the table lives as long as one thinks.
  void wake(const std::shared_ptr<const void>& owner);
  // Tells the scheduler for which client the bots think now. To be called when a client has come to the table or left it.
  void update_requester() {
    if (!thinking_.empty()) scheduler_.change(table_.requester());
  }

 private:
  Task<void> act(Seat seat, std::shared_ptr<const void> owner);

  BotScheduler& scheduler_;
  Strand strand_;
  BotTable& table_;
  std::chrono::milliseconds pause_;
  SeatSet thinking_;
};

}  // namespace nemeton
