#include "server/bot_scheduler/thread_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

Instant now() { return std::chrono::steady_clock::now(); }

}  // namespace

BotThreadPool::BotThreadPool(int threads, int niceness) : queue_(threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

BotThreadPool::~BotThreadPool() { stop(); }

void BotThreadPool::think(std::unique_ptr<Match> match, Seat seat, Level level, Claim claim,
                          std::move_only_function<void(std::string)> done) {
  const std::lock_guard lock(mutex_);
  if (state_ == State::stopped) return done("");
  const FairQueue::Id id = ++last_;
  thoughts_.emplace(id, new Thought{std::move(match), seat, level, claim, std::move(done)});
  queue_.add(id, std::move(claim));
  metrics().bots_waiting.Increment();
  end_unwanted();
  changed_.notify_one();
}

void BotThreadPool::change(const Claim& claim) {
  const std::lock_guard lock(mutex_);
  for (auto& [id, thought] : thoughts_) {
    if (thought->claim.table == claim.table) thought->claim = claim;
  }
  queue_.change(claim);
  end_unwanted();
  changed_.notify_one();
}

void BotThreadPool::stop() {
  decltype(thoughts_) waiting;
  {
    const std::lock_guard lock(mutex_);
    state_ = State::stopped;
    for (auto& [id, thought] : thoughts_) thought->ended = true;
    while (const auto id = queue_.leave()) waiting.insert(thoughts_.extract(*id));
    metrics().bots_waiting.Decrement(static_cast<double>(waiting.size()));
    changed_.notify_all();
  }
  for (auto& [id, thought] : waiting) thought->done("");
}

void BotThreadPool::end_unwanted() {
  if (const auto id = queue_.unwanted()) thoughts_.at(*id)->ended = true;
}

void BotThreadPool::work(int niceness) {
  // Linux keeps it for each thread.
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
  std::unique_lock lock(mutex_);
  while (state_ == State::running) {
    const auto id = queue_.begin(now());
    if (!id) {
      const auto pause_end = queue_.pause_end();
      pause_end ? static_cast<void>(changed_.wait_until(lock, *pause_end)) : changed_.wait(lock);
      continue;
    }
    const std::shared_ptr<Thought> thought = thoughts_.at(*id);
    metrics().bots_waiting.Decrement();
    lock.unlock();
    std::string action = action_of(*thought);
    lock.lock();
    queue_.end(*id, now());
    if (thought->ended && state_ == State::running) {
      // Another needed the thread: it thinks anew when nobody does.
      thought->ended = false;
      queue_.add(*id, thought->claim);
      metrics().bots_waiting.Increment();
      continue;
    }
    thoughts_.erase(*id);
    lock.unlock();
    thought->done(std::move(action));
    lock.lock();
  }
}

std::string BotThreadPool::action_of(Thought& thought) {
  const OneMore thinking(metrics().bots_thinking);
  const Stopwatch watch;
  const Budget budget{.time = std::chrono::seconds(1), .stop = &thought.ended};
  std::string action = thought.match->best(thought.seat, thought.level, budget, random_seed()).action;
  metrics().bot_seconds[static_cast<std::size_t>(thought.level)]->Observe(watch.seconds());
  return action;
}

}  // namespace nemeton
