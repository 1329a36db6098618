// The dice of one table, by commitment and reveal (docs/dice.md): the server seed, the client seeds of the seats, for which draws wait a
// while, and the draws that follow from both.
#pragma once

#include <vector>

#include "server/table/table_log.hpp"
#include "table/course.hpp"

namespace nemeton {

class DiceCommitment {
 public:
  // Whether draws wait for client seeds, and for how long.
  enum class Wait : std::uint8_t { none, until_deadline };

  explicit DiceCommitment(const TableLog& log) : log_(log) {}

  // The persons whose client seeds draws wait for: who have given none yet, nor said that they give none.
  SeatSet awaited() const;
  // Begins to wait; false where that was begun before.
  bool begin_wait();
  // The deadline is over: draws wait no more for the seeds that are missing now.
  void end_wait();

  // Makes the draws that are due and adds them to `entries`, if no client seed is awaited.
  void draw(Course& course, std::vector<Entry>& entries) const;

  // What is known of the dice while the game goes on; null where nothing was committed to.
  void write(JsonWriter& json) const;
  // A record's member "dice"; to be asked only where something was committed to.
  void write_proof(const Match& match, JsonWriter& json) const;
  bool is_committed() const { return !log_.table().server_seed.empty(); }

 private:
  const TableLog& log_;
  Wait wait_ = Wait::none;
  SeatSet forgone_;  // seats whose client seeds no draw waits for any more
};

}  // namespace nemeton
