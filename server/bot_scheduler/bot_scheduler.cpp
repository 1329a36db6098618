#include "server/bot_scheduler/bot_scheduler.hpp"

namespace nemeton {

Task<std::string> BotScheduler::choose_action(std::unique_ptr<Match> match, Seat seat, Level level,
                                              Requester requester) {
  BotThreadPool& pool = level >= Level::master ? deep_ : quick_;
  auto start = [&](std::move_only_function<void(std::string)> done) {
    pool.search(std::move(match), seat, level, std::move(requester), std::move(done));
  };
  co_return co_await promised<std::string>(std::move(start));
}

void BotScheduler::change(const Requester& requester) {
  deep_.change(requester);
  quick_.change(requester);
}

void BotScheduler::stop() {
  stopped_ = true;
  deep_.stop();
  quick_.stop();
}

}  // namespace nemeton
