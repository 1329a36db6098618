// The commit-reveal protocol of the dice at one table (docs/dice.md): takes the commitments and client seeds of the seats, ends each stage in
// time, and makes the draws that are due.
#pragma once

#include <memory>
#include <string>

#include "server/base/answer.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

class DiceProtocol {
 public:
  explicit DiceProtocol(TableCore& core) : core_(core) {}

  // Takes a seat's commitment to its client seed; an empty one says that the seat gives none. One that comes too late changes nothing. Errors:
  // bad_key, unavailable.
  Answer<void> commit_to_client_seed(std::shared_ptr<TableClient> from, Seat seat, std::string commitment);
  // Takes the client seed that a seat has committed to, after all seats have committed. The same seed again changes nothing. Draws that waited for
  // it follow. Errors: bad_key, bad_request, unavailable.
  Answer<void> give_client_seed(std::shared_ptr<TableClient> from, Seat seat, std::string seed);

  // Makes the draws that are due, such as those of a table that was just opened. Takes the lock.
  Task<void> draw();

  // For a caller that holds the lock.
  // Makes the draws that are due, or waits for client seeds. Returns false if the store cannot be read or written; then it tries again later.
  Task<bool> draw_due();
  // Tells everyone how the dice stand, and makes the draws that waited for them.
  Task<bool> on_change();
  // Begins or ends the time for a stage, as a draw is due or not, and tells everyone if that has changed.
  void update_timer();

 private:
  using TakeFromSeat = Answer<void> (DiceProtocol::*)(std::shared_ptr<TableClient>, Seat, std::string);
  // Takes again soon, as long as the listener has the seat, a text that could not be written: a client sends it only once.
  void take_later(std::weak_ptr<TableClient> from, Seat seat, std::string text, TakeFromSeat take);
  Task<void> take_again(std::weak_ptr<TableClient> from, Seat seat, std::string text, TakeFromSeat take);
  // Returns why the seat cannot give that client seed, or nullopt if it can.
  std::optional<Refusal> refuse_client_seed(Seat seat, const std::string& seed) const;
  // Returns whether the time for a stage has begun or ended.
  bool set_timer();
  // Ends a stage at the end of its time: a seat that is late gives no client seed.
  Task<void> end_stage(Instant until);

  TableCore& core_;
  bool draws_later_ = false;  // a draw is tried again soon
};

}  // namespace nemeton
