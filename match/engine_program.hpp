// A program that is asked a line at a time and may not answer.
#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <string_view>

namespace nemeton {

class EngineProgram {
 public:
  // Starts a command line of the shell. What it writes to standard error goes to this program's.
  explicit EngineProgram(const std::string& command);
  // Ends it, and what it has started, at once.
  ~EngineProgram();
  EngineProgram(const EngineProgram&) = delete;
  EngineProgram& operator=(const EngineProgram&) = delete;

  // The line with which it answers this one. Error: why there is none, as in "has ended with status 1"; it is of no more use then.
  std::expected<std::string, std::string> ask(std::string_view line, std::chrono::milliseconds timeout);

 private:
  using Deadline = std::chrono::steady_clock::time_point;
  // Whether the program will read (POLLOUT) or has written or ended (POLLIN) before then.
  bool wait_for(short event, Deadline deadline) const;
  // Why it has closed its side.
  std::string end();

  int process_ = -1;
  int socket_ = -1;
  std::string read_;  // beyond the last line
};

}  // namespace nemeton
