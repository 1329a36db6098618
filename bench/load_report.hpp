// What is told of a server under load: a line every few seconds, and one for the whole.
#pragma once

#include <ostream>
#include <vector>

#include "bench/swarm.hpp"
#include "bench/visitors.hpp"

namespace nemeton {

// What the server's process has taken so far.
struct Taken {
  double memory;     // MB resident
  double processor;  // seconds
};

Taken taken(int process);

class LoadReport {
 public:
  // Of the server that is this process. `has_visits`: there are columns for them.
  LoadReport(int process, bool has_visits, std::ostream& out);

  // What happened in the seconds up to `at`.
  void line(int at, double seconds, const Told& told, const Visited& visited);
  // What the server took at most, early and late: more and more, if something is never let go.
  void growth() const;

 private:
  int process_;
  bool has_visits_;
  std::ostream* out_;
  Taken before_;
  double own_before_;           // processor seconds of the clients
  std::vector<double> memory_;  // of each line, MB
};

}  // namespace nemeton
