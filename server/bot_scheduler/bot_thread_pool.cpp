#include "server/bot_scheduler/bot_thread_pool.hpp"

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

void BotThreadPool::search(std::unique_ptr<Match> match, Seat seat, Level level, Requester requester,
                           std::move_only_function<void(std::string)> done) {
  const std::lock_guard lock(mutex_);
  if (state_ == State::stopped) return done("");
  const FairQueue::Id id = ++last_;
  tasks_.emplace(id, new SearchTask{std::move(match), seat, level, requester, std::move(done)});
  queue_.add(id, std::move(requester));
  metrics().bots_waiting.Increment();
  preempt();
  changed_.notify_one();
}

void BotThreadPool::change(const Requester& requester) {
  const std::lock_guard lock(mutex_);
  for (auto& [id, task] : tasks_) {
    if (task->requester.table == requester.table) task->requester = requester;
  }
  queue_.change(requester);
  preempt();
  changed_.notify_one();
}

void BotThreadPool::stop() {
  decltype(tasks_) waiting;
  {
    const std::lock_guard lock(mutex_);
    state_ = State::stopped;
    for (auto& [id, task] : tasks_) task->should_stop = true;
    while (const auto id = queue_.pop_waiting()) waiting.insert(tasks_.extract(*id));
    metrics().bots_waiting.Decrement(static_cast<double>(waiting.size()));
    changed_.notify_all();
  }
  for (auto& [id, task] : waiting) task->done("");
}

void BotThreadPool::preempt() {
  if (const auto id = queue_.preemptible()) tasks_.at(*id)->should_stop = true;
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
    const std::shared_ptr<SearchTask> task = tasks_.at(*id);
    metrics().bots_waiting.Decrement();
    lock.unlock();
    std::string action = search_action(*task);
    lock.lock();
    queue_.end(*id, now());
    if (task->should_stop && state_ == State::running) {
      // Another search needed the thread. This one starts again when a thread is free.
      task->should_stop = false;
      queue_.add(*id, task->requester);
      metrics().bots_waiting.Increment();
      continue;
    }
    tasks_.erase(*id);
    lock.unlock();
    task->done(std::move(action));
    lock.lock();
  }
}

std::string BotThreadPool::search_action(SearchTask& task) {
  const OneMore thinking(metrics().bots_thinking);
  const Stopwatch watch;
  const Budget budget{.time = std::chrono::seconds(1), .stop = &task.should_stop};
  std::string action = task.match->best(task.seat, task.level, budget, random_seed()).action;
  metrics().bot_seconds[static_cast<std::size_t>(task.level)]->Observe(watch.seconds());
  return action;
}

}  // namespace nemeton
