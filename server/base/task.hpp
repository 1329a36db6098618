// Coroutines, and waiting for the work of another thread.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <functional>
#include <type_traits>
#include <utility>

#include "server/base/log.hpp"

namespace nemeton {

namespace asio = boost::asio;

// Where tasks run: on a loop that has one thread, so that its handlers run one after the other (Asio's implicit strand). The type is
// named because `any_io_executor` would be copied and asked for every step of every task.
using Strand = asio::io_context::executor_type;

template <class T = void>
using Task = asio::awaitable<T, Strand>;

// The completion token for tasks that wait for a task; kAwait also returns the error code.
inline constexpr asio::use_awaitable_t<Strand> kResult;
inline const auto kAwait = asio::as_tuple(kResult);

// Starts a task on its own. A task should not end with an exception; if one does, the log says so and the rest goes on.
template <class Where>
void spawn(Where&& where, Task<void> task) {
  asio::co_spawn(where, std::move(task), [](const std::exception_ptr& exception) {
    if (exception) log_exception(exception);
  });
}

// Calls `start` with a callback, waits until that is called, on any thread, and returns its argument. The coroutine resumes on its own
// executor.
template <class Result, class Start>
Task<Result> promised(Start start) {
  auto initiate = [start = std::move(start)](auto handler) mutable {
    auto executor = asio::get_associated_executor(handler);
    auto resume = [work = asio::make_work_guard(executor), handler = std::move(handler)](Result result) mutable {
      asio::post(work.get_executor(), [handler = std::move(handler), result = std::move(result)]() mutable {
        std::move(handler)(std::move(result));
      });
    };
    start(std::move_only_function<void(Result)>(std::move(resume)));
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Strand>, void(Result)>(std::move(initiate),
                                                                                             kResult);
}

// Runs `work` on a thread of the pool and gives its result.
template <class Work>
Task<std::invoke_result_t<Work&>> away(asio::thread_pool& pool, Work work) {
  using Result = std::invoke_result_t<Work&>;
  auto start = [&pool, &work](std::move_only_function<void(Result)> done) {
    asio::post(pool, [&work, done = std::move(done)]() mutable { done(work()); });
  };
  co_return co_await promised<Result>(std::move(start));
}

}  // namespace nemeton
