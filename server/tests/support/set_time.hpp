// A time that stands until the test moves it.
#pragma once

#include <map>
#include <mutex>
#include <vector>

#include "server/base/time_source.hpp"

namespace nemeton {

class SetTime final : public TimeSource {
 public:
  Instant now() const override {
    const std::lock_guard lock(mutex_);
    return now_;
  }
  WallTime wall() const override {
    const std::lock_guard lock(mutex_);
    return wall_;
  }
  void ring_at(Instant when, std::move_only_function<void()> ring) override {
    {
      const std::lock_guard lock(mutex_);
      alarms_.emplace(when, std::move(ring));
    }
    ring_due();
  }

  // So much time goes by, in one leap.
  void pass(milliseconds time) {
    {
      const std::lock_guard lock(mutex_);
      now_ += time;
      wall_ += time;
    }
    ring_due();
  }
  // The calendar alone goes on, while no server runs.
  void pass_unseen(milliseconds time) {
    const std::lock_guard lock(mutex_);
    wall_ += time;
  }

 private:
  void ring_due() {
    std::vector<std::move_only_function<void()>> due;
    {
      const std::lock_guard lock(mutex_);
      const auto later = alarms_.upper_bound(now_);
      for (auto each = alarms_.begin(); each != later; ++each) due.push_back(std::move(each->second));
      alarms_.erase(alarms_.begin(), later);
    }
    for (auto& each : due) each();
  }

  mutable std::mutex mutex_;
  Instant now_{std::chrono::hours(1000)};
  WallTime wall_{std::chrono::hours(500'000)};
  std::multimap<Instant, std::move_only_function<void()>> alarms_;
};

}  // namespace nemeton
