// The dice of one table, by commitment and reveal (docs/dice.md): the server seed, the client seeds of the seats, for which draws wait, and
// the draws that follow from both.
//
// The seats commit to their client seeds first, and open them when all have. The store has the stage, for every process, and the seats that were
// late in either stage, which give no client seed.
#pragma once

#include <optional>
#include <vector>

#include "server/table/state/table_log.hpp"
#include "table/course.hpp"

namespace nemeton {

class DiceCommitment {
 public:
  explicit DiceCommitment(const TableLog& log) : log_(log) {}

  // What the seats of persons are to do before a draw.
  enum class Stage : std::uint8_t { commit, open, done };
  Stage stage() const;
  // The seats whose commitments or client seeds are missing in this stage, open seats included.
  SeatSet awaited() const;
  // Whether a client seed can be read by others: a commitment that comes now could have been chosen to suit it.
  bool is_opened() const;

  // Whether a draw that is due waits for a stage only for a time. It waits without end while a seat is open.
  bool is_timed() const { return wait_ && wait_->stage == stage(); }
  bool is_timed_until(Instant until) const { return is_timed() && wait_->until == until; }
  // Begins or ends that time if necessary. Returns its end if it begins.
  std::optional<Instant> set_time(Instant now, milliseconds time);
  void stop_time() { wait_.reset(); }

  // Makes the draws that are due and adds them to `entries`, if nothing is awaited.
  void draw(Course& course, std::vector<Entry>& entries) const;

  // Writes what is known of the dice while the game goes on. `is_due`: whether a draw is.
  void write(bool is_due, Instant now, JsonWriter& json) const;
  // A record's member "dice".
  void write_proof(const Course& course, JsonWriter& json) const;

 private:
  struct Wait {
    Stage stage;
    Instant until;
  };

  void write_number(Seat seat, JsonWriter& json) const;
  const Entry& entry(int number) const { return log_.entries()[static_cast<std::size_t>(number - 1)]; }

  const TableLog& log_;
  std::optional<Wait> wait_;  // the time that runs
};

}  // namespace nemeton
