// The event loops of the server, one a thread. A table, with all sockets at it, runs on one of them, as a request over HTTP does.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <vector>

#include "server/base/task.hpp"

namespace nemeton {

class Loops {
 public:
  explicit Loops(int threads);
  ~Loops();
  Loops(const Loops&) = delete;
  Loops& operator=(const Loops&) = delete;

  // The loop of everything that exists once, such as the acceptor. May be called on any thread, as the others.
  asio::io_context& main() { return *loops_.front(); }
  // The loops in turn, for tables and connections.
  Strand next() { return loops_[next_++ % loops_.size()]->get_executor(); }

  // Runs all loops, the main one on this thread, until they are stopped.
  void run();
  void stop();

 private:
  // Tells Asio that one thread runs the loop.
  class Loop : public asio::io_context {
   public:
    Loop() : io_context(1) {}
    using execution_context::shutdown;

   private:
    asio::executor_work_guard<executor_type> work_ = asio::make_work_guard(*this);
  };

  std::vector<std::unique_ptr<Loop>> loops_;
  std::atomic<std::size_t> next_ = 0;
};

}  // namespace nemeton
