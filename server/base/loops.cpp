#include "server/base/loops.hpp"

#include <ranges>
#include <thread>

namespace nemeton {

Loops::Loops(int threads) {
  for (int i = 0; i < threads; ++i) loops_.push_back(std::make_unique<Loop>());
}

// A coroutine of one loop may hold objects of another, such as a table with its timers: all coroutines are destroyed before any loop.
Loops::~Loops() {
  for (const auto& loop : loops_) loop->shutdown();
}

void Loops::run() {
  std::vector<std::jthread> others;
  for (const auto& loop : loops_ | std::views::drop(1)) others.emplace_back([&loop] { loop->run(); });
  main().run();
}

void Loops::stop() {
  for (const auto& loop : loops_) loop->stop();
}

}  // namespace nemeton
