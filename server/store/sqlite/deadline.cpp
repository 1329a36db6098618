#include "server/store/sqlite/deadline.hpp"

#include <vector>

namespace nemeton {

Deadline::Deadline(std::chrono::milliseconds limit, std::function<void(bool)> told)
    : limit_(limit), told_(std::move(told)), thread_([this] { watch(); }) {}

Deadline::~Deadline() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  news_.notify_all();
  thread_.join();
}

void Deadline::add(std::shared_ptr<Question> question) {
  const std::lock_guard lock(mutex_);
  // Answers come in the order of questions, or nearly so.
  while (!asked_.empty() && asked_.front().question->given) asked_.pop_front();
  asked_.push_back({std::chrono::steady_clock::now(), std::move(question)});
}

void Deadline::pass(Question& question, void* answer) {
  // What the function holds is let go of at once, not when the watch comes round.
  if (!question.given.exchange(true)) return std::exchange(question.give, nullptr)(answer);
  const std::lock_guard lock(mutex_);
  if (--owed_ == 0) told_(false);
}

void Deadline::watch() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    news_.wait_for(lock, limit_ / 8);
    std::vector<std::shared_ptr<Question>> late;
    const auto before = std::chrono::steady_clock::now() - limit_;
    for (; !asked_.empty() && (asked_.front().question->given || asked_.front().at < before); asked_.pop_front()) {
      if (asked_.front().question->given.exchange(true)) continue;
      if (owed_++ == 0) told_(true);
      late.push_back(std::move(asked_.front().question));
    }
    lock.unlock();
    for (const auto& question : late) question->give(nullptr);
    late.clear();
    lock.lock();
  }
}

}  // namespace nemeton
