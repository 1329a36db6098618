#include "server/bots.hpp"

#include "server/keys.hpp"

namespace nemeton {

Task<std::string> Bots::best(std::unique_ptr<Match> match, Seat seat, Level level) {
  const Limits limits{
      .level = level, .time = std::chrono::milliseconds(1000), .seed = random_seed(), .stop = &stopped_};
  auto think = [&] { return match->best(seat, limits).action; };
  co_return co_await away(threads_, std::move(think));
}

}  // namespace nemeton
