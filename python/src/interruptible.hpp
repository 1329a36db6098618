// What takes time: without the lock of the interpreter, and ended by Ctrl-C.
#pragma once

#include <chrono>
#include <future>

#include "handles.hpp"

namespace nemeton::python {

// Runs `work(stop)` on a thread of its own, without the lock of the interpreter; it ends early once `stop` becomes true, which a signal brings about.
// `work` touches no object of Python's.
template <class Work>
auto interruptibly(Work work) {
  std::atomic<bool> stop = false;
  auto result = std::async(std::launch::async, [&] { return work(stop); });
  bool is_interrupted = false;
  while (true) {
    {
      const nb::gil_scoped_release unlocked;
      if (is_interrupted) result.wait();
      if (result.wait_for(std::chrono::milliseconds(50)) == std::future_status::ready) break;
    }
    if (PyErr_CheckSignals() != 0) stop = is_interrupted = true;
  }
  if (is_interrupted) throw nb::python_error();
  return result.get();
}

}  // namespace nemeton::python
