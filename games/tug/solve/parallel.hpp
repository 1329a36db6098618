// Work on several threads at once, whose outcome does not depend on how many there are.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace nemeton::tug {

// Calls `work(thread, i)` for each i below `count`, on so many threads.
template <class Work>
void in_parallel(unsigned threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto take = [&](unsigned thread) {
    for (std::size_t i = next++; i < count; i = next++) work(thread, i);
  };
  std::vector<std::jthread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(take, i);
  take(0);
}

// Calls `work(begin, end)` for all parts of the numbers below `count`.
template <class Work>
void in_parts(unsigned threads, std::size_t count, const Work& work) {
  constexpr std::size_t kPart = 1 << 16;
  in_parallel(threads, (count + kPart - 1) / kPart,
              [&](unsigned, std::size_t i) { work(i * kPart, std::min(count, (i + 1) * kPart)); });
}

// The greatest of `value(i)` for each i below `count`; at least 0.
template <class Value>
float greatest(unsigned threads, std::size_t count, const Value& value) {
  std::vector<float> greatest_of(threads);
  in_parallel(threads, threads, [&](unsigned, std::size_t part) {
    for (std::size_t i = count * part / threads; i < count * (part + 1) / threads; ++i)
      greatest_of[part] = std::max(greatest_of[part], value(i));
  });
  return std::ranges::max(greatest_of);
}

}  // namespace nemeton::tug
