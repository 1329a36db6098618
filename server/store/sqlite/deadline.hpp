// Limits the time that a caller waits for a store: an answer comes in time, if need be that there is none.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace nemeton {

class Deadline {
 public:
  template <class Answer>
  using Give = std::move_only_function<void(Answer)>;

  // `told` hears, on a thread of its own, when the store owes an answer for longer than `limit`, and when it owes none any more.
  Deadline(std::chrono::milliseconds limit, std::function<void(bool late)> told);
  ~Deadline();
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  // A function to answer with instead of `give`, to be called once: it passes on an answer that comes in time; if none does,
  // `give` gets `late`. Empty while the store owes answers that are late: it is not to be asked then, and `give` got `late` at once.
  template <class Answer>
  Give<Answer> limit(Give<Answer> give, Answer late) {
    if (owed_ > 0) {
      give(std::move(late));
      return {};
    }
    auto question = std::make_shared<Question>([give = std::move(give), late = std::move(late)](void* answer) mutable {
      give(std::move(answer == nullptr ? late : *static_cast<Answer*>(answer)));
    });
    add(question);
    return [this, question = std::move(question)](Answer answer) { pass(*question, &answer); };
  }

 private:
  // Of the store and the watch, the first gives its answer.
  struct Question {
    explicit Question(std::move_only_function<void(void*)> answer) : give(std::move(answer)) {}
    std::move_only_function<void(void*)> give;  // null: late
    std::atomic<bool> given = false;
  };
  struct Asked {
    std::chrono::steady_clock::time_point at;
    std::shared_ptr<Question> question;
  };

  void add(std::shared_ptr<Question> question);
  void pass(Question& question, void* answer);
  void watch();

  const std::chrono::milliseconds limit_;
  const std::function<void(bool)> told_;
  std::atomic<int> owed_ = 0;  // answers that are late and have not come
  std::mutex mutex_;           // of those below
  std::deque<Asked> asked_;    // in the order of time
  bool closing_ = false;
  std::condition_variable news_;
  std::thread thread_;
};

}  // namespace nemeton
