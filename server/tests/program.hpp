// The real program in a process of its own, for tests that kill it.
#pragma once

#include <unistd.h>

#include <fstream>

#include "cli/child.hpp"

namespace nemeton {

// `nemeton serve` with these arguments and variables of the environment.
class Program : public Child {
 public:
  explicit Program(std::vector<std::string> arguments, std::vector<std::string> variables = {})
      : Child(words(std::move(arguments)), std::move(variables)) {}

  // What of it is in memory, in KB.
  double memory() const {
    double pages = 0;
    std::ifstream("/proc/" + std::to_string(process()) + "/statm") >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1000;
  }

 private:
  static std::vector<std::string> words(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {NEMETON_PROGRAM, "serve"});
    return arguments;
  }
};

}  // namespace nemeton
