// A server in a process of its own, for what kills it or measures it.
#pragma once

#include <string>
#include <vector>

namespace nemeton {

// A program that writes where it listens to its standard output, as `nemeton serve` does.
class Child {
 public:
  // Starts `words`, the program's path and its arguments, and waits until it serves or has ended. What this process's environment
  // says to a server, it does not hear; it hears `variables`, such as "NEMETON_PORT=0".
  explicit Child(std::vector<std::string> words, std::vector<std::string> variables = {});
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  int process() const { return process_; }
  // The port it listens at; 0 if it does not.
  int port() const { return port_; }
  // Sends the signal and waits for the end. Gives the exit status, or 128 and the signal that it died from; -1 if it had ended, or was
  // never started.
  int end(int signal_number);
  // The same for an end that comes by itself.
  int wait();
  // Sends the signal; nothing happens if it has ended.
  void signal(int number) const;
  // The line with the address at which it listens.
  const std::string& first_line() const { return first_line_; }
  // Its standard error so far.
  std::string complaint() const;

 private:
  int process_ = -1;
  int complaint_file_ = -1;
  int port_ = 0;
  std::string first_line_;
};

}  // namespace nemeton
