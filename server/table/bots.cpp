#include "server/table/bots.hpp"

#include "server/dice/keys.hpp"
#include "server/host/metrics.hpp"

namespace nemeton {

Task<std::string> Bots::best(std::unique_ptr<Match> match, Seat seat, Level level) {
  const Budget budget{.time = std::chrono::seconds(1), .stop = &stopped_};
  metrics().bots_waiting.Increment();
  auto think = [&] {
    metrics().bots_waiting.Decrement();
    const OneMore thinking(metrics().bots_thinking);
    const Stopwatch watch;
    std::string action = match->best(seat, level, budget, random_seed()).action;
    metrics().bot_seconds[static_cast<std::size_t>(level)]->Observe(watch.seconds());
    return action;
  };
  co_return co_await away(threads_, std::move(think));
}

}  // namespace nemeton
