// The real program in a process of its own, for tests that kill it.
#pragma once

#include "cli/child.hpp"

namespace nemeton {

// `nemeton serve` with these arguments and variables of the environment.
class Program : public Child {
 public:
  explicit Program(std::vector<std::string> arguments, std::vector<std::string> variables = {})
      : Child(words(std::move(arguments)), std::move(variables)) {}

 private:
  static std::vector<std::string> words(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {NEMETON_PROGRAM, "serve"});
    return arguments;
  }
};

}  // namespace nemeton
