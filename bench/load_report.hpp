// The report on a server under load: a line every few seconds, and one for the whole.
#pragma once

#include <ostream>
#include <vector>

#include "bench/load_clients.hpp"

namespace nemeton {

// Memory and processor time that a process has used so far.
struct ProcessUsage {
  double memory;     // MB resident
  double processor;  // seconds
};

ProcessUsage usage_of(int process);

class LoadReport {
 public:
  LoadReport(int server_process, std::ostream& out);

  // Writes the line of the seconds up to `at`.
  void line(int at, double seconds, const LoadCounts& counts);
  // The server's peak memory, early and late: it grows if something is never freed.
  void growth() const;

 private:
  int process_;
  std::ostream* out_;
  ProcessUsage before_;
  double own_before_;           // processor seconds of the clients
  std::vector<double> memory_;  // of each line, MB
};

}  // namespace nemeton
