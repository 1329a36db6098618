// The real program in a process of its own, for tests that kill it.
#pragma once

#include <string>
#include <vector>

namespace nemeton {

// `nemeton serve` with these arguments.
class Program {
 public:
  // Starts it and waits until it serves or has ended.
  explicit Program(const std::vector<std::string>& arguments);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // The port it listens at; 0 if it does not.
  int port() const { return port_; }
  // Sends the signal and waits for the end. Gives the exit status, or 128 and the signal that it died from.
  int end(int signal);
  // Waits for an end that comes by itself.
  int wait();
  // What it wrote to standard error up to its end.
  const std::string& complaint() const { return complaint_; }

 private:
  int process_ = -1;
  int complaint_file_ = -1;
  int port_ = 0;
  std::string complaint_;
};

}  // namespace nemeton
