#include "server/bot_scheduler/bot_scheduler.hpp"

namespace nemeton {

Task<std::string> BotScheduler::best(std::unique_ptr<Match> match, Seat seat, Level level, Claim claim) {
  BotThreadPool& pool = level >= Level::master ? deep_ : quick_;
  auto start = [&](std::move_only_function<void(std::string)> done) {
    pool.think(std::move(match), seat, level, std::move(claim), std::move(done));
  };
  co_return co_await promised<std::string>(std::move(start));
}

void BotScheduler::change(const Claim& claim) {
  deep_.change(claim);
  quick_.change(claim);
}

void BotScheduler::stop() {
  stopped_ = true;
  deep_.stop();
  quick_.stop();
}

}  // namespace nemeton
