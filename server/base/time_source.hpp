// The current time, and alarms. Tests have a source of their own, in which time stands still until the test moves it.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "server/base/loops.hpp"

namespace nemeton {

using std::chrono::milliseconds;
using Instant = std::chrono::steady_clock::time_point;  // never goes back; means nothing to another process
using WallTime = std::chrono::sys_time<milliseconds>;   // the calendar's
inline std::int64_t milliseconds_of(WallTime time) { return time.time_since_epoch().count(); }

// Its functions may be called on any thread.
class TimeSource {
 public:
  virtual ~TimeSource() = default;
  virtual Instant now() const = 0;
  virtual WallTime wall() const = 0;
  // Calls `ring` once, on some thread, when that instant has come.
  virtual void ring_at(Instant when, std::move_only_function<void()> ring) = 0;
};

class SystemTime final : public TimeSource {
 public:
  explicit SystemTime(Loops& loops) : loops_(loops) {}

  Instant now() const override { return std::chrono::steady_clock::now(); }
  WallTime wall() const override {
    return std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
  }
  void ring_at(Instant when, std::move_only_function<void()> ring) override {
    const auto timer = std::make_shared<asio::steady_timer>(loops_.main(), when);
    timer->async_wait([timer, ring = std::move(ring)](boost::system::error_code error) mutable {
      if (!error) ring();
    });
  }

 private:
  Loops& loops_;
};

}  // namespace nemeton
