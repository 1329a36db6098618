// Something that cannot be used for a while, as the log tells it: a line when that begins, one a minute while it lasts, one when it ends.
#pragma once

#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace nemeton {

// Its functions may be called on any thread.
class Outage {
 public:
  using Clock = std::chrono::steady_clock;

  // `thing`: such as "the database".
  explicit Outage(std::string thing) : thing_(std::move(thing)) {}

  // It could not be used so ("written" or "read").
  void failed(const std::string& use, std::string_view reason, Clock::time_point now = Clock::now());
  // It could. The outage ends when that is true of every use that had failed.
  void worked(const std::string& use, Clock::time_point now = Clock::now());

 private:
  const std::string thing_;
  std::mutex mutex_;            // guards the members below
  std::set<std::string> uses_;  // that failed, and did not work since
  int failures_ = 0;
  bool is_logged_ = false;  // the log has said that it began
  Clock::time_point began_;
  Clock::time_point next_line_;  // no line is logged before that
};

}  // namespace nemeton
