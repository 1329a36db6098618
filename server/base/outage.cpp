#include "server/base/outage.hpp"

#include "server/base/log.hpp"

namespace nemeton {

namespace {

constexpr auto kPause = std::chrono::minutes(1);

auto seconds_since(Outage::Clock::time_point began, Outage::Clock::time_point now) {
  return std::chrono::duration_cast<std::chrono::seconds>(now - began).count();
}

}  // namespace

void Outage::failed(const std::string& use, std::string_view reason, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  if (uses_.empty()) began_ = now;
  uses_.insert(use);
  ++failures_;
  if (now < next_line_) return;
  next_line_ = now + kPause;
  if (!std::exchange(is_logged_, true)) {
    log_error(thing_ + " cannot be " + use + "; until it can, nothing is confirmed", {{"reason", reason}});
  } else {
    log_error(thing_ + " still cannot be " + use,
              {{"reason", reason}, {"seconds", seconds_since(began_, now)}, {"failures", failures_}});
  }
}

void Outage::worked(const std::string& use, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  if (uses_.erase(use) == 0 || !uses_.empty()) return;
  if (std::exchange(is_logged_, false)) {
    log_info(thing_ + " can be used again", {{"seconds", seconds_since(began_, now)}, {"failures", failures_}});
  }
  failures_ = 0;
}

}  // namespace nemeton
