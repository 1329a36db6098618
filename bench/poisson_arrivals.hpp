// PoissonArrivals as in life: each by itself, at random moments, so many a second on average (a Poisson process). They come whatever became of
// those before, so a server that is slow is asked no less.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <cmath>
#include <functional>

#include "bench/client_loop.hpp"

namespace nemeton {

class PoissonArrivals {
 public:
  // `arrive` gets the moment that was scheduled, which may be past by the time the thread gets to it: latency counts from then.
  PoissonArrivals(ClientLoop& loop, std::function<void(Clock::time_point)> arrive)
      : loop_(loop), timer_(loop.io), arrive_(std::move(arrive)) {}

  void begin(double per_second) {
    per_second_ = per_second;
    next_ = Clock::now() + pause();
    wait();
  }
  void end() {
    per_second_ = 0;
    timer_.cancel();
  }

 private:
  void wait() {
    timer_.expires_at(next_);
    timer_.async_wait([this](boost::system::error_code error) {
      if (error || per_second_ == 0) return;
      for (; next_ <= Clock::now(); next_ += pause()) arrive_(next_);
      wait();
    });
  }
  Clock::duration pause() {
    const double share = (static_cast<double>(loop_.random() >> 11) + 0.5) / 0x1p53;  // between 0 and 1
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(-std::log(share) / per_second_));
  }

  ClientLoop& loop_;
  boost::asio::steady_timer timer_;
  std::function<void(Clock::time_point)> arrive_;
  double per_second_ = 0;  // 0: none arrives
  Clock::time_point next_;
};

}  // namespace nemeton
