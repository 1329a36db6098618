# What the code asks of a compiler. It is said when a build is configured, instead of as errors in a hundred files.
include(CheckCXXSourceCompiles)
include(CheckCXXSourceRuns)

set(nemeton_compiler "${CMAKE_CXX_COMPILER} (${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION})")
set(CMAKE_REQUIRED_FLAGS ${CMAKE_CXX23_STANDARD_COMPILE_OPTION})

check_cxx_source_compiles([[
#include <bit>
#include <expected>
#include <ranges>
#include <string_view>
#include <utility>
std::expected<int, int> parse(std::string_view text) {
  if (!text.contains('1')) return std::unexpected(2);
  for (const char each : text | std::views::drop(1)) {
    if (each == '0') std::unreachable();
  }
  return std::popcount(text.size());
}
int main() { return parse("1").value_or(std::to_underlying(std::byte{0})); }
]] NEMETON_HAS_CXX23)
if(NOT NEMETON_HAS_CXX23)
  message(FATAL_ERROR "${nemeton_compiler} lacks something of C++23 that Nemeton is written with: <expected>, ranges, std::unreachable or "
    "string_view::contains. clang 19 and gcc 12 have all of it: name one with -DCMAKE_CXX_COMPILER=clang++-19, or take a preset: "
    "cmake --preset release")
endif()

if(NEMETON_BUILD_SERVER)
  # gcc 12 destroys a temporary aggregate in the operand of co_await twice, and with it what the aggregate holds.
  check_cxx_source_runs([[
#include <coroutine>
#include <functional>
struct Task {
  struct promise_type {
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  bool await_ready() { return true; }
  void await_suspend(std::coroutine_handle<>) {}
  void await_resume() {}
};
int alive = 0;
struct Counted {
  Counted() { ++alive; }
  Counted(const Counted&) { ++alive; }
  ~Counted() { --alive; }
};
struct Aggregate { Counted counted; int number; };
Task take(Aggregate) { co_return; }
Task give() { co_await take(Aggregate{{}, 1}); }
int main() {
  std::move_only_function<void()> run = [] { give(); };
  run();
  return alive;
}
]] NEMETON_HAS_COROUTINES)
  if(NOT NEMETON_HAS_COROUTINES)
    message(FATAL_ERROR "${nemeton_compiler} lacks std::move_only_function, or destroys temporaries of coroutines twice, as gcc 12 does: "
      "the server cannot be built with it. Name another with -DCMAKE_CXX_COMPILER=clang++-19, or build the games without the server: "
      "-DNEMETON_BUILD_SERVER=OFF")
  endif()
endif()
unset(CMAKE_REQUIRED_FLAGS)
