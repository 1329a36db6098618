// Sets the bots of one table thinking when they are to act, each on a copy of the game, and plays what they have found. Where several
// processes serve the table, the one that has appended the last entry does so; another when nothing has come for a while, or somebody
// comes to it. Then both may think of the same: one answer is played, and the process that came too late leaves the game to the other.
#pragma once

#include <memory>
#include <string>

#include "server/bot_scheduler/bot_scheduler.hpp"

namespace nemeton {

// What became of a bot's action.
enum class BotAction : std::uint8_t {
  played,     // or another process has played for the seat before, and this one goes on
  overtaken,  // another process has, and goes on with the game
  refused,    // it is to be tried again after a while
};

// What bots need of their table. Its functions are called on the strand.
class BotTable {
 public:
  virtual ~BotTable() = default;
  // The bots that are to act.
  virtual SeatSet bots_to_act() const = 0;
  virtual Level bot_level(Seat seat) const = 0;
  virtual std::unique_ptr<Match> copy_match() const = 0;
  // On whose behalf they think now.
  virtual Claim claim() const = 0;
  // The number of the last event.
  virtual int last() const = 0;
  // Plays an action that was thought of after the event of number `thought_of`.
  virtual Task<BotAction> play_for_bot(Seat seat, std::string token, int thought_of) = 0;
};

class BotRunner {
 public:
  // `pause`: how long after a refusal it is tried again.
  BotRunner(BotScheduler& scheduler, const Strand& strand, BotTable& table, std::chrono::milliseconds pause)
      : scheduler_(scheduler), strand_(strand), table_(table), pause_(pause) {}

  // Sets every bot thinking that is to act and does not think yet. `owner` of the table lives as long as one thinks.
  void wake(const std::shared_ptr<const void>& owner);
  // Tells the scheduler on whose behalf they think now. To be called when a client has come to the table or left it.
  void update_claim() {
    if (!thinking_.empty()) scheduler_.change(table_.claim());
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
